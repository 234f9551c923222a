import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { packed } from './packing';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = 'http://127.0.0.1:3000';

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(query-core|react-query))\//;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether a module comes with any of these: it is one of them, or imported there, or by what is imported there. */
function comesWith(roots: readonly string[], id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (roots.includes(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && comesWith(roots, importer, graph, seen));
}

/**
 * In which piece the app's own modules come that somebody needs first: what everybody needs, and what somebody needs who is in. Left alone
 * each falls into a dozen, one for every set of dialogs that use the same. What belongs to other rooms and to dialogs stays apart.
 */
const firstPiece: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const rooms = graph.getModuleInfo(at('src/app/rooms.ts'))?.dynamicallyImportedIds ?? [];
  if (comesWith([at('src/main.tsx')], id, graph)) return 'first';
  if (!comesWith([at('src/app/Inside.tsx')], id, graph)) return null;
  return comesWith(rooms, id, graph) ? 'first' : 'inside';
};

/** What is named by its contents is packed here once; the page is told apart by who asks, and the server packs it then. */
const packing: Plugin = {
  name: 'packing',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => one.startsWith('assets/'))) {
      const forms = await packed(name, await readFile(join(dir, name)));
      for (const [form, content] of forms) await writeFile(join(dir, form), content);
    }
  },
};

export default defineConfig({
  root: at('.'),
  plugins: [react(), tailwindcss(), packing],
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
          // What every page needs and a release seldom changes: a browser that has it keeps it.
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 1 },
            { name: firstPiece, test: /web\/src\/.*\.tsx?$/ },
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
