// Unit tests have no browser: what the page asks of one when it is loaded stands here.

const answers = { navigator: { languages: ['en'] }, location: { pathname: '/' } };
for (const [name, value] of Object.entries(answers))
  Object.defineProperty(globalThis, name, { value, configurable: true });
globalThis.addEventListener ??= () => {};
const { words } = await import('../src/lib/words.svelte.ts');
await words.load();
