import { capitalised } from '../perception/text';
import { isEveryday } from '../turn-taking/everyday';

/** Greetings before an address; they stay. */
const GREETING = String.raw`(?:hi+|hey+|hello|hiya|dear|thanks|thank you|good (?:morning|evening|afternoon|night))`;
/** `@` and one word, whoever is mentioned. */
const MENTION = String.raw`@[\p{L}\p{N}][\p{L}\p{N}_-]*`;
const JOINED = String.raw`(?:\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*|\s+(?=@))`;
const escaped = (name: string): string =>
  name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

/** The first word of a name, in lower case; the others may be separated from it in several ways. */
const firstWordOf = (name: string): string => name.trim().toLowerCase().split(/\s/, 1)[0] ?? '';

/** "Hope, faith and love": a list of words. */
const LISTED = /^[\p{L}']+(?:,|,? (?:and|or)\b)/u;
/** Whether all that is addressed may be words as well as names. */
const isWord = (addressed: string): boolean =>
  !addressed.includes('@') &&
  (addressed.match(/[\p{L}\p{N}'_-]+/gu) ?? []).every((word) => word === 'and' || isEveryday(word.toLowerCase()));

/**
 * A message without the address that it begins with: "@Sol and @Wren, …", "Sol, …". A plain name counts where a comma or a colon follows it;
 * a mention counts always.
 * @param souls names of the souls that may be addressed
 * @returns the message itself if it addresses nobody, or says nothing else
 */
export function withoutAddress(message: string, souls: readonly string[]): string {
  const lower = message.toLowerCase();
  // Compiling the expression costs more than all else that is done with a message.
  const mentioned = souls.filter((name) => lower.includes(firstWordOf(name)));
  if (mentioned.length === 0 && !message.includes('@')) return message;
  const names = [...new Set(mentioned.map((name) => name.trim()))]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .map((name) => `@?${escaped(name)}`);
  const named = `(?:${[...names, MENTION].join('|')})(?![\\p{L}\\p{N}_])`;
  const address = new RegExp(
    String.raw`^\s*(?:(${GREETING})[\s,]+)?(${named}(?:${JOINED}${named})*)\s*([,:;!.–—-]?)\s*`,
    'iu',
  );
  const found = address.exec(message);
  if (!found) return message;
  const [whole, greeting, addressed = '', end = ''] = found;
  if (!/[,:;]/.test(end) && !addressed.startsWith('@')) return message;
  const rest = message.slice(whole.length);
  if (isWord(addressed) && (LISTED.test(rest) || !/^\p{Lu}/u.test(addressed))) return message;
  if (!/[\p{L}\p{N}]/u.test(rest)) return message;
  return greeting ? `${greeting}, ${rest}` : capitalised(rest);
}
