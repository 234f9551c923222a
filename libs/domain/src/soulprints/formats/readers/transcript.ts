import { textOfLine, MessageBody, type Line } from '../message-body';
import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { parseIsoTime } from '../time-parsing';
import { type Role } from '../types';
import { cleanName } from '../text-cleaning';

/** Optional time before a name: [10:30], (2024-01-15 10:30:00), 2024-01-15 10:30 -. */
const WHEN = String.raw`(?:[[(]?(\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?)[\])]?\s*(?:[-–—]\s*)?)?`;
/** A name; excludes URLs, sentences and code. */
const NAME = String.raw`(\{\{(?:char|user)\}\}|<(?:BOT|USER|CHAR)>|[^\s:[\]{}<>"/\\|=!?;,*_#][^:\n[\]{}<>"/\\|=!?;,*]{0,39})`;
const NAMED = new RegExp(
  String.raw`^\s{0,3}(?:[-*>]\s+)?(?:\*\*|__)?${WHEN}(?:\*\*|__)?${NAME}(?:\*\*|__)?:(?:\*\*|__)?(?:\s+(.*))?$`,
  'su',
);
const MAX_NAME_WORDS = 4;
const NON_NAMES =
  /^(?:note|ps|p\.s\.|edit|update|todo|warning|re|fwd?|subject|date|https?|ftp|file|title|summary|example|step \d+|chapter \d+|part \d+|scenario|personality|description)$/i;
/** Separator of example dialogues. */
const START = /^\s*<START>\s*$/i;
/** Up to this number of lines, a name that occurs once counts as a speaker. */
const FEW_LINES = 20;
const MAX_NAMES = 10_000;

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

function parseNamedLine(line: string): Named | null {
  const found = NAMED.exec(line);
  if (!found) return null;
  const name = cleanName(found[2] ?? '');
  if (name === '' || name.split(' ').length > MAX_NAME_WORDS || NON_NAMES.test(name) || /^\d+$/.test(name)) return null;
  return { name, when: found[1] ?? null, said: found[3] ?? '' };
}

/** Returns names that occur more than once, or at all in a short text. */
function selectSpeakers(names: ReadonlyMap<string, number>): Set<string> {
  const lines = [...names.values()].reduce((sum, times) => sum + times, 0);
  return new Set([...names].filter(([, times]) => times > 1 || lines <= FEW_LINES).map(([name]) => name));
}

function countNames(lines: readonly Line[], names: Map<string, number>): void {
  for (const line of lines) {
    const found = parseNamedLine(textOfLine(line));
    if (found && (names.has(found.name) || names.size < MAX_NAMES))
      names.set(found.name, (names.get(found.name) ?? 0) + 1);
  }
}

/** Reads "Name: text" with continuation lines. Speakers are counted in a first pass over the whole text. */
export async function readTranscript(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const names = new Map<string, number>();
    for await (const lines of part.lines(true)) countNames(lines, names);
    await readPart(part, ledger, selectSpeakers(names));
  }
}

async function readPart(part: ExportPart, ledger: ImportLedger, speakers: ReadonlySet<string>): Promise<void> {
  let dialogue = 0;
  let thread = part.title;
  let open: (Named & { body: MessageBody }) | null = null;
  let unreadableLines = 0;
  const finishMessage = async () => {
    if (!open) return;
    const { name, when, body } = open;
    open = null;
    if (body.tooLarge) return void ledger.skip('too-large');
    const written = when === null ? null : parseIsoTime(when.replace(/[ T](\d):/, ' 0$1:'));
    const at = written === null ? null : ledger.localTime(written);
    await ledger.accept({ thread, speaker: name, role: ROLES[name.toLowerCase()] ?? null, text: body.text, at });
  };
  ledger.setTitle(thread, part.title);
  for await (const lines of part.lines()) {
    for (const line of lines) {
      if (START.test(textOfLine(line))) {
        await finishMessage();
        await ledger.closeThread(thread);
        dialogue += 1;
        thread = dialogue === 1 ? part.title : `${part.title} ${dialogue}`;
        ledger.setTitle(thread, part.title);
        continue;
      }
      const found = parseNamedLine(textOfLine(line));
      if (found && speakers.has(found.name)) {
        await finishMessage();
        open = { ...found, body: new MessageBody(ledger.limits.message) };
        open.body.add(typeof line === 'string' ? found.said : line);
      } else if (open) open.body.add(line);
      else if (textOfLine(line).trim() !== '') unreadableLines += 1;
    }
  }
  await finishMessage();
  ledger.skip('unreadable', unreadableLines);
  await ledger.closeThread(thread);
}

/** Detects a speaker at the beginning, and enough speaker lines overall. */
export function looksLikeTranscript(lines: readonly string[]): boolean {
  const contentLines = lines.filter((line) => line.trim() !== '' && !START.test(line));
  const names = new Map<string, number>();
  countNames(contentLines, names);
  const speakers = selectSpeakers(names);
  const begins = contentLines.slice(0, 3).some((line) => speakers.has(parseNamedLine(line)?.name ?? ''));
  const spoken = [...speakers].map((name) => names.get(name) ?? 0);
  const share = spoken.reduce((sum, times) => sum + times, 0) / Math.max(1, contentLines.length);
  const several = spoken.filter((times) => times > 1).length >= 2;
  if (!begins || speakers.size > Math.max(12, contentLines.length / 4)) return false;
  return (share >= 0.1 && several) || (share >= 0.5 && (speakers.size > 1 || (spoken[0] ?? 0) > 2));
}
