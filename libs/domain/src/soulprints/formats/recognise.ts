import { beginOf } from './body';
import { JsonStreamExtractor, type RawPiece } from './json-stream-extractor';
import { type Part } from './part';
import { parse } from './pieces';
import { tableOf } from './readers/csv';
import { looksLikeDiscordText } from './readers/discord-txt';
import { looksLikeImessage } from './readers/imessage';
import { looksLikeSillyTavern } from './readers/sillytavern';
import { looksLikeTranscript } from './readers/transcript';
import { looksLikeSignal, looksLikeWhatsApp } from './readers/whatsapp';
import { type FormatName, type Limits, UnreadableExport } from './types';

/**
 * How a JSON export is known: by keys that stand where only this program puts them. The first row whose keys are all there counts; rows
 * that share keys have others that tell them apart, so that the order decides little. `sender=ai|user` wants one of these values.
 */
export const JSON_SIGNS: readonly { format: FormatName; keys: readonly string[]; why: string }[] = [
  { format: 'chatgpt', keys: ['*.mapping'], why: 'a conversation is a tree of nodes' },
  { format: 'chatgpt', keys: ['conversations.*.mapping'], why: 'the same, wrapped' },
  { format: 'claude', keys: ['*.chat_messages'], why: 'nobody else calls it that' },
  { format: 'claude', keys: ['conversations.*.chat_messages'], why: 'the same, wrapped' },
  { format: 'chatgpt', keys: ['mapping', 'current_node'], why: 'one conversation alone' },
  { format: 'claude', keys: ['chat_messages'], why: 'one conversation alone' },
  {
    format: 'discord-json',
    keys: ['guild', 'channel', 'messages'],
    why: 'a server and a channel stand before the messages',
  },
  {
    format: 'messenger',
    keys: ['messages.*.sender_name', 'messages.*.timestamp_ms'],
    why: 'Facebook and Instagram share these',
  },
  {
    format: 'messenger',
    keys: ['messages.*.senderName', 'messages.*.timestamp'],
    why: 'the encrypted conversations of the same',
  },
  { format: 'telegram', keys: ['chats.list'], why: 'a whole account' },
  {
    format: 'telegram',
    keys: ['messages.*.date', 'messages.*.type', 'messages.*.id'],
    why: 'one chat: every message says its type',
  },
  { format: 'telegram', keys: ['messages.*.date_unixtime'], why: 'seconds in a string, as nobody else' },
  { format: 'telegram', keys: ['name', 'type', 'id', 'messages'], why: 'one chat in which nothing was said' },
  { format: 'slack', keys: ['*.ts', '*.type'], why: 'one day of one channel' },
  { format: 'kindroid', keys: ['*.sender=ai|user', '*.timestamp'], why: 'who sends is one of two words' },
  { format: 'character-ai', keys: ['histories.histories.*.msgs'], why: 'histories within histories' },
  { format: 'character-ai', keys: ['turns.*.candidates'], why: 'turns with the wordings that were tried' },
  { format: 'oobabooga', keys: ['data_visible'], why: 'pairs that were shown, beside those the model saw' },
  { format: 'oobabooga', keys: ['visible', 'internal'], why: 'the same, in newer files' },
  { format: 'kobold', keys: ['savedsettings', 'actions'], why: 'a story with its settings' },
  { format: 'risu', keys: ['data.message.*.role'], why: 'messages within data' },
  { format: 'sillytavern', keys: ['mes', 'is_user'], why: 'the first of many lines, longer than the head' },
  { format: 'sillytavern', keys: ['chat_metadata'], why: 'the same, with a header' },
  { format: 'agnai', keys: ['messages.*.msg'], why: 'nobody else calls it that' },
];

type Sign = { format: FormatName; why: string; looks: (lines: readonly string[]) => boolean };
const tableIs = (format: FormatName) => (lines: readonly string[]) =>
  tableOf(lines.find((line) => line.trim() !== '') ?? '') === format;

/** How a text is known: by its first lines. What can be told with more certainty stands first; `plain` is what is left. */
export const TEXT_SIGNS: readonly Sign[] = [
  { format: 'discord-txt', why: 'a banner of = with Guild: or Channel: below it', looks: looksLikeDiscordText },
  {
    format: 'sillytavern',
    why: 'lines that are each an object with mes and is_user, or a header of such',
    looks: looksLikeSillyTavern,
  },
  { format: 'discord-csv', why: 'its header', looks: tableIs('discord-csv') },
  { format: 'replika', why: 'its header', looks: tableIs('replika') },
  { format: 'imessage', why: 'begins with "May 17, 2022  5:29:42 PM"', looks: looksLikeImessage },
  { format: 'whatsapp', why: 'a date and a time in brackets or before a dash', looks: looksLikeWhatsApp },
  { format: 'signal', why: 'the same in brackets, the year first, without seconds', looks: looksLikeSignal },
  { format: 'table', why: 'a header with a column of names and one of words', looks: tableIs('table') },
  { format: 'transcript', why: 'names before colons, that come again', looks: looksLikeTranscript },
  { format: 'plain', why: 'nothing else', looks: () => true },
];

