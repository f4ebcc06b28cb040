import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` serves the page and asks a server that runs beside it.
const server = process.env.TSUGI_SERVER ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [svelte()],
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
