import { textOfLine, MessageBody, type Line } from '../message-body';
import { DateOrderSurvey } from '../date-order';
import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type Timestamp, parseTimestamp, toTime } from '../timestamps';
import { type DateOrder, type ReadOptions } from '../types';
import { cleanName } from '../text-cleaning';
import { classifyBody } from './whatsapp-notices';

/** Separator between name and text; the text may start on the next line. */
const COLON = /:(?:\s|$)/;
const MAX_AUTHOR_LENGTH = 100;
const QUOTES = /["“”„«»「」]/;
const MAX_NAMES = 10_000;

interface OpenMessage {
  stamp: Timestamp;
  author: string | null;
  body: MessageBody;
}

/** Splits author and text behind a timestamp; no author for system messages. */
function splitAuthor(rest: string): { author: string | null; said: string } {
  const colon = COLON.exec(rest.slice(0, MAX_AUTHOR_LENGTH + 20));
  if (!colon) return { author: null, said: rest };
  const author = cleanName(rest.slice(0, colon.index)).replace(/^~\s?/, '');
  if (author === '' || author.length > MAX_AUTHOR_LENGTH) return { author: null, said: rest };
  return { author, said: rest.slice(colon.index + 1).replace(/^ /, '') };
}

/** Reads WhatsApp's text exports (Android and iOS, all languages), and transcripts of the form "[date, time] Name: text". */
export async function readWhatsApp(
  parts: readonly ExportPart[],
  ledger: ImportLedger,
  { dateOrder }: Pick<ReadOptions, 'dateOrder'>,
): Promise<void> {
  const survey = new DateOrderSurvey();
  const speakers = new Map<ExportPart, ReadonlySet<string>>();
  for (const part of parts) {
    const names = new Map<string, number>();
    for await (const lines of part.lines(true)) lines.forEach((line) => surveyLine(line, survey, names));
    survey.startNewFile();
    speakers.set(part, selectSpeakers(names));
  }
  const order = survey.decide(dateOrder);
  ledger.dateOrder = order;
  for (const part of parts) await readPart(part, ledger, order, speakers.get(part) ?? new Set());
}

function surveyLine(line: Line, survey: DateOrderSurvey, names: Map<string, number>): void {
  const stamp = parseTimestamp(textOfLine(line));
  if (!stamp) return;
  survey.add(stamp);
  const { author } = splitAuthor(stamp.rest);
  if (author !== null && (names.has(author) || names.size < MAX_NAMES)) names.set(author, (names.get(author) ?? 0) + 1);
}

/** Excludes text that only looks like a name: `Bob changed the subject to "x: y"`. */
function selectSpeakers(names: ReadonlyMap<string, number>): Set<string> {
  const speakers = new Set(names.keys());
  for (const [name, times] of names) {
    if (times > 1) continue;
    const begins = name
      .split(' ')
      .some((_, index, words) => index > 0 && words.length - index >= 3 && names.has(words.slice(0, index).join(' ')));
    if (QUOTES.test(name) || begins) speakers.delete(name);
  }
  return speakers;
}

async function readPart(
  part: ExportPart,
  ledger: ImportLedger,
  order: DateOrder | null,
  speakers: ReadonlySet<string>,
): Promise<void> {
  const thread = part.title;
  ledger.setTitle(thread, titleOf(part.title));
  let open: OpenMessage | null = null;
  let unreadableLines = 0;
  for await (const lines of part.lines()) {
    for (const line of lines) {
      const stamp = parseTimestamp(textOfLine(line));
      if (stamp) {
        if (open) await finishMessage(open, thread, ledger, order);
        const { author, said } = splitAuthor(stamp.rest);
        const known = author !== null && speakers.has(author);
        open = { stamp, author: known ? author : null, body: new MessageBody(ledger.limits.message) };
        open.body.add(typeof line === 'string' ? said : line);
      } else if (open) open.body.add(line);
      else if (textOfLine(line).trim() !== '') unreadableLines += 1;
    }
  }
  if (open) await finishMessage(open, thread, ledger, order);
  ledger.skip('unreadable', unreadableLines);
  await ledger.closeThread(thread);
}

async function finishMessage(
  { stamp, author, body }: OpenMessage,
  thread: string,
  ledger: ImportLedger,
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
  const classified = classifyBody(body.text);
  if ('skipped' in classified) {
    ledger.skip(classified.skipped);
    return;
  }
  const time = toTime(stamp, order?.order ?? 'dmy');
  if (time === 'no-such-date') ledger.note('mixed-date-order');
  if (time === 'other-calendar') ledger.note('other-calendar');
  await ledger.accept({
    thread,
    speaker: author,
    text: classified.text,
    at: typeof time === 'number' ? ledger.localTime(time) : null,
  });
}

/** Derives the title from "WhatsApp Chat with Ada" and translations; the archive's own file is called _chat. */
function titleOf(name: string): string | null {
  if (name === '_chat') return null;
  return name.replace(/^WhatsApp Chat (?:with|-) /i, '');
}

const TIMESTAMP_WITHIN_LINES = 5;

function firstTimestamp(lines: readonly string[]): Timestamp | null {
  for (const line of lines.filter((one) => one.trim() !== '').slice(0, TIMESTAMP_WITHIN_LINES)) {
    const stamp = parseTimestamp(line);
    if (stamp) return stamp;
  }
  return null;
}

const hasAuthor = (lines: readonly string[]) =>
  lines.some((line) => {
    const stamp = parseTimestamp(line);
    return stamp !== null && splitAuthor(stamp.rest).author !== null;
  });

/** Detects timestamps before a dash or in brackets. */
export function looksLikeWhatsApp(lines: readonly string[]): boolean {
  const stamp = firstTimestamp(lines);
  return stamp !== null && !isPlainlyBracketed(stamp);
}

/** Year first, no seconds, in brackets: the format of Signal export tools and of manual transcripts. */
const isPlainlyBracketed = (stamp: Timestamp) => stamp.bracketed && stamp.yearFirst && !stamp.hasSeconds;

/** Whether a chat export has the timestamps of Signal instead of those of WhatsApp. */
export function looksLikeSignal(lines: readonly string[]): boolean {
  const stamp = firstTimestamp(lines);
  return stamp !== null && isPlainlyBracketed(stamp) && hasAuthor(lines);
}
