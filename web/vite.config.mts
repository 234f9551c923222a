import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { precompress } from './precompress';

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = 'http://127.0.0.1:3000';

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(query-core|react-query))\//;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether one of `roots` imports a module statically, directly or transitively. */
function isImportedBy(roots: readonly string[], id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (roots.includes(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isImportedBy(roots, importer, graph, seen));
}

/**
 * Assigns app modules to two chunks: `first` for what every visitor needs, `inside` for what the signed-in shell adds.
 * By default each would be split into a dozen, one per set of dialogs sharing modules. Lazily loaded screens and
 * dialogs keep their own chunks.
 */
const assignChunk: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const lazyScreens = graph.getModuleInfo(resolvePath('src/app/screens.ts'))?.dynamicallyImportedIds ?? [];
  if (isImportedBy([resolvePath('src/app/main.tsx')], id, graph)) return 'first';
  if (!isImportedBy([resolvePath('src/app/SignedInApp.tsx')], id, graph)) return null;
  return isImportedBy(lazyScreens, id, graph) ? 'first' : 'inside';
};

/** Precompresses hashed assets at build time. The page itself differs per response, so the server compresses it. */
const precompressPlugin: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => file.startsWith('assets/'))) {
      const variants = await precompress(name, await readFile(join(dir, name)));
      for (const [variant, content] of variants) await writeFile(join(dir, variant), content);
    }
  },
};

export default defineConfig({
  root: resolvePath('.'),
  plugins: [react(), tailwindcss(), precompressPlugin],
  resolve: { alias: [{ find: /^@kinloom\/contract$/, replacement: resolvePath('../libs/contract/src/index.ts') }] },
  build: {
    outDir: resolvePath('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined fonts would need a looser content security policy and could not be cached separately.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract has no side effects, so unused parts can be removed.
      treeshake: { moduleSideEffects: [{ test: /libs\/contract\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Libraries change rarely between releases and stay in the browser cache.
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 1 },
            { name: assignChunk, test: /web\/src\/.*\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
});
