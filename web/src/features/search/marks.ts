import type { SearchHit } from '@kinloom/contract';

/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in its pieces, from beginning to end. What lies outside the text, or goes back before the mark before it, marks nothing. */
export function piecesOf({ text, marks }: Pick<SearchHit, 'text' | 'marks'>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of marks) {
    if (from < done || to <= from || to > text.length) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
