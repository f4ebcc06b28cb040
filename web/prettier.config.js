import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 100,
  singleQuote: true,
  // The plugin itself and not its name: games' pages stand where no package is found.
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
