import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packed } from './packing';

const SCRIPT = Buffer.from('export const lamp = "lit";\n'.repeat(200));

it.each(['app-1a.js', 'app-2b.css', 'mark-3c.svg'])('packs %s in both ways, which say the same', async (name) => {
  const forms = await packed(name, SCRIPT);
  expect([...forms.keys()]).toEqual([`${name}.br`, `${name}.gz`]);
  expect(brotliDecompressSync(forms.get(`${name}.br`) ?? '')).toEqual(SCRIPT);
  expect(gunzipSync(forms.get(`${name}.gz`) ?? '')).toEqual(SCRIPT);
  for (const form of forms.values()) expect(form.length).toBeLessThan(SCRIPT.length);
});

it.each([
  ['what is packed by its nature', 'figtree-4d.woff2', SCRIPT],
  ['what is packed already', 'app-1a.js.br', SCRIPT],
  ['what would not become smaller', 'tiny-5e.js', Buffer.from('a')],
  ['nothing', 'empty-6f.js', Buffer.alloc(0)],
])('leaves alone %s', async (_, name, content) => {
  expect((await packed(name, content)).size).toBe(0);
});
