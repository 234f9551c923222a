import { endsInArchive, openArchive, type Archive } from './archive';
import { cardOfArchive, iconOf } from './charx';
import { parseCard, type Loose } from './json';
import { CARD_LIMITS } from './limits';
import { normalise } from './normal';
import { Notes } from './notes';
import { kindOf, pictureFrom } from './pictures';
import { cardChunks, chunksOf, pictureOf, textOf } from './png';
import { UnreadableCard, type CardPicture, type CardReading } from './types';

interface Opened {
  card: Loose;
  archive: Archive | null;
  folder: string;
  /** The file itself, where it is a picture. */
  picture: CardPicture | null;
}

/**
 * Reads a character card: V1, V2 or V3 in a PNG or APNG, as JSON, as CHARX or as a JPEG with an archive behind it; older programs'
 * JSON; and lorebooks that stand alone. The kind is told by the bytes. Nothing is fetched, and nothing in the card is obeyed.
 * @param bytes at most 100 MB
 * @param name the file's name, which names a card that has no name
 * @throws UnreadableCard with a code that says why
 */
export async function readCard(bytes: Uint8Array, name: string): Promise<CardReading> {
  const notes = new Notes();
  const { card, archive, folder, picture } = await open(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    notes,
  );
  const icon = await iconOf(card, archive, folder, notes);
  const normal = normalise(card, name, notes);
  return { ...normal, picture: icon ?? picture, notes: notes.list() };
}

async function open(bytes: Buffer, notes: Notes): Promise<Opened> {
  if (bytes.length === 0) throw new UnreadableCard('empty');
  const kind = kindOf(bytes);
  switch (kind) {
    case 'png':
      limit(bytes, CARD_LIMITS.archiveBytes);
      return openPng(bytes, notes);
    case 'jpeg':
      limit(bytes, CARD_LIMITS.archiveBytes);
      if (!endsInArchive(bytes)) throw new UnreadableCard('no-card');
      return openArchived(bytes, notes);
    case 'zip':
      limit(bytes, CARD_LIMITS.archiveBytes);
      return openArchived(bytes, notes);
    case 'webp':
    case 'other-image':
      throw new UnreadableCard('unsupported-image');
    case 'text':
      return { card: openText(bytes, notes), archive: null, folder: '', picture: null };
    case 'unknown':
      throw new UnreadableCard('no-card');
  }
}

function limit(bytes: Buffer, longest: number): void {
  if (bytes.length > longest) throw new UnreadableCard('too-large');
}

async function openPng(bytes: Buffer, notes: Notes): Promise<Opened> {
  const { chunks, rest, ended } = chunksOf(bytes);
  const candidates = cardChunks(chunks);
  if (candidates.length === 0 && endsInArchive(rest)) return openArchived(bytes, notes);
  limit(bytes, CARD_LIMITS.pictureBytes);
  if (candidates.length === 0) throw new UnreadableCard(ended ? 'no-card' : 'malformed');
  const failed: UnreadableCard[] = [];
  for (const { keyword, chunk } of candidates.slice(0, CARD_LIMITS.candidates)) {
    try {
      const card = cardIn(textOf(chunk), notes);
      if (!chunk.sound) notes.add('bad-checksum');
      if (!ended) notes.add('damaged-picture');
      if (rest.length > 0 && ended) notes.add('bytes-after-picture');
      notes.add('broken-chunk', undefined, failed.length);
      const others = candidates.filter((other) => other.keyword === keyword && !other.chunk.data.equals(chunk.data));
      notes.add('duplicate-card', undefined, others.length);
      return { card, archive: null, folder: '', picture: pictureOf(chunks, notes) };
    } catch (cause) {
      if (!(cause instanceof UnreadableCard)) throw cause;
      failed.push(cause);
    }
  }
  throw failed.find((error) => error.code === 'encrypted-card') ?? failed[0] ?? new UnreadableCard('no-card');
}

/** What a text chunk holds: base64 of JSON, or, from some programs, the JSON itself. */
function cardIn(text: Buffer, notes: Notes): Loose {
  const start = text.toString('latin1', 0, 64).trimStart();
  if (start.startsWith('{') || start.startsWith('rcc||')) return parseCard(decoded(text, notes));
  return parseCard(decoded(Buffer.from(text.toString('latin1'), 'base64'), notes));
}

async function openArchived(bytes: Buffer, notes: Notes): Promise<Opened> {
  const archive = await openArchive(bytes, notes);
  const { text, folder } = await cardOfArchive(archive, notes);
  const card = parseCard(decoded(text, notes));
  const picture = archive.start > 0 ? pictureFrom(bytes.subarray(0, archive.start), notes) : null;
  return { card, archive, folder, picture };
}

function openText(bytes: Buffer, notes: Notes): Loose {
  limit(bytes, CARD_LIMITS.jsonBytes * 2);
  const text = decoded(bytes, notes).trim();
  if (text === '') throw new UnreadableCard('empty');
  if (/^(?:\{|"\s*\\?\{|rcc\|\|)/.test(text)) return parseCard(text);
  if (text.startsWith('[')) throw new UnreadableCard('no-card');
  // YAML as other programs write it: `name: …` at the start of a line.
  if (/^(?:char_)?(?:name|context|greeting|persona):/im.test(text.slice(0, 20_000)))
    throw new UnreadableCard('unsupported-format');
  throw new UnreadableCard('no-card');
}

/** Bytes as text: UTF-8, or UTF-16 where the first two bytes say so. */
function decoded(bytes: Buffer, notes: Notes): string {
  const start = bytes.toString('latin1', 0, 2);
  if (start === '\xff\xfe') return new TextDecoder('utf-16le').decode(bytes);
  if (start === '\xfe\xff') return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\uFFFD')) notes.add('bad-encoding');
  return text;
}
