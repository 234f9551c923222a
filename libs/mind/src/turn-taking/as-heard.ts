const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const escaped = (name: string) => name.replace(SPECIAL, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
const EDGE = String.raw`(?![\p{L}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{N}@.])`;

/** What calls all: taken away where it only calls, "you" where it is said of them. */
const ALL = String.raw`(?:all of you|both of you|the (?:two|three|four) of you|you (?:two|three|four|guys|both|all)|everyone|everybody|all|y['’]all)`;
/** How a verb goes on where a name becomes "you". */
const VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/**
 * What a message of a group says to the soul that answers it: without the calling of names, and with its own name as "you". English alone:
 * in other languages only @names and names set off by commas are taken for a calling.
 * @param own the soul's name
 * @param others the names of the other souls that are present
 * @returns the text; where nothing but the calling was said, as it stood, without the sign
 */
export function asHeardBy(text: string, own: string, others: readonly string[]): string {
  const names = [own, ...others].sort((a, b) => b.length - a.length).map(escaped);
  const one = `(?:${names.join('|')})`;
  const called = String.raw`(?:${one}|${ALL})`;
  const list = String.raw`${called}(?:\s*(?:,|and|&)\s*${called})*`;
  const plain = text.replace(new RegExp(String.raw`(?<=^|[\s,(])@(?=${one}${EDGE})`, 'giu'), '\u0001');
  const heard = plain
    // Called with the sign: others stay as names, one's own goes.
    .replace(new RegExp(String.raw`\s*(?:,\s*)?\u0001${escaped(own)}${EDGE}\s*[,:;]?\s*`, 'giu'), ' ')
    .replaceAll('\u0001', '')
    .replace(new RegExp(String.raw`^\s*(?:(?:and|und|et|y|e)\s+)?${list}\s*[,:]\s*`, 'iu'), '')
    .replace(new RegExp(String.raw`,\s*${list}\s*(?=[.!?…]|$)`, 'giu'), '')
    .replace(new RegExp(String.raw`${START}you (?:two|three|four|guys|both|all)${EDGE}`, 'giu'), 'you')
    .replace(
      new RegExp(
        `${START}${escaped(own)}(?:['’]s${EDGE}|${EDGE}(?:\\s+(${Object.keys(VERBS).join('|')})${EDGE})?)`,
        'giu',
      ),
      (said: string, verb?: string) => {
        if (verb !== undefined) return `you ${VERBS[verb.toLowerCase()] ?? verb}`;
        return /['’]s$/.test(said) ? 'your' : 'you';
      },
    )
    .replace(/\s+([.,!?…])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(heard) || /^you[.!?…]*$/iu.test(heard))
    return plain.replaceAll('\u0001', '').trim();
  return heard.charAt(0).toUpperCase() + heard.slice(1);
}
