import { OFFERING_PREVIEW } from '@kinloom/contract';
import { plainText } from '../../lib/format/plain-text';

/** Returns the first characters of an offering, without Markdown. */
export function previewText(content: string): string {
  const plain = plainText(content);
  // Cut at code points, not at UTF-16 units.
  const characters = [...plain.slice(0, OFFERING_PREVIEW * 2)];
  const first = characters.slice(0, OFFERING_PREVIEW).join('');
  return first.length < plain.length ? `${first.trimEnd()}…` : first;
}
