import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the page and asks a server that runs beside it.
const server = process.env.TSUGI_SERVER ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // A game's page stands in the game's folder, and names what all pages share by `$web`.
    alias: { $web: fileURLToPath(new URL('src', import.meta.url)) },
    // Unit tests run the page's own code, as a browser would get it.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    include: ['src/**/*.test.ts', '../games/*/page/**/*.test.ts'],
    setupFiles: ['tests/unit.mjs'],
    // A test reads styles as text.
    css: true,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    fs: { allow: ['..'] },
  },
});
