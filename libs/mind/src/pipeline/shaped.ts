import { wordsOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';

/** Letters from which on a word may tell one thing from another. */
const TELLING = 4;
/** Words of a recollection that a reply must share, beyond those of the message it answers. */
const SHARED = 2;

const tellingWords = (text: string) => new Set(wordsOf(text).filter((word) => word.length >= TELLING));

/**
 * Which recollections a reply seems to have used, by its words: for voices that do not say.
 * @returns their keys, in the order of the recollections
 */
export function shapedBy(reply: string, asked: string, recalled: readonly Recollection[]): string[] {
  const said = tellingWords(reply);
  const given = tellingWords(asked);
  return recalled
    .filter(({ text }) => {
      const own = [...tellingWords(text)].filter((word) => !given.has(word));
      const shared = own.filter((word) => said.has(word)).length;
      return shared >= Math.min(SHARED, Math.max(1, own.length));
    })
    .map(({ key }) => key);
}
