import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = 'http://127.0.0.1:3000';

const BASE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(query-core|react-query)|lucide-react(?!\/dist\/esm\/icons))\/|libs\/contract\/(?!src\/texts\/)|web\/src\/lib\/(?!socket)/;

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract is tables, types and texts: a part of it that the app does not use does nothing.
      treeshake: { moduleSideEffects: [{ test: /libs\/contract\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What every page needs comes in one piece. Left alone it falls into a dozen, and each waits its turn.
          groups: [{ name: 'base', test: BASE }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
});
