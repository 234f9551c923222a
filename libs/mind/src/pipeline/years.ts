import type { OwnQuestion } from './own-question';

/** Who asks for a year asks for what is long past. @param lower in lower case */
export const asksYear = (lower: string): boolean =>
  /^(?:(?:in|since|from|until|by) )?(?:what|which) year\b/.test(lower);
/** Whether a year is told, or how many ago it was. */
export const tellsYear = (text: string): boolean =>
  /\b(?:1[5-9]|20)\d\d\b|\byears? (?:ago|back|later|earlier|now)\b|\b(?:last|this|next) year\b/i.test(text);

/** What day was meant, as it was worked out: "in October (October 2025)". */
const RESOLVED = / \([^()]*\d{4}\)/g;

/** Whether it tells a year, where one is asked for. */
export const isOfYear = ({ text }: Pick<OwnQuestion, 'text'>, content: string): boolean =>
  !asksYear(text) || tellsYear(content.replace(RESOLVED, ''));
