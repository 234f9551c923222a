import { type Ledger, type Said } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { type Skipped } from '../types';
import { get, isDict, list, number, text, word } from '../values';
import { mendMojibake } from '../words';
import { TimeOrderedBuffer } from './time-ordered-buffer';

const NAMES = ['title', 'thread_path', 'threadName'];
const CARRIED = ['photos', 'videos', 'audio_files', 'files', 'gifs', 'media'];
/** What the program writes in place of words, after trimming. */
const NOTICES = /^(?:Liked a message|Reacted .{1,16} to your message)$/u;
const SENT = /^(?:You|.{1,80}) sent an attachment\.$/u;
const NOTICE_TYPES = ['Call', 'Subscribe', 'Unsubscribe'];

/** Messenger's and Instagram's message_1.json, message_2.json …: the last of them is the oldest, and within each the newest stands first. */
export async function readMessenger(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of [...parts].sort(byThreadThenOldest)) await readPart(part, ledger);
}

function byThreadThenOldest(one: Part, other: Part): number {
  const [folder, place] = placeOf(one.name);
  const [otherFolder, otherPlace] = placeOf(other.name);
  return folder === otherFolder ? otherPlace - place : folder < otherFolder ? -1 : 1;
}

function placeOf(name: string): [folder: string, place: number] {
  const found = /^(.*?)(?:message_(\d+))?\.json$/i.exec(name);
  return [found?.[1] ?? name, Number(found?.[2] ?? 0)];
}

async function readPart(part: Part, ledger: Ledger): Promise<void> {
  // Which conversation it is stands behind the messages, so it is asked for first.
  let thread = /([^/\\]+)[/\\]message_\d+\.json$/i.exec(part.name)?.[1] ?? part.title;
  let title: string | null = null;
  let path: string | null = null;
  for await (const { pattern, value } of piecesOf(part, NAMES, ledger, true)) {
    if (pattern === 'thread_path') path = word(value);
    else title = mendMojibake(word(value) ?? '') || title;
  }
  thread = path ?? title ?? thread;
  ledger.title(thread, title);
  const sorted = new TimeOrderedBuffer(ledger, true);
  for await (const { value } of piecesOf(part, ['messages.*'], ledger)) {
    const found = isDict(value) && Object.hasOwn(value, 'senderName') ? encrypted(value) : open(value);
    if (typeof found === 'string') ledger.skip(found);
    else await sorted.add({ ...found, thread });
  }
  await sorted.handOn();
}

/** A time of a message; what is none is no message either. */
function timeOf(value: unknown): number | null {
  const at = number(value);
  return typeof value === 'number' && at !== null && at > 0 ? at : null;
}

function open(message: unknown): Omit<Said, 'thread'> | Skipped {
  const speaker = text(get(message, 'sender_name'));
  const at = timeOf(get(message, 'timestamp_ms'));
  if (speaker === null || at === null) return 'unreadable';
  if (get(message, 'is_unsent') === true) return 'deleted';
  if (get(message, 'call_duration') !== undefined || NOTICE_TYPES.includes(text(get(message, 'type')) ?? ''))
    return 'system';
  const said = mendMojibake(text(get(message, 'content')) ?? '').trim();
  if (NOTICES.test(said)) return 'system';
  if (said !== '' && !SENT.test(said)) return { speaker: mendMojibake(speaker), text: said, at };
  const carries = CARRIED.some((key) => list(get(message, key)).length > 0);
  return said !== '' || carries || get(message, 'sticker') != null || get(message, 'share') != null ? 'media' : 'empty';
}

/** The download of end-to-end encrypted conversations has another shape, and its letters are whole. */
function encrypted(message: unknown): Omit<Said, 'thread'> | Skipped {
  const speaker = text(get(message, 'senderName'));
  const at = timeOf(get(message, 'timestamp'));
  if (speaker === null || at === null) return 'unreadable';
  if (get(message, 'isUnsent') === true) return 'deleted';
  const said = (text(get(message, 'text')) ?? '').trim();
  if (said !== '') return { speaker, text: said, at };
  return list(get(message, 'media')).length > 0 ? 'media' : 'empty';
}
