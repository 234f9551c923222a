/** A line as it was written, before anybody knows whose it is. */
export interface RawLine {
  speaker: string;
  text: string;
  at: number | null;
}

/** "12/31/23, 10:15 PM - Anna: text", "[31.12.23, 22:15:03] Anna: text", "[10:15] Anna: text", "2024-01-05 10:00 Anna: text". */
const STAMPED =
  /^\u200e?(?:\[([^\][]{4,40})\]|((?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4})(?:,? ?T?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,3})?(?:Z| ?[ap]\.?m\.?)?)?|\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?))\s*[-–:|]?\s*(?=\S)/i;
/** A name is at most five words; "http:" and times are none. */
const NAMED =
  /^(?:\*\*|__|<|\*)?((?:\{\{\w+\}\}|[\p{L}@~+][\p{L}\p{N}'’._@+-]{0,30}(?: [\p{L}\p{N}'’._()-]{1,30}){0,4}))(?:\*\*|__|>|\*)?\s?:(?:\*\*|__)?(?!\/\/)\s*(.*)$/su;
const NOTICES =
  /^(?:<media omitted>|image omitted|video omitted|audio omitted|sticker omitted|gif omitted|this message was deleted|you deleted this message|missed (?:voice|video) call|null)\.?$/i;
/** Words before a colon that begin a sentence or a heading and name nobody. */
const NO_NAME =
  /^(?:https?|note|ps|p\.s|warning|example|question|answer|today|tomorrow|yesterday|first|second|third|finally|remember|date|time|subject|title|chapter|part|summary|description|personality|traits?|interests?|likes|dislikes|background|scenario|memory|memories|re|from|to|cc|tags?|name|age|archetype|edit|update|todo|tl;dr|the (?:truth|point|thing|problem|answer|question|idea|rules?|one thing))$/i;

/** Day and month by what the numbers allow: a first number over 12 is a day, a second one over 12 makes the first a month; a clock of twelve hours too. */
function timeOf(stamp: string): number | null {
  const iso = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})/.exec(stamp);
  const short = iso ? null : /^(\d{1,2})([./-])(\d{1,2})[./-](\d{2,4})/.exec(stamp);
  const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,3})?\s?([ap])?/i.exec(stamp);
  let year: number, month: number, day: number;
  if (iso) [year, month, day] = [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  else if (short) {
    const [one, two] = [Number(short[1]), Number(short[3])];
    const monthFirst = two > 12 || (one <= 12 && short[2] === '/' && clock?.[4] !== undefined);
    [month, day] = monthFirst ? [one, two] : [two, one];
    const given = Number(short[4]);
    year = given < 100 ? 2000 + given : given;
  } else return null;
  const half = clock?.[4]?.toLowerCase();
  const hour = clock ? (half ? (Number(clock[1]) % 12) + (half === 'p' ? 12 : 0) : Number(clock[1])) : 12;
  const at = Date.UTC(year, month - 1, day, hour, Number(clock?.[2] ?? 0), Number(clock?.[3] ?? 0));
  const back = new Date(at);
  return back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24
    ? at
    : null;
}

function named(line: string): { speaker: string; text: string } | null {
  const match = NAMED.exec(line);
  const speaker = match?.[1]?.trim();
  if (!match || speaker === undefined || NO_NAME.test(speaker)) return null;
  return { speaker, text: match[2] ?? '' };
}

/**
 * Speakers in a text without times: only who begins at least two lines, or shares the text with one other who answers, is a speaker; a colon
 * in prose makes none.
 */
function speakersOf(rows: readonly string[], met: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const speaker = named(row)?.speaker;
    if (speaker !== undefined) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  const known = /^(?:me|user|you|human|person|assistant|ai|bot|soul|\{\{user\}\}|\{\{char\}\})$/i;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const talk =
    total >= 2 && total >= rows.length / 3 && [...counts.keys()].every((name) => name.split(' ').length <= 3);
  return new Set(
    [...counts]
      .filter(([name, count]) => count >= 2 || talk || known.test(name) || met.has(name))
      .map(([name]) => name),
  );
}

