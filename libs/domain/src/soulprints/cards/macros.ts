import { diceFor } from '@kinloom/mind';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { truncateText } from './clean-text';

/** Values of a card's macros, and the seed of its random choices. */
export interface MacroValues {
  /** `{{char}}`. */
  soul: string;
  /** `{{user}}`. */
  person: string;
  seed: string;
}

const TOKEN = /\{\{|\}\}|<(?:user|bot|char)>/gi;
/** Placeholder of a resolved value. Cleaned texts contain no control characters, so it cannot occur in them. */
const PLACEHOLDER = /\u0000(\d+)\u0000/g;

/**
 * Resolves the macros of a card's text. Inserted values are not scanned again, since a name may look like a macro. Unknown and stateful
 * macros stay as written and are noted.
 * @param field name of the text; random choices are derived from it and the seed
 */
export function resolveMacros(text: string, macroValues: MacroValues, field: string, notes: CardNotes): string {
  const resolvedValues: string[] = [];
  const addPlaceholder = (value: string) => `\u0000${resolvedValues.push(value) - 1}\u0000`;
  const fillPlaceholders = (piece: string) =>
    piece.replace(PLACEHOLDER, (_, index: string) => resolvedValues[Number(index)] ?? '');
  // One frame per open macro, innermost last; the first is the text itself.
  const frames: string[] = [''];
  const write = (piece: string) => {
    frames[frames.length - 1] += piece;
  };
  let tooDeep = 0;
  let from = 0;
  for (const token of text.matchAll(TOKEN)) {
    write(text.slice(from, token.index));
    from = token.index + token[0].length;
    if (token[0] === '{{') {
      if (frames.length > CARD_LIMITS.macroDepth) {
        tooDeep++;
        write('{{');
      } else frames.push('');
    } else if (token[0] !== '}}') {
      write(addPlaceholder(/user/i.test(token[0]) ? macroValues.person : macroValues.soul));
    } else if (tooDeep > 0 || frames.length === 1) {
      tooDeep = Math.max(0, tooDeep - 1);
      write('}}');
    } else {
      const inner = frames.pop() ?? '';
      const value = evaluateMacro(inner, fillPlaceholders, macroValues, `${field}:${token.index}`);
      if (value === null) {
        if (!/^\s*original\s*$/i.test(inner)) notes.add('macro-left', field);
        write(`{{${inner}}}`);
      } else write(addPlaceholder(fillPlaceholders(value)));
    }
  }
  write(text.slice(from));
  return truncateText(fillPlaceholders(frames.join('{{')), CARD_LIMITS.text);
}

/** Evaluates a macro; null where the specification does not define it. The caller fills placeholders in the value. */
function evaluateMacro(
  inner: string,
  fillPlaceholders: (piece: string) => string,
  macroValues: MacroValues,
  position: string,
): string | null {
  const name = /^\s*(\/\/|[a-z_]+)/i.exec(inner)?.[0] ?? '';
  const rest = inner.slice(name.length);
  const macroName = name.trim().toLowerCase();
  const argument = rest.replace(/^\s*::?/, '');
  const hasNoArgument = rest.trim() === '';
  if (macroName === '//' || ((macroName === 'comment' || macroName === 'hidden_key') && !hasNoArgument)) return '';
  if (hasNoArgument) {
    if (macroName === 'char') return macroValues.soul;
    if (macroName === 'user') return macroValues.person;
    if (macroName === 'newline') return '\n';
    return macroName === 'noop' ? '' : null;
  }
  if (macroName === 'roll') return rollDice(argument.trim(), `${macroValues.seed}:${position}`);
  if (!/^\s*:/.test(rest)) return null;
  if (macroName === 'reverse') return [...fillPlaceholders(argument)].reverse().join('');
  if (macroName !== 'random' && macroName !== 'pick') return null;
  const choices = parseChoices(argument, rest.trimStart().startsWith('::'));
  // `pick` is stable across the card; `random` differs by position.
  const dice = diceFor(macroName === 'pick' ? `${macroValues.seed}:${inner}` : `${macroValues.seed}:${position}`);
  return choices[Math.floor(dice.next() * choices.length)] ?? '';
}

/** Parses choices written as `A,B` (with `\,` for a comma) or `A::B`. */
function parseChoices(argument: string, isDoubleColon: boolean): string[] {
  if (isDoubleColon && argument.includes('::')) return argument.split('::').map((choice) => choice.trim());
  return argument.split(/(?<!\\),/).map((choice) => choice.replaceAll('\\,', ',').trim());
}

/** Rolls dice such as `6`, `d6` or `2d6+1`; null for an invalid formula or more than 100 dice. */
function rollDice(formula: string, seed: string): string | null {
  const match = /^(?:(\d{0,3})d)?(\d{1,7})(?:([+-])(\d{1,7}))?$/i.exec(formula);
  if (match === null) return null;
  const [count, sides] = [Number(match[1] || 1), Number(match[2])];
  if (count < 1 || count > 100 || sides < 1) return null;
  const dice = diceFor(seed);
  let sum = match[3] === '-' ? -Number(match[4]) : Number(match[4] ?? 0);
  for (let rolls = 0; rolls < count; rolls++) sum += 1 + Math.floor(dice.next() * sides);
  return String(sum);
}
