import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { parse } from '../json-pieces';
import { to24Hour, parseIsoTime, parseMonth, toTimestamp } from '../time-parsing';
import { get, id, isObject, list, number, text, nonEmptyText } from '../untrusted-values';
import { toEpochMs } from './csv';

/** Placeholder names. */
const PLACEHOLDER_NAMES = ['', 'unused'];
const NOTICES = 'SillyTavern System';

/** Reads SillyTavern chats, one JSON object per line; invalid lines are skipped, as in the program. */
export async function readSillyTavern(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const timesTrusted = await timesDiffer(part);
    if (!timesTrusted) ledger.note('times-not-trusted');
    const thread = part.title;
    const names = { user: 'You', character: 'Character' };
    ledger.setTitle(thread, part.title);
    let first = true;
    for await (const lines of part.lines()) {
      for (const line of lines) {
        if (typeof line !== 'string') ledger.skip('too-large');
        else if (line.trim() !== '') {
          const value = parse(Buffer.from(line));
          if (!isObject(value)) ledger.skip('unreadable');
          else if (first && isHeader(value)) readNames(names, value);
          else await readMessage(value, thread, names, timesTrusted, ledger);
          first = false;
        }
      }
    }
    await ledger.closeThread(thread);
  }
}

const isHeader = (value: unknown): boolean =>
  get(value, 'mes') === undefined &&
  ['user_name', 'name', 'chat_metadata', 'character_name'].some((key) => get(value, key) !== undefined);

function readNames(names: { user: string; character: string }, header: unknown): void {
  const given = (key: string) => {
    const name = text(get(header, key)) ?? '';
    return PLACEHOLDER_NAMES.includes(name.trim().toLowerCase()) ? null : name;
  };
  names.user = given('user_name') ?? names.user;
  names.character = given('character_name') ?? names.character;
}

async function readMessage(
  value: unknown,
  thread: string,
  names: { user: string; character: string },
  timesTrusted: boolean,
  ledger: ImportLedger,
): Promise<void> {
  const content = messageIn(value);
  const speaker = nonEmptyText(get(value, 'name'));
  if (content === null) return void ledger.skip('unreadable');
  if (get(value, 'is_system') === true) {
    // System messages have the program's name or a type; messages hidden by the person have neither.
    const notice = speaker === NOTICES || get(get(value, 'extra'), 'type') !== undefined;
    return void ledger.skip(notice ? 'system' : 'hidden');
  }
  const user = get(value, 'is_user') === true;
  await ledger.accept({
    thread,
    speaker: speaker ?? (user ? names.user : names.character),
    role: user ? 'person' : 'soul',
    text: content,
    at: timesTrusted ? timeIn(get(value, 'send_date')) : null,
  });
}

/** Returns the text, or the selected swipe; one site wraps each in an object. */
function messageIn(value: unknown): string | null {
  const bare = (one: unknown) => text(one) ?? text(get(one, 'message'));
  const chosen = list(get(value, 'swipes'))[number(get(value, 'swipe_id')) ?? 0];
  return bare(get(value, 'mes')) ?? bare(chosen);
}

/** Returns whether the messages have different times: one tool writes the export time to all of them. */
async function timesDiffer(part: ExportPart): Promise<boolean> {
  let seen: string | null = null;
  let same = 0;
  for await (const lines of part.lines(true)) {
    for (const line of lines) {
      const value = typeof line !== 'string' || line.trim() === '' ? undefined : parse(Buffer.from(line));
      const date = id(get(value, 'send_date'));
      if (get(value, 'mes') === undefined || date === null) continue;
      if (seen !== null && seen !== date) return true;
      seen = date;
      same += 1;
    }
  }
  return same < 3;
}

/** Parses epoch values; "2023-7-21 @17h 13m 22s 116ms"; "February 25, 2025 3:46pm"; ISO 8601. */
export function timeIn(value: unknown): number | null {
  const numericValue = number(value);
  if (numericValue !== null) return toEpochMs(numericValue);
  if (typeof value !== 'string') return null;
  const sillyTavernDate = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/.exec(
    value.trim(),
  );
  if (sillyTavernDate) {
    const [, year, month, day, hour, minute, second, rest] = sillyTavernDate.map(Number);
    const at = toTimestamp(year ?? 0, month ?? 0, day ?? 0, hour, minute, second);
    return at === null ? null : at + (rest || 0);
  }
  const englishDate = /^([A-Z][a-z]+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2}) ?([ap]m)$/i.exec(value.trim());
  if (!englishDate) return parseIsoTime(value);
  const [, month, day, year, hour, minute, half] = englishDate;
  const clock = to24Hour(Number(hour), (half ?? '').toUpperCase() as 'AM' | 'PM');
  return toTimestamp(Number(year), parseMonth(month ?? '') ?? 0, Number(day), clock, Number(minute));
}

/** Detects a line that is a complete object with the keys of a message or a header. */
export const looksLikeSillyTavern = (lines: readonly string[]): boolean =>
  lines.slice(0, 20).some((line) => {
    if (!line.startsWith('{') || !line.trimEnd().endsWith('}')) return false;
    const value = parse(Buffer.from(line));
    return (
      (get(value, 'mes') !== undefined && get(value, 'is_user') !== undefined) ||
      get(value, 'chat_metadata') !== undefined ||
      get(value, 'user_name') !== undefined
    );
  });
