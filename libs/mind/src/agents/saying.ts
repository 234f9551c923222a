import type { AgentSource } from '@kinloom/contract';
import { spanInWords } from '../memory/dates';
import type { Line, Piece } from './piece';

const idIn = (key: string): number => Number.parseInt(key.slice(key.lastIndexOf(':') + 1), 10);

export const dayInWords = (at: number): string =>
  spanInWords({ from: at, to: at, precision: 'day' }).replace(/^\w+, /, '');

/** "a, b and c" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Who said it, or what it is, in a few words. */
export function labelOf({ kind, from, soul, speaker, title }: Piece): string {
  switch (kind) {
    case 'memory':
      return `${soul.name} remembers`;
    case 'note':
      return `a talk with ${soul.name}`;
    case 'file':
      return title || 'a file';
    case 'archive':
      return `${soul.name}'s archive${speaker ? `, ${speaker}` : ''}`;
    case 'message':
      return from === 'person' ? `you, to ${soul.name}` : speaker || soul.name;
  }
}

/** Where a line stands: `— you, to Lumen, 3 May 2024`. */
export function sourceLine(piece: Piece): string {
  const before = piece.supersededAt === null ? '' : `; so until ${dayInWords(piece.supersededAt)}`;
  return `${labelOf(piece)}${piece.at === null ? '' : `, ${dayInWords(piece.at)}`}${before}`;
}

export function sourceOf(piece: Piece): AgentSource {
  const type = piece.kind === 'note' ? 'message' : piece.kind;
  return {
    type,
    id: piece.kind === 'note' ? null : idIn(piece.key),
    label: labelOf(piece),
    date: piece.at === null ? null : new Date(piece.at).toISOString(),
    companionId: piece.soul.id,
    conversationId: piece.conversationId,
  };
}

/** A line as an entry of a list, with its source. What the person wrote stands in quotation marks. */
export function entry({ text, piece }: Pick<Line, 'text' | 'piece'>): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  const words = piece.kind === 'memory' || piece.kind === 'note' ? clean : `“${clean.replace(/["“”]/g, "'")}”`;
  return `- ${words} *(${sourceLine(piece)})*`;
}

/** What some pieces are: "4 messages, 2 memories and a file". */
export function tally(pieces: readonly Piece[]): string {
  const count = (kind: Piece['kind']) => new Set(pieces.filter((one) => one.kind === kind).map(({ key }) => key)).size;
  const parts: [number, string, string][] = [
    [count('message'), 'message', 'messages'],
    [count('memory'), 'memory', 'memories'],
    [count('note'), 'note of a talk', 'notes of talks'],
    [count('file'), 'passage of a file', 'passages of files'],
    [count('archive'), 'line of an archive', 'lines of archives'],
  ];
  return listed(parts.filter(([many]) => many > 0).map(([many, one, more]) => counted(many, one, more)));
}

/** From when to when some pieces are: ", between 3 May 2024 and 6 June 2024". */
export function between(pieces: readonly Piece[]): string {
  const times = pieces.flatMap(({ at }) => (at === null ? [] : [at]));
  if (times.length === 0) return '';
  const first = dayInWords(Math.min(...times));
  const last = dayInWords(Math.max(...times));
  return first === last ? `, on ${first}` : `, between ${first} and ${last}`;
}