/** Bytes of a JSON file in which its keys must show. */
const LOOKED_THROUGH = 64 << 20;
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

/** A brace or a bracket with what JSON has behind it; "[laughs]" and "[1.2.24, 10:30:00]" are none. */
const JSON_BEGINS = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|-?\d+\s*[,\]]|$))/;

/** As many bytes as `recognise` wants to see. */
export const HEAD_BYTES = HEAD;

export const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/** An archive of nothing is its own list alone. */
const isEmptyZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\x05\x06';

/** @throws UnreadableExport empty, encrypted, html-export, binary, malformed, too-deep, unsupported */
export async function recognise(part: Part, head: Buffer, limits: Limits): Promise<FormatName> {
  if (head.length === 0 || isEmptyZip(head)) throw new UnreadableExport('empty');
  const begin = head.subarray(0, 16).toString('latin1');
  for (const [code, magic] of MAGIC) if (begin.startsWith(magic)) throw new UnreadableExport(code);
  const written = decoded(head);
  const object = written.trimStart();
  if (JSON_BEGINS.test(object) && !looksLikeSillyTavern(object.split(/\r?\n/))) return recogniseJson(part, limits);
  // Only now is the character set asked for: that of a text takes a look through all of it.
  const lines = await headLines(part);
  const text = lines.join('\n').trimStart();
  if (text === '') throw new UnreadableExport('empty');
  if (/^<(?:!doctype|html|head|body|\?xml)/i.test(text)) throw new UnreadableExport('html-export');
  if (isBinary(text)) throw new UnreadableExport('binary');
  const sign = TEXT_SIGNS.find(({ looks }) => looks(lines));
  return sign?.format ?? 'plain';
}

/** The head as UTF-8, or as its mark says. */
function decoded(head: Buffer): string {
  const utf16 =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  return new TextDecoder(utf16 ?? 'utf-8').decode(head);
}

/** Text holds hardly any control characters; what is not text holds one in ten. */
function isBinary(text: string): boolean {
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > text.length / 20;
}

async function headLines(part: Part): Promise<string[]> {
  const lines: string[] = [];
  let size = 0;
  for await (const some of part.lines(true)) {
    for (const line of some) {
      lines.push(beginOf(line));
      size += beginOf(line).length;
    }
    if (size > HEAD) break;
  }
  // A last line may be cut off where the head ends, which no sign minds.
  return lines.map((line) => line.replace(/^\ufeff/, ''));
}

async function recogniseJson(part: Part, limits: Limits): Promise<FormatName> {
  const wanted = new Set(JSON_SIGNS.flatMap(({ keys }) => keys.map(patternOf)));
  const extractor = new JsonStreamExtractor([...wanted, '*.Contents?', '*.Timestamp?'], limits);
  const seen = new Set<string>();
  let size = 0;
  for await (const block of part.blocks(true)) {
    for (const piece of extractor.push(block)) remember(piece, seen);
    const sign = JSON_SIGNS.find(({ keys }) => keys.every((key) => seen.has(key)));
    if (sign) return sign.format;
    if (extractor.tooDeep) throw new UnreadableExport('too-deep');
    size += block.length;
    if (extractor.broken || size > LOOKED_THROUGH) break;
  }
  if (extractor.complete || size > LOOKED_THROUGH)
    throw new UnreadableExport(seen.size === 0 && size < 16 ? 'no-messages' : 'unsupported');
  throw new UnreadableExport('malformed');
}

/** Whether a value is only looked for, or looked at. */
const patternOf = (key: string) => (key.includes('=') ? key.slice(0, key.indexOf('=')) : `${key}?`);

function remember({ pattern, bytes }: RawPiece, seen: Set<string>): void {
  if (bytes === null) seen.add(pattern.replace(/\?$/, ''));
  else {
    const value = parse(bytes);
    for (const { keys } of JSON_SIGNS) {
      for (const key of keys) {
        const [path, values] = key.split('=');
        if (path === pattern && values?.split('|').includes(String(value))) seen.add(key);
      }
    }
  }
}
