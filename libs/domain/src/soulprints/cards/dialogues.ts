import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import type { ExampleTurn } from './types';

const SOUL = /^(?:\{\{\s*char\s*\}\}|<(?:bot|char)>|char(?:acter)?|bot)$/i;
const PERSON = /^(?:\{\{\s*user\s*\}\}|<user>|user|you)$/i;
const SPEAKER = /^[ \t]*(\{\{[^{}\n]{1,40}\}\}|<[a-z]{3,4}>|[^:\n{}<>]{1,100})[ \t]*:[ \t]?/i;

/**
 * Example dialogues, split at `<START>` and by who speaks. Macros are still in them: a name that is put in later cannot split anything.
 * Lines before the first speaker, and dialogues without one, are the soul's.
 * @param names by which the soul is called in the card
 */
export function dialoguesOf(examples: string, names: readonly string[], notes: Notes): ExampleTurn[][] {
  const called = new Set(names.map((name) => name.toLowerCase()));
  const dialogues = examples
    .split(/<START>/i)
    .map((part) => turnsOf(part, called))
    .filter((turns) => turns.length > 0);
  notes.add('list-cut', 'mes_example', dialogues.length - CARD_LIMITS.dialogues);
  return dialogues.slice(0, CARD_LIMITS.dialogues);
}

function turnsOf(part: string, called: ReadonlySet<string>): ExampleTurn[] {
  const turns: { speaker: ExampleTurn['speaker']; lines: string[] }[] = [];
  for (const line of part.split('\n')) {
    const found = SPEAKER.exec(line);
    const speaker = found === null ? null : speakerOf(found[1]?.trim() ?? '', called);
    if (found !== null && speaker !== null) turns.push({ speaker, lines: [line.slice(found[0].length)] });
    else if (turns.length > 0) turns.at(-1)?.lines.push(line);
    else if (line.trim() !== '') turns.push({ speaker: 'soul', lines: [line] });
  }
  return turns
    .map(({ speaker, lines }) => ({ speaker, text: lines.join('\n').trim() }))
    .filter((turn) => turn.text !== '');
}

function speakerOf(label: string, called: ReadonlySet<string>): ExampleTurn['speaker'] | null {
  if (SOUL.test(label) || called.has(label.toLowerCase())) return 'soul';
  return PERSON.test(label) ? 'person' : null;
}

/** Dialogues as a card writes them. */
export function examplesText(dialogues: readonly (readonly ExampleTurn[])[]): string {
  return dialogues
    .map((turns) => {
      const lines = turns.map(({ speaker, text }) => `{{${speaker === 'soul' ? 'char' : 'user'}}}: ${text}`);
      return ['<START>', ...lines].join('\n');
    })
    .join('\n');
}
