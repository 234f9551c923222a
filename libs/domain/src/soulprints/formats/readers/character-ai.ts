import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { isoTime } from '../times';
import { get, id, isDict, list, text, word } from '../values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

const PATTERNS = [
  'info',
  'character',
  'histories.histories.*.msgs.*',
  'histories.histories.*/',
  'histories.histories.*.external_id',
  'turns.*',
];
/** Tools put this, or nothing, where a name was. */
const REDACTED = /^(?:\[?redacted\]?|\*+|user|anonymous)?$/i;

/** Character.AI as its users' tools save it: histories, or the site's own list of turns, newest first. */
export async function readCharacterAi(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const sorted = new TimeOrderedBuffer(ledger, true);
    let character: string | null = null;
    let thread = part.title;
    ledger.title(thread, part.title);
    for await (const { pattern, keys, value } of piecesOf(part, PATTERNS, ledger)) {
      if (pattern === 'info' || pattern === 'character') character = characterIn(value) ?? character;
      else if (pattern === 'turns.*') await turn(value, thread, character, sorted, ledger);
      else if (pattern.endsWith('/')) await ledger.threadOver(thread);
      else if (pattern.endsWith('.msgs.*')) {
        thread = `${part.title}/${keys[0] ?? ''}`;
        ledger.title(thread, character ?? part.title);
        await message(value, thread, character, ledger);
      }
    }
    await sorted.handOn();
    await ledger.threadOver(thread);
  }
}

const characterIn = (value: unknown): string | null =>
  word(get(get(value, 'character'), 'name')) ??
  word(get(value, 'name')) ??
  word(get(get(value, 'character'), 'participant__name'));

function speakerOf(human: boolean, written: string | null, character: string | null, ledger: Ledger): string {
  if (written !== null && !REDACTED.test(written)) return written;
  if (human) {
    if (written !== null) ledger.note('names-redacted');
    return 'You';
  }
  return character ?? 'Character';
}

async function message(value: unknown, thread: string, character: string | null, ledger: Ledger): Promise<void> {
  const source = get(value, 'src');
  const said = text(get(value, 'text'));
  const human = get(source, 'is_human') ?? get(value, 'is_human');
  if (said === null || typeof human !== 'boolean') return void ledger.skip('unreadable');
  await ledger.keep({
    thread,
    speaker: speakerOf(human, text(get(source, 'name')), character, ledger),
    role: human ? 'person' : 'soul',
    text: said,
    sourceId: id(get(value, 'uuid')),
  });
}

async function turn(
  value: unknown,
  thread: string,
  character: string | null,
  sorted: TimeOrderedBuffer,
  ledger: Ledger,
): Promise<void> {
  const author = get(value, 'author');
  const candidates = list(get(value, 'candidates')).filter(isDict);
  const primary = id(get(value, 'primary_candidate_id'));
  // The one the site marks; where it marks none, the last, which is the one that was gone on from.
  const chosen =
    candidates.find((one) => primary !== null && id(get(one, 'candidate_id')) === primary) ?? candidates.at(-1);
  const said = text(get(chosen, 'raw_content'));
  if (said === null) return void ledger.skip('unreadable');
  const human = get(author, 'is_human') === true;
  ledger.skip('not-current-branch', candidates.length - 1);
  await sorted.add({
    thread,
    speaker: speakerOf(human, text(get(author, 'name')), character, ledger),
    role: human ? 'person' : 'soul',
    text: said,
    at: isoTime(get(value, 'create_time')),
    sourceId: id(get(get(value, 'turn_key'), 'turn_id')),
  });
}
