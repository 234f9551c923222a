import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = 'http://127.0.0.1:3000';

export default defineConfig({
  root: at('.'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: [{ find: /^@kinloom\/contract$/, replacement: at('../libs/contract/src/index.ts') }] },
  build: {
    outDir: at('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files: inlined as data they would need a looser content policy and could not be cached alone.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
});
