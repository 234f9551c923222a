import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import type { ExampleTurn } from './types';

const SOUL_LABEL = /^(?:\{\{\s*char\s*\}\}|<(?:bot|char)>|char(?:acter)?|bot)$/i;
const PERSON_LABEL = /^(?:\{\{\s*user\s*\}\}|<user>|user|you)$/i;
const SPEAKER = /^[ \t]*(\{\{[^{}\n]{1,40}\}\}|<[a-z]{3,4}>|[^:\n{}<>]{1,100})[ \t]*:[ \t]?/i;

/**
 * Splits example dialogues at `<START>` and by speaker. Macros are resolved later, so that names cannot affect the split. Lines before
 * the first speaker, and dialogues without speakers, belong to the soul.
 * @param names names of the soul in the card
 */
export function parseExampleDialogues(examples: string, names: readonly string[], notes: CardNotes): ExampleTurn[][] {
  const soulNames = new Set(names.map((name) => name.toLowerCase()));
  const dialogues = examples
    .split(/<START>/i)
    .map((dialogue) => parseTurns(dialogue, soulNames))
    .filter((turns) => turns.length > 0);
  notes.add('list-cut', 'mes_example', dialogues.length - CARD_LIMITS.dialogues);
  return dialogues.slice(0, CARD_LIMITS.dialogues);
}

function parseTurns(dialogue: string, soulNames: ReadonlySet<string>): ExampleTurn[] {
  const turns: { speaker: ExampleTurn['speaker']; lines: string[] }[] = [];
  for (const line of dialogue.split('\n')) {
    const match = SPEAKER.exec(line);
    const speaker = match === null ? null : speakerOf(match[1]?.trim() ?? '', soulNames);
    if (match !== null && speaker !== null) turns.push({ speaker, lines: [line.slice(match[0].length)] });
    else if (turns.length > 0) turns.at(-1)?.lines.push(line);
    else if (line.trim() !== '') turns.push({ speaker: 'soul', lines: [line] });
  }
  return turns
    .map(({ speaker, lines }) => ({ speaker, text: lines.join('\n').trim() }))
    .filter((turn) => turn.text !== '');
}

function speakerOf(label: string, soulNames: ReadonlySet<string>): ExampleTurn['speaker'] | null {
  if (SOUL_LABEL.test(label) || soulNames.has(label.toLowerCase())) return 'soul';
  return PERSON_LABEL.test(label) ? 'person' : null;
}

/** Formats dialogues in the card's syntax. */
export function formatExampleDialogues(dialogues: readonly (readonly ExampleTurn[])[]): string {
  return dialogues
    .map((turns) => {
      const lines = turns.map(({ speaker, text }) => `{{${speaker === 'soul' ? 'char' : 'user'}}}: ${text}`);
      return ['<START>', ...lines].join('\n');
    })
    .join('\n');
}
