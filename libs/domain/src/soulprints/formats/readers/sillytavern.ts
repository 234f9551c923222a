import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { parse } from '../pieces';
import { hourOf, isoTime, monthOf, utc } from '../times';
import { get, id, isDict, list, number, text, word } from '../values';
import { epoch } from './csv';

/** Names that stand for no name. */
const UNUSED = ['', 'unused'];
const NOTICES = 'SillyTavern System';

/** SillyTavern's chats, a line for each message: broken lines are stepped over, as the program does itself. */
export async function readSillyTavern(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const trusted = await timesDiffer(part);
    if (!trusted) ledger.note('times-not-trusted');
    const thread = part.title;
    const names = { user: 'You', character: 'Character' };
    ledger.title(thread, part.title);
    let first = true;
    for await (const lines of part.lines()) {
      for (const line of lines) {
        if (typeof line !== 'string') ledger.skip('too-large');
        else if (line.trim() !== '') {
          const value = parse(Buffer.from(line));
          if (!isDict(value)) ledger.skip('unreadable');
          else if (first && isHeader(value)) learn(names, value);
          else await take(value, thread, names, trusted, ledger);
          first = false;
        }
      }
    }
    await ledger.threadOver(thread);
  }
}

const isHeader = (value: unknown): boolean =>
  get(value, 'mes') === undefined &&
  ['user_name', 'name', 'chat_metadata', 'character_name'].some((key) => get(value, key) !== undefined);

function learn(names: { user: string; character: string }, header: unknown): void {
  const given = (key: string) => {
    const name = text(get(header, key)) ?? '';
    return UNUSED.includes(name.trim().toLowerCase()) ? null : name;
  };
  names.user = given('user_name') ?? names.user;
  names.character = given('character_name') ?? names.character;
}

async function take(
  value: unknown,
  thread: string,
  names: { user: string; character: string },
  trusted: boolean,
  ledger: Ledger,
): Promise<void> {
  const said = saidIn(value);
  const speaker = word(get(value, 'name'));
  if (said === null) return void ledger.skip('unreadable');
  if (get(value, 'is_system') === true) {
    // The program's notices bear its name or a kind; what a person hid from the model bears neither.
    const notice = speaker === NOTICES || get(get(value, 'extra'), 'type') !== undefined;
    return void ledger.skip(notice ? 'system' : 'hidden');
  }
  const user = get(value, 'is_user') === true;
  await ledger.keep({
    thread,
    speaker: speaker ?? (user ? names.user : names.character),
    role: user ? 'person' : 'soul',
    text: said,
    at: trusted ? timeIn(get(value, 'send_date')) : null,
  });
}

/** The words, or the wording chosen among several; one site wraps each in an object. */
function saidIn(value: unknown): string | null {
  const bare = (one: unknown) => text(one) ?? text(get(one, 'message'));
  const chosen = list(get(value, 'swipes'))[number(get(value, 'swipe_id')) ?? 0];
  return bare(get(value, 'mes')) ?? bare(chosen);
}

/** Whether the times of at least two messages differ: one tool writes the time of the export to all. */
async function timesDiffer(part: Part): Promise<boolean> {
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

/** Milliseconds; "2023-7-21 @17h 13m 22s 116ms"; "February 25, 2025 3:46pm"; ISO 8601. */
export function timeIn(value: unknown): number | null {
  const figure = number(value);
  if (figure !== null) return epoch(figure);
  if (typeof value !== 'string') return null;
  const own = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/.exec(
    value.trim(),
  );
  if (own) {
    const [, year, month, day, hour, minute, second, rest] = own.map(Number);
    const at = utc(year ?? 0, month ?? 0, day ?? 0, hour, minute, second);
    return at === null ? null : at + (rest || 0);
  }
  const told = /^([A-Z][a-z]+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2}) ?([ap]m)$/i.exec(value.trim());
  if (!told) return isoTime(value);
  const [, month, day, year, hour, minute, half] = told;
  const clock = hourOf(Number(hour), (half ?? '').toUpperCase() as 'AM' | 'PM');
  return utc(Number(year), monthOf(month ?? '') ?? 0, Number(day), clock, Number(minute));
}

/** A line that is a whole object, with the words or the header of such a chat. */
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
