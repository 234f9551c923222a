import { previewText } from './preview-text';

it('previews 150 code points without Markdown', () => {
  expect(previewText(' # The *lake*\n**cold** water ')).toBe('The lake\ncold water');
  expect(previewText('x'.repeat(150))).toBe('x'.repeat(150));
  expect(previewText('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(previewText('🦆'.repeat(200))).toBe(`${'🦆'.repeat(150)}…`);
});
