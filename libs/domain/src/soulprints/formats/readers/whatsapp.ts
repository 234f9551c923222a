import { beginOf, Body, type Line } from '../body';
import { DateSurvey } from '../date-order';
import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { type Stamp, stampOf, timeOf } from '../stamps';
import { type DateOrder, type ReadOptions } from '../types';
import { cleanName } from '../words';
import { judge } from './whatsapp-words';

/** A name is followed by this; what is said may be on the next line only. */
const COLON = /:(?:\s|$)/;
const LONGEST_AUTHOR = 100;
const QUOTES = /["“”„«»「」]/;
const MOST_NAMES = 10_000;

interface Open {
  stamp: Stamp;
  author: string | null;
  body: Body;
}

/** The author and the words behind a stamp; no author where the program itself speaks. */
function parted(rest: string): { author: string | null; said: string } {
  const colon = COLON.exec(rest.slice(0, LONGEST_AUTHOR + 20));
  if (!colon) return { author: null, said: rest };
  const author = cleanName(rest.slice(0, colon.index)).replace(/^~\s?/, '');
  if (author === '' || author.length > LONGEST_AUTHOR) return { author: null, said: rest };
  return { author, said: rest.slice(colon.index + 1).replace(/^ /, '') };
}

/** WhatsApp's text (telephones of both kinds, all languages), and transcripts that stand like it: "[date, time] Name: text". */
export async function readWhatsApp(
  parts: readonly Part[],
  ledger: Ledger,
  { dateOrder }: Pick<ReadOptions, 'dateOrder'>,
): Promise<void> {
  const survey = new DateSurvey();
  const speakers = new Map<Part, ReadonlySet<string>>();
  for (const part of parts) {
    const names = new Map<string, number>();
    for await (const lines of part.lines(true)) lines.forEach((line) => look(line, survey, names));
    survey.next();
    speakers.set(part, speakersAmong(names));
  }
  const order = survey.decide(dateOrder);
  ledger.dateOrder = order;
  ledger.note('local-times');
  for (const part of parts) await readPart(part, ledger, order, speakers.get(part) ?? new Set());
}

function look(line: Line, survey: DateSurvey, names: Map<string, number>): void {
  const stamp = stampOf(beginOf(line));
  if (!stamp) return;
  survey.add(stamp);
  const { author } = parted(stamp.rest);
  if (author !== null && (names.has(author) || names.size < MOST_NAMES))
    names.set(author, (names.get(author) ?? 0) + 1);
}

/** Without what only looks like a name: `Bob changed the subject to "x: y"`. */
function speakersAmong(names: ReadonlyMap<string, number>): Set<string> {
  const speakers = new Set(names.keys());
  for (const [name, times] of names) {
    if (times > 1) continue;
    const begins = name
      .split(' ')
      .some((_, word, words) => word > 0 && words.length - word >= 3 && names.has(words.slice(0, word).join(' ')));
    if (QUOTES.test(name) || begins) speakers.delete(name);
  }
  return speakers;
}

async function readPart(
  part: Part,
  ledger: Ledger,
  order: DateOrder | null,
  speakers: ReadonlySet<string>,
): Promise<void> {
  const thread = part.title;
  ledger.title(thread, titleOf(part.title));
  let open: Open | null = null;
  let before = 0;
  for await (const lines of part.lines()) {
    for (const line of lines) {
      const stamp = stampOf(beginOf(line));
      if (stamp) {
        if (open) await settle(open, thread, ledger, order);
        const { author, said } = parted(stamp.rest);
        const known = author !== null && speakers.has(author);
        open = { stamp, author: known ? author : null, body: new Body(ledger.limits.message) };
        open.body.add(typeof line === 'string' ? said : line);
      } else if (open) open.body.add(line);
      else if (beginOf(line).trim() !== '') before += 1;
    }
  }
  if (open) await settle(open, thread, ledger, order);
  ledger.skip('unreadable', before);
  await ledger.threadOver(thread);
}

async function settle(
  { stamp, author, body }: Open,
  thread: string,
  ledger: Ledger,
  order: DateOrder | null,
): Promise<void> {
  if (author === null) {
    ledger.skip('system');
    return;
  }
  if (body.tooLarge) {
    ledger.skip('too-large');
    return;
  }
  const judged = judge(body.text);
  if ('skipped' in judged) {
    ledger.skip(judged.skipped);
    return;
  }
  const time = timeOf(stamp, order?.order ?? 'dmy');
  if (time === 'no-such-date') ledger.note('mixed-date-order');
  if (time === 'other-calendar') ledger.note('other-calendar');
  await ledger.keep({ thread, speaker: author, text: judged.text, at: typeof time === 'number' ? time : null });
}

/** "WhatsApp Chat with Ada" and its like in other languages; the archive's own file is called _chat and names nobody. */
function titleOf(name: string): string | null {
  if (name === '_chat') return null;
  return name.replace(/^WhatsApp Chat (?:with|-) /i, '');
}

const STAMPED_WITHIN = 5;

function firstStamped(lines: readonly string[]): Stamp | null {
  for (const line of lines.filter((one) => one.trim() !== '').slice(0, STAMPED_WITHIN)) {
    const stamp = stampOf(line);
    if (stamp) return stamp;
  }
  return null;
}

const someoneSpeaks = (lines: readonly string[]) =>
  lines.some((line) => {
    const stamp = stampOf(line);
    return stamp !== null && parted(stamp.rest).author !== null;
  });

/** Stamps before a dash, or in brackets. */
export function looksLikeWhatsApp(lines: readonly string[]): boolean {
  const stamp = firstStamped(lines);
  return stamp !== null && !isPlainlyBracketed(stamp);
}

/** A year first and no seconds, in brackets: what tools make of Signal's messages, and people by hand. */
const isPlainlyBracketed = (stamp: Stamp) => stamp.bracketed && stamp.yearFirst && !stamp.hasSeconds;

export function looksLikeSignal(lines: readonly string[]): boolean {
  const stamp = firstStamped(lines);
  return stamp !== null && isPlainlyBracketed(stamp) && someoneSpeaks(lines);
}
