import { ASKED } from './situations/asked';
import { CALLED } from './situations/called';
import { MANNERS } from './situations/manners';
import { MATTER } from './situations/matter';
import type { Situation } from './situations/situation';

export type { Situation } from './situations/situation';

/**
 * Situations of a group in Natural Flow, and who may, must and may not speak in them. They were written before the figures in rules.ts and are
 * no place to make those look right: a situation that does not hold is listed by the spec.
 */
export const SITUATIONS: readonly Situation[] = [...CALLED, ...ASKED, ...MATTER, ...MANNERS];

export { LATER } from './situations/later';
