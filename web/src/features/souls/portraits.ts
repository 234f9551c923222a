import { createAvatar } from '@dicebear/core';
import * as glass from '@dicebear/glass';

/** Number of portraits. They are the same for every soul. */
const PORTRAIT_COUNT = 9;
/** Side length of a stored portrait in pixels: twice the largest displayed size. */
const SIDE = 320;
/** Encoder quality, 0–1. */
const QUALITY = 0.88;
/** Hues in degrees. They are spread over the circle, so that the portraits differ clearly. */
const HUES = Array.from({ length: PORTRAIT_COUNT }, (_, index) => (20 + (index * 360) / PORTRAIT_COUNT) % 360);

/** Generates the portraits to choose from: abstract art on a coloured light, as SVG data URIs. */
export function generatePortraits(): string[] {
  return HUES.map((hue, index) => {
    const art = createAvatar(glass, { seed: `portrait ${index + 1}`, backgroundColor: ['transparent'] }).toDataUri();
    return `data:image/svg+xml;utf8,${encodeURIComponent(portraitSvg(art, hue))}`;
  });
}

/** The same light as that of generated avatars (`.face`), with art on it. */
function portraitSvg(art: string, hue: number): string {
  const stops = [
    [0, 0.95, 0.045],
    [0.58, 0.78, 0.11],
    [1, 0.58, 0.13],
  ].map(
    ([offset, lightness, chroma]) => `<stop offset="${offset}" stop-color="oklch(${lightness} ${chroma} ${hue})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">
    <radialGradient id="light" cx="34%" cy="24%" r="85%">${stops.join('')}</radialGradient>
    <rect width="100" height="100" fill="url(#light)"/>
    <image href="${art}" width="100" height="100" style="mix-blend-mode:soft-light"/>
    <image href="${art}" width="100" height="100" opacity="0.35"/>
  </svg>`;
}

/**
 * Renders a portrait for storing.
 * @returns a data URL: WebP, or PNG where the browser cannot encode it
 * @throws if the browser cannot render it
 */
export async function renderPortrait(svg: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = svg;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/webp', QUALITY);
}
