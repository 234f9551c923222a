import type { Archive } from './archive';
import { at, isObject, type Loose } from './json';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { pictureFrom } from './pictures';
import { UnreadableCard, type CardPicture } from './types';

const POINTER = /^(?:embeded:\/\/|embedded:\/\/|__asset:)\/?/;
const DATA_URL = /^data:image\/(?:png|jpe?g|webp);base64,/i;

/**
 * The card of an archive, and the folder it lies in ('' for the root, else ending in a slash).
 * @throws UnreadableCard `no-card`, and what reading the entry throws
 */
export async function cardOfArchive(archive: Archive, notes: Notes): Promise<{ text: Buffer; folder: string }> {
  const cards = archive.names.filter((name) => /(?:^|\/)card\.json$/i.test(name));
  const depth = (name: string) => name.split('/').length;
  const name = cards.sort((one, other) => depth(one) - depth(other) || (one.endsWith('card.json') ? -1 : 1))[0];
  if (name === undefined) throw new UnreadableCard('no-card');
  const folder = name.slice(0, -'card.json'.length);
  if (folder !== '') notes.add('card-in-subfolder');
  return { text: await archive.read(name, CARD_LIMITS.jsonBytes), folder };
}

/**
 * The picture a card names as its own, from its archive or from the card itself. Other assets are counted and left; remote ones
 * are never fetched.
 */
export async function iconOf(
  card: Loose,
  archive: Archive | null,
  folder: string,
  notes: Notes,
): Promise<CardPicture | null> {
  const data = at(card, 'data');
  const list = isObject(data) ? at(data, 'assets') : undefined;
  const assets = (Array.isArray(list) ? list : []).filter(isObject);
  const icons = assets.filter((asset) => at(asset, 'type') === 'icon');
  const icon = icons.find((asset) => at(asset, 'name') === 'main') ?? icons[0];
  const points = (asset: Loose | undefined) => POINTER.test(uriOf(asset));
  const carried = assets.filter((asset) => asset !== icon && (points(asset) || /^data:/i.test(uriOf(asset))));
  notes.add('asset-left-out', 'assets', carried.length);
  const uri = uriOf(icon);
  if (!points(icon) && !DATA_URL.test(uri)) return null;
  const bytes = points(icon) ? await embedded(uri, archive, folder) : dataOf(uri);
  if (bytes !== null) return pictureFrom(bytes, notes);
  notes.add('picture-left-out', 'assets');
  return null;
}

function uriOf(asset: Loose | undefined): string {
  const uri = asset === undefined ? undefined : at(asset, 'uri');
  return typeof uri === 'string' ? uri : '';
}

async function embedded(uri: string, archive: Archive | null, folder: string): Promise<Buffer | null> {
  const name = folder + uri.replace(POINTER, '');
  if (archive === null || !archive.names.includes(name)) return null;
  try {
    return await archive.read(name, CARD_LIMITS.pictureBytes);
  } catch (cause) {
    // A card is worth having without its picture.
    if (cause instanceof UnreadableCard) return null;
    throw cause;
  }
}

function dataOf(uri: string): Buffer {
  return Buffer.from(uri.replace(DATA_URL, ''), 'base64');
}
