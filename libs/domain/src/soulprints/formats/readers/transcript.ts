import { beginOf, Body, type Line } from '../body';
import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { isoTime } from '../times';
import { type Role } from '../types';
import { cleanName } from '../words';

/** [10:30], (2024-01-15 10:30:00), 2024-01-15 10:30 - : what may stand before a name. */
const WHEN = String.raw`(?:[[(]?(\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?)[\])]?\s*(?:[-–—]\s*)?)?`;
/** A name: no address, no sentence, no code. */
const NAME = String.raw`(\{\{(?:char|user)\}\}|<(?:BOT|USER|CHAR)>|[^\s:[\]{}<>"/\\|=!?;,*_#][^:\n[\]{}<>"/\\|=!?;,*]{0,39})`;
const NAMED = new RegExp(
  String.raw`^\s{0,3}(?:[-*>]\s+)?(?:\*\*|__)?${WHEN}(?:\*\*|__)?${NAME}(?:\*\*|__)?:(?:\*\*|__)?(?:\s+(.*))?$`,
  'su',
);
const MOST_WORDS = 4;
const NO_NAMES =
  /^(?:note|ps|p\.s\.|edit|update|todo|warning|re|fwd?|subject|date|https?|ftp|file|title|summary|example|step \d+|chapter \d+|part \d+|scenario|personality|description)$/i;
/** Example dialogues are set apart by this. */
const START = /^\s*<START>\s*$/i;
/** Up to here a name that speaks but once is one all the same. */
const FEW = 20;
const MOST_NAMES = 10_000;

const ROLES: Readonly<Record<string, Role>> = {
  '{{char}}': 'soul',
  '<bot>': 'soul',
  '<char>': 'soul',
  '{{user}}': 'person',
  '<user>': 'person',
};

interface Named {
  name: string;
  when: string | null;
  said: string;
}

function named(line: string): Named | null {
  const found = NAMED.exec(line);
  if (!found) return null;
  const name = cleanName(found[2] ?? '');
  if (name === '' || name.split(' ').length > MOST_WORDS || NO_NAMES.test(name) || /^\d+$/.test(name)) return null;
  return { name, when: found[1] ?? null, said: found[3] ?? '' };
}

/** Names that speak: more than once, or in a short text at all. */
function speakersAmong(names: ReadonlyMap<string, number>): Set<string> {
  const lines = [...names.values()].reduce((sum, times) => sum + times, 0);
  return new Set([...names].filter(([, times]) => times > 1 || lines <= FEW).map(([name]) => name));
}

function count(lines: readonly Line[], names: Map<string, number>): void {
  for (const line of lines) {
    const found = named(beginOf(line));
    if (found && (names.has(found.name) || names.size < MOST_NAMES))
      names.set(found.name, (names.get(found.name) ?? 0) + 1);
  }
}

/** "Name: text", with what follows up to the next name. Names that speak are counted over the whole text first. */
export async function readTranscript(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const names = new Map<string, number>();
    for await (const lines of part.lines(true)) count(lines, names);
    await readPart(part, ledger, speakersAmong(names));
  }
}

async function readPart(part: Part, ledger: Ledger, speakers: ReadonlySet<string>): Promise<void> {
  let dialogue = 0;
  let thread = part.title;
  let open: (Named & { body: Body }) | null = null;
  let before = 0;
  const settle = async () => {
    if (!open) return;
    const { name, when, body } = open;
    open = null;
    if (body.tooLarge) return void ledger.skip('too-large');
    const at = when === null ? null : isoTime(when.replace(/[ T](\d):/, ' 0$1:'));
    if (at !== null) ledger.note('local-times');
    await ledger.keep({ thread, speaker: name, role: ROLES[name.toLowerCase()] ?? null, text: body.text, at });
  };
  ledger.title(thread, part.title);
  for await (const lines of part.lines()) {
    for (const line of lines) {
      if (START.test(beginOf(line))) {
        await settle();
        await ledger.threadOver(thread);
        dialogue += 1;
        thread = dialogue === 1 ? part.title : `${part.title} ${dialogue}`;
        ledger.title(thread, part.title);
        continue;
      }
      const found = named(beginOf(line));
      if (found && speakers.has(found.name)) {
        await settle();
        open = { ...found, body: new Body(ledger.limits.message) };
        open.body.add(typeof line === 'string' ? found.said : line);
      } else if (open) open.body.add(line);
      else if (beginOf(line).trim() !== '') before += 1;
    }
  }
  await settle();
  ledger.skip('unreadable', before);
  await ledger.threadOver(thread);
}

/** A name at the beginning, and enough of them to carry the text. */
export function looksLikeTranscript(lines: readonly string[]): boolean {
  const full = lines.filter((line) => line.trim() !== '' && !START.test(line));
  const names = new Map<string, number>();
  count(full, names);
  const speakers = speakersAmong(names);
  const begins = full.slice(0, 3).some((line) => speakers.has(named(line)?.name ?? ''));
  const spoken = [...speakers].map((name) => names.get(name) ?? 0);
  const share = spoken.reduce((sum, times) => sum + times, 0) / Math.max(1, full.length);
  const several = spoken.filter((times) => times > 1).length >= 2;
  if (!begins || speakers.size > Math.max(12, full.length / 4)) return false;
  return (share >= 0.1 && several) || (share >= 0.5 && (speakers.size > 1 || (spoken[0] ?? 0) > 2));
}
