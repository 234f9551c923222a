const SHORTEST = 4;
const PREFIX = 3;
/** So many letters in common at the beginning, and two thirds of the longer word, are one family: "activist", "activism". */
const FAMILY = 5;

/**
 * Whether two words could be one, misspelt or in another form: a letter too many, too few, changed or swapped with the next; or a long
 * beginning in common. Stems of fewer than four letters are too alike anyway, as are two of four.
 */
export function alike(one: string, other: string): boolean {
  if (one.length < SHORTEST || other.length < SHORTEST) return false;
  if (one.length + other.length < 2 * SHORTEST + 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let first = 0;
  while (first < short.length && short[first] === long[first]) first++;
  if (first >= FAMILY && first * 3 >= long.length * 2) return true;
  if (long.length - short.length > 1) return false;
  if (long.length > short.length) return short.slice(first) === long.slice(first + 1);
  const swapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return (
    short.slice(first + 1) === long.slice(first + 1) || (swapped && short.slice(first + 2) === long.slice(first + 2))
  );
}

/** Words by how they begin, for finding those that are alike without looking at all. A misspelling seldom is in the first letters. */
export class Spellings {
  private readonly words: string[] = [];
  private readonly byBeginning = new Map<string, number[]>();

  add(word: string, term: number): void {
    if (word.length < SHORTEST) return;
    this.words[term] = word;
    const beginning = word.slice(0, PREFIX);
    const list = this.byBeginning.get(beginning);
    if (list) list.push(term);
    else this.byBeginning.set(beginning, [term]);
  }

  /** The terms of words that are alike, as they were added. */
  alike(word: string): number[] {
    const list = this.byBeginning.get(word.slice(0, PREFIX)) ?? [];
    return list.filter((term) => {
      const known = this.words[term] ?? '';
      return known !== word && alike(known, word);
    });
  }
}
