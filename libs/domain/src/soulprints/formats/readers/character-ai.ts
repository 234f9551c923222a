import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { extractPieces } from '../json-pieces';
import { parseIsoTime } from '../time-parsing';
import { get, id, isObject, list, text, nonEmptyText } from '../untrusted-values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

const PATTERNS = [
  'info',
  'character',
  'histories.histories.*.msgs.*',
  'histories.histories.*/',
  'histories.histories.*.external_id',
  'turns.*',
];
/** Placeholders of exporting tools for redacted names. */
const REDACTED = /^(?:\[?redacted\]?|\*+|user|anonymous)?$/i;

/** Reads Character.AI exports: histories, or the site's list of turns, newest first. */
export async function readCharacterAi(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const sorted = new TimeOrderedBuffer(ledger, true);
    let character: string | null = null;
    let thread = part.title;
    ledger.setTitle(thread, part.title);
    for await (const { pattern, keys, value } of extractPieces(part, PATTERNS, ledger)) {
      if (pattern === 'info' || pattern === 'character') character = characterIn(value) ?? character;
      else if (pattern === 'turns.*') await turn(value, thread, character, sorted, ledger);
      else if (pattern.endsWith('/')) await ledger.closeThread(thread);
      else if (pattern.endsWith('.msgs.*')) {
        thread = `${part.title}/${keys[0] ?? ''}`;
        ledger.setTitle(thread, character ?? part.title);
        await message(value, thread, character, ledger);
      }
    }
    await sorted.flush();
    await ledger.closeThread(thread);
  }
}

const characterIn = (value: unknown): string | null =>
  nonEmptyText(get(get(value, 'character'), 'name')) ??
  nonEmptyText(get(value, 'name')) ??
  nonEmptyText(get(get(value, 'character'), 'participant__name'));

function speakerOf(human: boolean, written: string | null, character: string | null, ledger: ImportLedger): string {
  if (written !== null && !REDACTED.test(written)) return written;
  if (human) {
    if (written !== null) ledger.note('names-redacted');
    return 'You';
  }
  return character ?? 'Character';
}

async function message(value: unknown, thread: string, character: string | null, ledger: ImportLedger): Promise<void> {
  const source = get(value, 'src');
  const content = text(get(value, 'text'));
  const human = get(source, 'is_human') ?? get(value, 'is_human');
  if (content === null || typeof human !== 'boolean') return void ledger.skip('unreadable');
  await ledger.accept({
    thread,
    speaker: speakerOf(human, text(get(source, 'name')), character, ledger),
    role: human ? 'person' : 'soul',
    text: content,
    sourceId: id(get(value, 'uuid')),
  });
}

async function turn(
  value: unknown,
  thread: string,
  character: string | null,
  sorted: TimeOrderedBuffer,
  ledger: ImportLedger,
): Promise<void> {
  const author = get(value, 'author');
  const candidates = list(get(value, 'candidates')).filter(isObject);
  const primary = id(get(value, 'primary_candidate_id'));
  // The candidate marked as primary; otherwise the last, which the conversation continued from.
  const chosen =
    candidates.find((one) => primary !== null && id(get(one, 'candidate_id')) === primary) ?? candidates.at(-1);
  const content = text(get(chosen, 'raw_content'));
  if (content === null) return void ledger.skip('unreadable');
  const human = get(author, 'is_human') === true;
  ledger.skip('not-current-branch', candidates.length - 1);
  await sorted.add({
    thread,
    speaker: speakerOf(human, text(get(author, 'name')), character, ledger),
    role: human ? 'person' : 'soul',
    text: content,
    at: parseIsoTime(get(value, 'create_time')),
    sourceId: id(get(get(value, 'turn_key'), 'turn_id')),
  });
}
