import { diceFor } from '@kinloom/mind';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { cut } from './text';

/** Whom the macros of a card stand for, and what its chances are drawn from. */
export interface Cast {
  /** `{{char}}`. */
  soul: string;
  /** `{{user}}`. */
  person: string;
  seed: string;
}

const TOKEN = /\{\{|\}\}|<(?:user|bot|char)>/gi;
/** Cleaned texts hold no controls, so these marks cannot stand in one by themselves. */
const MARK = /\u0000(\d+)\u0000/g;

/**
 * A card's text with its macros resolved. What is put in is never looked through again: a name may read like a macro. Macros that are
 * not known, or that would keep state, stay as they were written and are noted.
 * @param field the place of the text, from which random choices are drawn together with the seed
 */
export function resolveMacros(text: string, cast: Cast, field: string, notes: Notes): string {
  const values: string[] = [];
  const put = (value: string) => `\u0000${values.push(value) - 1}\u0000`;
  const filled = (piece: string) => piece.replace(MARK, (_, index: string) => values[Number(index)] ?? '');
  // One frame per macro that is open, innermost last; the first is the text itself.
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
      write(put(/user/i.test(token[0]) ? cast.person : cast.soul));
    } else if (tooDeep > 0 || frames.length === 1) {
      tooDeep = Math.max(0, tooDeep - 1);
      write('}}');
    } else {
      const inner = frames.pop() ?? '';
      const value = valueOf(inner, filled, cast, `${field}:${token.index}`);
      if (value === null) {
        if (!/^\s*original\s*$/i.test(inner)) notes.add('macro-left', field);
        write(`{{${inner}}}`);
      } else write(put(filled(value)));
    }
  }
  write(text.slice(from));
  return cut(filled(frames.join('{{')), CARD_LIMITS.text);
}

/** Null where the macro is not one of the specification's. Marks in the value are filled by the caller. */
function valueOf(inner: string, filled: (piece: string) => string, cast: Cast, place: string): string | null {
  const name = /^\s*(\/\/|[a-z_]+)/i.exec(inner)?.[0] ?? '';
  const rest = inner.slice(name.length);
  const word = name.trim().toLowerCase();
  const argument = rest.replace(/^\s*::?/, '');
  const bare = rest.trim() === '';
  if (word === '//' || ((word === 'comment' || word === 'hidden_key') && !bare)) return '';
  if (bare) {
    if (word === 'char') return cast.soul;
    if (word === 'user') return cast.person;
    if (word === 'newline') return '\n';
    return word === 'noop' ? '' : null;
  }
  if (word === 'roll') return rolled(argument.trim(), `${cast.seed}:${place}`);
  if (!/^\s*:/.test(rest)) return null;
  if (word === 'reverse') return [...filled(argument)].reverse().join('');
  if (word !== 'random' && word !== 'pick') return null;
  const choices = choicesOf(argument, rest.trimStart().startsWith('::'));
  // What is picked stays the same wherever it is written; what is random differs from place to place.
  const dice = diceFor(word === 'pick' ? `${cast.seed}:${inner}` : `${cast.seed}:${place}`);
  return choices[Math.floor(dice.next() * choices.length)] ?? '';
}

/** `A,B` with `\,` for a comma, or `A::B`. */
function choicesOf(argument: string, doubled: boolean): string[] {
  if (doubled && argument.includes('::')) return argument.split('::').map((choice) => choice.trim());
  return argument.split(/(?<!\\),/).map((choice) => choice.replaceAll('\\,', ',').trim());
}

/** `6`, `d6`, `2d6+1`. Null for what is no die, or more dice than a hand holds. */
function rolled(formula: string, seed: string): string | null {
  const found = /^(?:(\d{0,3})d)?(\d{1,7})(?:([+-])(\d{1,7}))?$/i.exec(formula);
  if (found === null) return null;
  const [count, sides] = [Number(found[1] || 1), Number(found[2])];
  if (count < 1 || count > 100 || sides < 1) return null;
  const dice = diceFor(seed);
  let sum = found[3] === '-' ? -Number(found[4]) : Number(found[4] ?? 0);
  for (let thrown = 0; thrown < count; thrown++) sum += 1 + Math.floor(dice.next() * sides);
  return String(sum);
}
