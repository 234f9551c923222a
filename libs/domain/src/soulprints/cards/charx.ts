import type { Archive } from './card-archive';
import { getOwn, isObject, type UntrustedObject } from './card-json';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { readPicture } from './card-pictures';
import { UnreadableCardError, type CardPicture } from './types';

const POINTER = /^(?:embeded:\/\/|embedded:\/\/|__asset:)\/?/;
const DATA_URL = /^data:image\/(?:png|jpe?g|webp);base64,/i;

/**
 * Finds the card of a CHARX archive and its folder ('' for the root, otherwise ending in a slash).
 * @throws UnreadableCardError `no-card`, and the errors of reading the entry
 */
export async function readCardOfArchive(archive: Archive, notes: CardNotes): Promise<{ text: Buffer; folder: string }> {
  const cards = archive.names.filter((name) => /(?:^|\/)card\.json$/i.test(name));
  const depth = (name: string) => name.split('/').length;
  const name = cards.sort((one, other) => depth(one) - depth(other) || (one.endsWith('card.json') ? -1 : 1))[0];
  if (name === undefined) throw new UnreadableCardError('no-card');
  const folder = name.slice(0, -'card.json'.length);
  if (folder !== '') notes.add('card-in-subfolder');
  return { text: await archive.read(name, CARD_LIMITS.jsonBytes), folder };
}

/**
 * Reads the icon of a card, embedded in its archive or as a data URL. Other assets are counted and dropped; remote ones are never
 * fetched.
 */
export async function readIcon(
  card: UntrustedObject,
  archive: Archive | null,
  folder: string,
  notes: CardNotes,
): Promise<CardPicture | null> {
  const data = getOwn(card, 'data');
  const list = isObject(data) ? getOwn(data, 'assets') : undefined;
  const assets = (Array.isArray(list) ? list : []).filter(isObject);
  const icons = assets.filter((asset) => getOwn(asset, 'type') === 'icon');
  const icon = icons.find((asset) => getOwn(asset, 'name') === 'main') ?? icons[0];
  const isEmbedded = (asset: UntrustedObject | undefined) => POINTER.test(uriOfAsset(asset));
  const dropped = assets.filter((asset) => asset !== icon && (isEmbedded(asset) || /^data:/i.test(uriOfAsset(asset))));
  notes.add('asset-left-out', 'assets', dropped.length);
  const uri = uriOfAsset(icon);
  if (!isEmbedded(icon) && !DATA_URL.test(uri)) return null;
  const bytes = isEmbedded(icon) ? await readEmbedded(uri, archive, folder) : decodeDataUrl(uri);
  if (bytes !== null) return readPicture(bytes, notes);
  notes.add('picture-left-out', 'assets');
  return null;
}

function uriOfAsset(asset: UntrustedObject | undefined): string {
  const uri = asset === undefined ? undefined : getOwn(asset, 'uri');
  return typeof uri === 'string' ? uri : '';
}

async function readEmbedded(uri: string, archive: Archive | null, folder: string): Promise<Buffer | null> {
  const name = folder + uri.replace(POINTER, '');
  if (archive === null || !archive.names.includes(name)) return null;
  try {
    return await archive.read(name, CARD_LIMITS.pictureBytes);
  } catch (cause) {
    // The card is usable without its icon.
    if (cause instanceof UnreadableCardError) return null;
    throw cause;
  }
}

function decodeDataUrl(uri: string): Buffer {
  return Buffer.from(uri.replace(DATA_URL, ''), 'base64');
}
