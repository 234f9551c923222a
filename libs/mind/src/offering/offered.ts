import type { MemoryKind } from '@kinloom/contract';
import { weightOf } from '../memory/rules';
import { perceive } from '../perception/perceive';
import { withoutInvisible } from '../persona';

const OFFERED: ReadonlySet<MemoryKind> = new Set<MemoryKind>(['scroll', 'letter', 'reflection']);

/**
 * Whether a memory is a text that was given to a soul, and not something it understood by itself: it is found by its passages and quoted,
 * and nothing that is said takes its place.
 */
export function isOffered({ kind }: { kind: MemoryKind }): boolean {
  return OFFERED.has(kind);
}

/** Characters of a title. */
const TITLE = 70;
/** Marks of Markdown at the beginning of a line. */
const MARKS = /^(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm;

/** The first words of a text, without marks, up to the end of a word. */
export function titleFrom(content: string): string {
  const line = withoutInvisible(content.slice(0, TITLE * 8))
    .replace(MARKS, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= TITLE) return line || 'A memory';
  const cut = line.slice(0, TITLE);
  const end = cut.lastIndexOf(' ');
  const words = (end > TITLE / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '');
  return `${words.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}

/** Characters by which it is judged how strongly a text is felt. */
const FELT = 4_000;

/** How strongly an offered text is felt, 0–1: it was chosen to be given, and so is not nothing. */
export function weightOfOffered(content: string): number {
  const read = content.slice(0, FELT);
  return Math.max(0.3, weightOf(perceive(read).feelings, read));
}
