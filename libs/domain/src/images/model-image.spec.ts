import { png, pngChunk } from './fixtures';
import { toModelImage } from './model-image';

describe('toModelImage', () => {
  it('removes metadata', async () => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0taken at home'));
    const image = await toModelImage(png({ before: [text] }));
    expect(image?.includes('taken at home')).toBe(false);
    expect(image).toEqual(png());
  });

  it('is null for what is larger than a model is sent, damaged, or no image', async () => {
    expect(await toModelImage(png({ width: 1_024, height: 8 }))).not.toBeNull();
    expect(await toModelImage(png({ width: 1_025, height: 8 }))).toBeNull();
    expect(await toModelImage(png().subarray(0, 40))).toBeNull();
    expect(await toModelImage(Buffer.from('hello'))).toBeNull();
  });
});
