import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

const SCRIPT = Buffer.from('export const lamp = "lit";\n'.repeat(200));

it.each(['app-1a.js', 'app-2b.css', 'mark-3c.svg'])('compresses %s with brotli and gzip', async (name) => {
  const forms = await precompress(name, SCRIPT);
  expect([...forms.keys()]).toEqual([`${name}.br`, `${name}.gz`]);
  expect(brotliDecompressSync(forms.get(`${name}.br`) ?? '')).toEqual(SCRIPT);
  expect(gunzipSync(forms.get(`${name}.gz`) ?? '')).toEqual(SCRIPT);
  for (const form of forms.values()) expect(form.length).toBeLessThan(SCRIPT.length);
});

it.each([
  ['an already compressed font', 'figtree-4d.woff2', SCRIPT],
  ['an already compressed variant', 'app-1a.js.br', SCRIPT],
  ['a file that would not shrink', 'tiny-5e.js', Buffer.from('a')],
  ['an empty file', 'empty-6f.js', Buffer.alloc(0)],
])('does not compress %s', async (_, name, content) => {
  expect((await precompress(name, content)).size).toBe(0);
});