function ofText(text: string, most: number, met: ReadonlySet<string> = new Set()): RawLine[] {
  const rows = text.split(/\r\n|[\n\r\u2028\u2029]/, most * 4);
  const speakers = speakersOf(
    rows.map((row) => row.replace(STAMPED, '').trim()),
    met,
  );
  const found: RawLine[] = [];
  let blank = true;
  for (const row of rows) {
    if (found.length >= most) break;
    const line = row.trim();
    if (line === '') {
      blank = true;
      continue;
    }
    const stamp = STAMPED.exec(line);
    const rest = stamp ? line.slice(stamp[0].length) : line;
    const who = named(rest.slice(0, 8_000));
    if (who && (stamp !== null || speakers.has(who.speaker))) {
      found.push({ ...who, at: stamp ? timeOf(stamp[1] ?? stamp[2] ?? '') : null });
    } else if (
      stamp &&
      (stamp[1] ?? stamp[2] ?? '').includes(':') &&
      /^(?:messages|you |\S+ (?:joined|left|added|changed|created))/i.test(rest)
    ) {
      // The messenger's own remarks: "Messages are end-to-end encrypted".
      blank = true;
      continue;
    } else {
      const last = found.at(-1);
      // What goes on without a name belongs to who spoke last; a blank line ends a plain paragraph.
      if (last && (last.speaker !== '' || !blank)) last.text += `\n${line}`;
      else found.push({ speaker: '', text: line, at: null });
    }
    blank = false;
  }
  return found.filter((line) => line.text.trim() !== '' && !NOTICES.test(line.text.trim()));
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The text of a message: a string, or a list of parts with texts. */
function contentOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return null;
  const parts = (value as unknown[]).map((part) =>
    typeof part === 'object' && part !== null && 'text' in part ? text(part.text) : text(part),
  );
  const joined = parts.filter((part) => part !== null).join('\n');
  return joined === '' ? null : joined;
}

function whenOf(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value < 1e11 ? value * 1_000 : value;
  if (typeof value !== 'string') return null;
  const at = Date.parse(value);
  return Number.isNaN(at) ? timeOf(value) : at;
}

function messageOf(value: unknown): RawLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const first = (...keys: string[]) =>
    keys.map((key) => fields[key]).find((field) => field !== undefined && field !== null);
  const content = contentOf(first('content', 'text', 'message', 'mes', 'body'));
  if (content === null) return null;
  const who = first('role', 'sender', 'speaker', 'from', 'author', 'name');
  const speaker =
    typeof who === 'object' && who !== null && 'name' in who
      ? text(who.name)
      : typeof who === 'object' && who !== null && 'role' in who
        ? text(who.role)
        : text(who);
  return {
    speaker: speaker?.trim() ?? '',
    text: content,
    at: whenOf(first('timestamp', 'createdAt', 'created_at', 'date', 'time', 'send_date', 'ts')),
  };
}

function parsed(given: string): unknown {
  const start = given.trimStart()[0];
  if (start !== '[' && start !== '{') return null;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    // A text that begins with a bracket and is no JSON ("[10:15] Anna: hi") is read as text.
    return null;
  }
}

function ofList(list: readonly unknown[], most: number): RawLine[] {
  const found: RawLine[] = [];
  const met = new Set<string>();
  for (const item of list.slice(0, most)) {
    const message = messageOf(item);
    const lines = typeof item === 'string' ? ofText(item, most - found.length, met) : message ? [message] : [];
    for (const line of lines) {
      found.push(line);
      met.add(line.speaker);
    }
    if (found.length >= most) break;
  }
  return found;
}

/** The lines of a text, a JSON text, or a list of texts and messages: at most `most`. */
export function linesOf(content: unknown, most: number): RawLine[] {
  if (most <= 0) return [];
  if (Array.isArray(content)) {
    const list = content as unknown[];
    // Texts that are lines of one talk are read as one, so that who speaks is seen from all of them.
    return list.every((item) => typeof item === 'string') ? ofText(list.join('\n\n'), most) : ofList(list, most);
  }
  if (typeof content !== 'string') return [];
  const json = parsed(content);
  if (json === null || typeof json !== 'object') return ofText(content, most);
  const inner: unknown = Array.isArray(json)
    ? json
    : (['messages', 'conversation', 'chat', 'history', 'data'] as const)
        .map((key) => (json as Record<string, unknown>)[key])
        .find(Array.isArray);
  const found = Array.isArray(inner) ? linesOf(inner, most) : [];
  return found.length > 0 ? found : ofText(content, most);
}
