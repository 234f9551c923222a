import { textOfLine } from './message-body';
import { JsonStreamExtractor, type RawPiece } from './json-stream-extractor';
import { type ExportPart } from './export-part';
import { parse } from './json-pieces';
import { detectTable } from './readers/csv';
import { looksLikeDiscordText } from './readers/discord-txt';
import { looksLikeImessage } from './readers/imessage';
import { looksLikeSillyTavern } from './readers/sillytavern';
import { looksLikeTranscript } from './readers/transcript';
import { looksLikeSignal, looksLikeWhatsApp } from './readers/whatsapp';
import { type FormatName, type Limits, UnreadableExportError } from './types';

/**
 * Signatures of JSON exports: keys specific to one program. The first row whose keys are all present matches; rows that share keys have
 * others that distinguish them. `sender=ai|user` requires one of these values.
 */
export const JSON_SIGNS: readonly { format: FormatName; keys: readonly string[]; reason: string }[] = [
  { format: 'chatgpt', keys: ['*.mapping'], reason: 'a conversation is a tree of nodes' },
  { format: 'chatgpt', keys: ['conversations.*.mapping'], reason: 'the same, wrapped' },
  { format: 'claude', keys: ['*.chat_messages'], reason: 'a key specific to this program' },
  { format: 'claude', keys: ['conversations.*.chat_messages'], reason: 'the same, wrapped' },
  { format: 'chatgpt', keys: ['mapping', 'current_node'], reason: 'one conversation alone' },
  { format: 'claude', keys: ['chat_messages'], reason: 'one conversation alone' },
  {
    format: 'discord-json',
    keys: ['guild', 'channel', 'messages'],
    reason: 'server and channel precede the messages',
  },
  {
    format: 'messenger',
    keys: ['messages.*.sender_name', 'messages.*.timestamp_ms'],
    reason: 'Facebook and Instagram share these',
  },
  {
    format: 'messenger',
    keys: ['messages.*.senderName', 'messages.*.timestamp'],
    reason: 'the encrypted conversations of the same',
  },
  { format: 'telegram', keys: ['chats.list'], reason: 'a whole account' },
  {
    format: 'telegram',
    keys: ['messages.*.date', 'messages.*.type', 'messages.*.id'],
    reason: 'one chat: every message has a type',
  },
  { format: 'telegram', keys: ['messages.*.date_unixtime'], reason: 'seconds in a string, specific to this program' },
  { format: 'telegram', keys: ['name', 'type', 'id', 'messages'], reason: 'one chat without messages' },
  { format: 'slack', keys: ['*.ts', '*.type'], reason: 'one day of one channel' },
  { format: 'kindroid', keys: ['*.sender=ai|user', '*.timestamp'], reason: 'the sender is one of two values' },
  { format: 'character-ai', keys: ['histories.histories.*.msgs'], reason: 'histories within histories' },
  { format: 'character-ai', keys: ['turns.*.candidates'], reason: 'turns with their candidates' },
  { format: 'oobabooga', keys: ['data_visible'], reason: 'visible message pairs, next to the internal ones' },
  { format: 'oobabooga', keys: ['visible', 'internal'], reason: 'the same, in newer files' },
  { format: 'kobold', keys: ['savedsettings', 'actions'], reason: 'a story with its settings' },
  { format: 'risu', keys: ['data.message.*.role'], reason: 'messages within data' },
  { format: 'sillytavern', keys: ['mes', 'is_user'], reason: 'the first of many lines, longer than the head' },
  { format: 'sillytavern', keys: ['chat_metadata'], reason: 'the same, with a header' },
  { format: 'agnai', keys: ['messages.*.msg'], reason: 'a key specific to this program' },
];

type Sign = { format: FormatName; reason: string; matches: (lines: readonly string[]) => boolean };
const tableIs = (format: FormatName) => (lines: readonly string[]) =>
  detectTable(lines.find((line) => line.trim() !== '') ?? '') === format;

/** Signatures of text exports, checked against the first lines. More specific ones come first; `plain` is the fallback. */
export const TEXT_SIGNS: readonly Sign[] = [
  { format: 'discord-txt', reason: 'a banner of = with Guild: or Channel: below it', matches: looksLikeDiscordText },
  {
    format: 'sillytavern',
    reason: 'lines that are each an object with mes and is_user, or a header of such',
    matches: looksLikeSillyTavern,
  },
  { format: 'discord-csv', reason: 'table header', matches: tableIs('discord-csv') },
  { format: 'replika', reason: 'table header', matches: tableIs('replika') },
  { format: 'imessage', reason: 'begins with "May 17, 2022  5:29:42 PM"', matches: looksLikeImessage },
  { format: 'whatsapp', reason: 'a date and a time in brackets or before a dash', matches: looksLikeWhatsApp },
  { format: 'signal', reason: 'the same in brackets, the year first, without seconds', matches: looksLikeSignal },
  { format: 'table', reason: 'a header with a column of names and one of words', matches: tableIs('table') },
  { format: 'transcript', reason: 'names before colons, that come again', matches: looksLikeTranscript },
  { format: 'plain', reason: 'nothing else', matches: () => true },
];

