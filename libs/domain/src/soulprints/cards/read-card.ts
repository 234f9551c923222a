import { endsInArchive, openArchive, type Archive } from './card-archive';
import { readCardOfArchive, readIcon } from './charx';
import { parseCard, type UntrustedObject } from './card-json';
import { CARD_LIMITS } from './card-limits';
import { normaliseCard } from './normalise-card';
import { CardNotes } from './card-notes';
import { detectCardKind, readPicture } from './card-pictures';
import { cardChunks, readChunks, stripCard, readText } from './card-png';
import { UnreadableCardError, type CardPicture, type CardReading } from './types';

interface OpenedCard {
  card: UntrustedObject;
  archive: Archive | null;
  folder: string;
  /** The file itself, where it is an image. */
  picture: CardPicture | null;
}

/**
 * Reads a character card: V1, V2 or V3 in a PNG or APNG, as JSON, as CHARX or as a JPEG with an appended archive; JSON of older programs;
 * and standalone lorebooks. The type is detected from the content. Nothing is fetched, and instructions in the card are not followed.
 * @param bytes at most 100 MB
 * @param name file name, used where the card has no name
 * @throws UnreadableCardError
 */
export async function readCard(bytes: Uint8Array, name: string): Promise<CardReading> {
  const notes = new CardNotes();
  const { card, archive, folder, picture } = await openCard(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    notes,
  );
  const icon = await readIcon(card, archive, folder, notes);
  const normal = normaliseCard(card, name, notes);
  return { ...normal, picture: icon ?? picture, notes: notes.list() };
}

async function openCard(bytes: Buffer, notes: CardNotes): Promise<OpenedCard> {
  if (bytes.length === 0) throw new UnreadableCardError('empty');
  const kind = detectCardKind(bytes);
  switch (kind) {
    case 'png':
      requireSize(bytes, CARD_LIMITS.archiveBytes);
      return openPngCard(bytes, notes);
    case 'jpeg':
      requireSize(bytes, CARD_LIMITS.archiveBytes);
      if (!endsInArchive(bytes)) throw new UnreadableCardError('no-card');
      return openArchivedCard(bytes, notes);
    case 'zip':
      requireSize(bytes, CARD_LIMITS.archiveBytes);
      return openArchivedCard(bytes, notes);
    case 'webp':
    case 'other-image':
      throw new UnreadableCardError('unsupported-image');
    case 'text':
      return { card: openTextCard(bytes, notes), archive: null, folder: '', picture: null };
    case 'unknown':
      throw new UnreadableCardError('no-card');
  }
}

function requireSize(bytes: Buffer, maxBytes: number): void {
  if (bytes.length > maxBytes) throw new UnreadableCardError('too-large');
}

async function openPngCard(bytes: Buffer, notes: CardNotes): Promise<OpenedCard> {
  const { chunks, rest, ended } = readChunks(bytes);
  const candidates = cardChunks(chunks);
  if (candidates.length === 0 && endsInArchive(rest)) return openArchivedCard(bytes, notes);
  requireSize(bytes, CARD_LIMITS.pictureBytes);
  if (candidates.length === 0) throw new UnreadableCardError(ended ? 'no-card' : 'malformed');
  const failures: UnreadableCardError[] = [];
  for (const { keyword, chunk } of candidates.slice(0, CARD_LIMITS.candidates)) {
    try {
      const card = parseCardChunk(readText(chunk), notes);
      if (!chunk.isValid) notes.add('bad-checksum');
      if (!ended) notes.add('damaged-picture');
      if (rest.length > 0 && ended) notes.add('bytes-after-picture');
      notes.add('broken-chunk', undefined, failures.length);
      const others = candidates.filter((other) => other.keyword === keyword && !other.chunk.data.equals(chunk.data));
      notes.add('duplicate-card', undefined, others.length);
      return { card, archive: null, folder: '', picture: stripCard(chunks, notes) };
    } catch (cause) {
      if (!(cause instanceof UnreadableCardError)) throw cause;
      failures.push(cause);
    }
  }
  throw failures.find((error) => error.code === 'encrypted-card') ?? failures[0] ?? new UnreadableCardError('no-card');
}

/** Parses a text chunk: base64-encoded JSON, or plain JSON from some programs. */
function parseCardChunk(text: Buffer, notes: CardNotes): UntrustedObject {
  const start = text.toString('latin1', 0, 64).trimStart();
  if (start.startsWith('{') || start.startsWith('rcc||')) return parseCard(decodeText(text, notes));
  return parseCard(decodeText(Buffer.from(text.toString('latin1'), 'base64'), notes));
}

async function openArchivedCard(bytes: Buffer, notes: CardNotes): Promise<OpenedCard> {
  const archive = await openArchive(bytes, notes);
  const { text, folder } = await readCardOfArchive(archive, notes);
  const card = parseCard(decodeText(text, notes));
  const picture = archive.start > 0 ? readPicture(bytes.subarray(0, archive.start), notes) : null;
  return { card, archive, folder, picture };
}

function openTextCard(bytes: Buffer, notes: CardNotes): UntrustedObject {
  requireSize(bytes, CARD_LIMITS.jsonBytes * 2);
  const text = decodeText(bytes, notes).trim();
  if (text === '') throw new UnreadableCardError('empty');
  if (/^(?:\{|"\s*\\?\{|rcc\|\|)/.test(text)) return parseCard(text);
  if (text.startsWith('[')) throw new UnreadableCardError('no-card');
  // YAML of other programs: `name: …` at the start of a line.
  if (/^(?:char_)?(?:name|context|greeting|persona):/im.test(text.slice(0, 20_000)))
    throw new UnreadableCardError('unsupported-format');
  throw new UnreadableCardError('no-card');
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
function decodeText(bytes: Buffer, notes: CardNotes): string {
  const start = bytes.toString('latin1', 0, 2);
  if (start === '\xff\xfe') return new TextDecoder('utf-16le').decode(bytes);
  if (start === '\xfe\xff') return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\uFFFD')) notes.add('bad-encoding');
  return text;
}
