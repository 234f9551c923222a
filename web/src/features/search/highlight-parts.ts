import type { SearchHit } from '@kinloom/contract';

/** A part of a text, and whether it matches the query. */
export interface HighlightPart {
  text: string;
  marked: boolean;
}

/** Splits a text at its match ranges. Ranges that are empty, overlapping or out of bounds are ignored. */
export function splitHighlights({ text, marks }: Pick<SearchHit, 'text' | 'marks'>): HighlightPart[] {
  const pieces: HighlightPart[] = [];
  let position = 0;
  for (const [from, to] of marks) {
    if (from < position || to <= from || to > text.length) continue;
    if (from > position) pieces.push({ text: text.slice(position, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    position = to;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), marked: false });
  return pieces;
}