/** Maximum bytes of a JSON file scanned for its signature. */
const MAX_SCANNED_BYTES = 64 << 20;
const HEAD = 128 * 1024;
const MAGIC: readonly [code: 'encrypted' | 'binary', head: string][] = [
  ['binary', 'SQLite format 3\0'],
  ['binary', '%PDF'],
  ['binary', '\x89PNG'],
  ['binary', '\xff\xd8\xff'],
  ['binary', 'GIF8'],
  ['binary', 'RIFF'],
  ['binary', '\x1f\x8b'],
  ['binary', 'Rar!'],
  ['binary', '7z\xbc\xaf'],
  ['encrypted', 'rcc||'],
  ['encrypted', 'Salted__'],
];

/** A bracket followed by JSON; excludes "[laughs]" and "[1.2.24, 10:30:00]". */
const JSON_BEGINS = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|-?\d+\s*[,\]]|$))/;

/** Number of bytes `recogniseFormat` needs. */
export const HEAD_BYTES = HEAD;

/** Whether a file starts with a ZIP entry. @param head first bytes of the file */
export const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/** An empty archive consists of its end record only. */
const isEmptyZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\x05\x06';

/**
 * Detects the format of a file.
 * @throws UnreadableExportError empty, encrypted, html-export, binary, malformed, too-deep, unsupported
 */
export async function recogniseFormat(part: ExportPart, head: Buffer, limits: Limits): Promise<FormatName> {
  if (head.length === 0 || isEmptyZip(head)) throw new UnreadableExportError('empty');
  const begin = head.subarray(0, 16).toString('latin1');
  for (const [code, magic] of MAGIC) if (begin.startsWith(magic)) throw new UnreadableExportError(code);
  const decodedHead = decodeHead(head);
  const trimmedHead = decodedHead.trimStart();
  if (JSON_BEGINS.test(trimmedHead) && !looksLikeSillyTavern(trimmedHead.split(/\r?\n/)))
    return recogniseJsonFormat(part, limits);
  // Charset detection reads the whole file, so it comes last.
  const lines = await headLines(part);
  const text = lines.join('\n').trimStart();
  if (text === '') throw new UnreadableExportError('empty');
  if (/^<(?:!doctype|html|head|body|\?xml)/i.test(text)) throw new UnreadableExportError('html-export');
  if (isBinary(text)) throw new UnreadableExportError('binary');
  const sign = TEXT_SIGNS.find(({ matches }) => matches(lines));
  return sign?.format ?? 'plain';
}

/** Decodes the head as UTF-8, or UTF-16 with a byte order mark. */
function decodeHead(head: Buffer): string {
  const utf16 =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  return new TextDecoder(utf16 ?? 'utf-8').decode(head);
}

/** Text has almost no control characters; the threshold is one in twenty. */
function isBinary(text: string): boolean {
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > text.length / 20;
}

async function headLines(part: ExportPart): Promise<string[]> {
  const lines: string[] = [];
  let size = 0;
  for await (const some of part.lines(true)) {
    for (const line of some) {
      lines.push(textOfLine(line));
      size += textOfLine(line).length;
    }
    if (size > HEAD) break;
  }
  // The last line may be truncated; no signature depends on it.
  return lines.map((line) => line.replace(/^\ufeff/, ''));
}

async function recogniseJsonFormat(part: ExportPart, limits: Limits): Promise<FormatName> {
  const wanted = new Set(JSON_SIGNS.flatMap(({ keys }) => keys.map(toPattern)));
  const extractor = new JsonStreamExtractor([...wanted, '*.Contents?', '*.Timestamp?'], limits);
  const seenKeys = new Set<string>();
  let size = 0;
  for await (const block of part.blocks(true)) {
    for (const piece of extractor.push(block)) recordMatches(piece, seenKeys);
    const sign = JSON_SIGNS.find(({ keys }) => keys.every((key) => seenKeys.has(key)));
    if (sign) return sign.format;
    if (extractor.tooDeep) throw new UnreadableExportError('too-deep');
    size += block.length;
    if (extractor.broken || size > MAX_SCANNED_BYTES) break;
  }
  if (extractor.complete || size > MAX_SCANNED_BYTES)
    throw new UnreadableExportError(seenKeys.size === 0 && size < 16 ? 'no-messages' : 'unsupported');
  throw new UnreadableExportError('malformed');
}

/** Returns the extractor pattern: the value where it is compared, otherwise its presence. */
const toPattern = (key: string) => (key.includes('=') ? key.slice(0, key.indexOf('=')) : `${key}?`);

function recordMatches({ pattern, bytes }: RawPiece, seenKeys: Set<string>): void {
  if (bytes === null) seenKeys.add(pattern.replace(/\?$/, ''));
  else {
    const value = parse(bytes);
    for (const { keys } of JSON_SIGNS) {
      for (const key of keys) {
        const [path, values] = key.split('=');
        if (path === pattern && values?.split('|').includes(String(value))) seenKeys.add(key);
      }
    }
  }
}
