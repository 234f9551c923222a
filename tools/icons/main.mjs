/**
 * `npm run icons`: renders web/public/favicon.svg in a real browser as the icons that other systems ask for: favicon.ico, PNG icons of the
 * web app manifest, and the icon of iOS. Writes them to web/public.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../bench/long/browser.mjs';
import { encodeIco } from './ico.mjs';

const publicFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web/public');
/** Background of the icon, for systems that cut out a shape of their own. */
const BACKGROUND = '#17141f';
/** Share of a maskable icon's side that systems may cut off on each side. */
const MASK_MARGIN = 0.1;
const ICO_SIDES = [16, 32, 48];
/** PNG icons by file name. `margin` is a share of the side; an icon with a margin fills its square with the background. */
const PNG_ICONS = {
  'icon-192.png': { side: 192, margin: null },
  'icon-512.png': { side: 512, margin: null },
  'icon-maskable-512.png': { side: 512, margin: MASK_MARGIN },
  'apple-touch-icon.png': { side: 180, margin: 0 },
};

const svg = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
const browser = await launchBrowser();
try {
  const page = await browser.newPage();

  /** @param {{ side: number, margin: number | null }} icon `side` in pixels */
  const render = async ({ side, margin }) => {
    await page.setViewportSize({ width: side, height: side });
    const inner = side * (1 - 2 * (margin ?? 0));
    await page.setContent(
      `<style>html,body{margin:0;height:100%;background:${margin === null ? 'transparent' : BACKGROUND}}
       body{display:grid;place-items:center}svg{width:${inner}px;height:${inner}px}</style>${svg}`,
    );
    return page.screenshot({ omitBackground: true });
  };

  for (const [name, icon] of Object.entries(PNG_ICONS)) {
    await writeFile(path.join(publicFolder, name), await render(icon));
    process.stdout.write(`${name}\n`);
  }
  const images = [];
  for (const side of ICO_SIDES) images.push({ side, png: await render({ side, margin: null }) });
  await writeFile(path.join(publicFolder, 'favicon.ico'), encodeIco(images));
  process.stdout.write('favicon.ico\n');
} finally {
  await browser.close();
}
