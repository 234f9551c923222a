/**
 * Turning what a person said around. It answers null wherever the grammar is not certain: a reply that says nothing about a
 * clause is better than one that mangles it.
 */
const SWAPS: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  ourselves: 'yourselves',
};
const AFTER_I: Readonly<Record<string, string>> = { am: 'are', was: 'were', "wasn't": "weren't" };
/** After these a "you" is an object and becomes "me"; anywhere else it may be a subject, and then the verb would change with it. */
const BEFORE_OBJECT = new Set(
  'to with for about from of at on by tell ask see thank give show help call trust know meet love like miss hear'.split(
    ' ',
  ),
);
const UNSAFE = /["()\n]|https?:|\b(?:yours|yourself|you're|you've|you'd|you'll|i i)\b/i;

/** The clause as the other side would say it, or null where that is not certain. Takes one clause without its end mark. */
export function turned(clause: string): string | null {
  if (UNSAFE.test(clause)) return null;
  const words = clause.trim().split(/\s+/);
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase().replace(/,$/, '');
    const comma = word.endsWith(',') ? ',' : '';
    const before = (words[at - 1] ?? '').toLowerCase();
    if (lower === 'you') {
      if (!BEFORE_OBJECT.has(before) || (at + 1 < words.length && comma === '' && !endsObject(words[at + 1] ?? '')))
        return null;
      out.push(`me${comma}`);
    } else if (lower === 'your') {
      out.push('my');
    } else if ((before === 'i' || before === 'we') && AFTER_I[lower]) {
      out.push(`${AFTER_I[lower]}${comma}`);
    } else if ((lower === 'am' || lower === 'was') && (words[at + 1] ?? '').toLowerCase() === 'i') {
      out.push(lower === 'am' ? 'are' : 'were');
    } else {
      const swapped = SWAPS[lower];
      out.push(swapped ? swapped + comma : word);
    }
  }
  // "my sister and me", "me and my brother": right in speech, wrong once turned.
  const text = out.join(' ');
  if (/^(?:you and|and)\b|\band you\b|\byou you\b|^you (?:you|your)\b/i.test(text)) return null;
  return /^your?\b/i.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function endsObject(next: string): boolean {
  return /^(?:about|for|with|to|today|tonight|tomorrow|again|now|more|that|this|something|a|the|my|how|what|why|in|on)$/i.test(
    next,
  );
}

const BREAK =
  /[.,;:!?()"]|\s-\s|\b(?:but|because|cause|cos|and|so|if|when|which|who|that|though|although|since|while|or|before|after|until|unless|as|than|where|what|how|why|whether|then|too|either|anyway|lol)\b/i;
const LONGEST = 9;

/** A verb phrase up to the first place where something new begins, turned around; null when too long, too short or unsure. */
function phrase(text: string, least: number): string | null {
  const cut =
    text
      .split(BREAK)[0]
      ?.trim()
      .replace(/\s+(?:i|he|she|they|we|it|and|the|a|my|to|of|for|with|now|again)$/i, '') ?? '';
  const words = cut.split(/\s+/).filter(Boolean);
  if (
    words.length < least ||
    words.length > LONGEST ||
    /\b(?:i|we|i'm|i've|not|be|it|this|one|do|he|she|they|him|her|them)\b/i.test(cut)
  )
    return null;
  return turned(cut);
}

export interface Plan {
  /** want: a wish or a plan; must: a duty; try: an effort. */
  mode: 'want' | 'must' | 'try';
  /** After "to": "call your mother tomorrow". */
  act: string;
}

const PLANS: [RegExp, Plan['mode']][] = [
  [
    /\bi(?:'m| am)? (?:want|plan|hope|wish|decided|planning|hoping|would like|'d like|would love|going|about) to (.+)/i,
    'want',
  ],
  [/\bi(?:'m gonna| am gonna|'d (?:like|love) to| wanna|'ll finally) (.+)/i, 'want'],
  [/\bi(?:'ve)? (?:(?:still )?have|need|got|really need|really have) to (.+)/i, 'must'],
  [/\bi(?:'m| am|'ve been| have been)? (?:trying|tried|try) to (.+)/i, 'try'],
];

export function planIn(sentence: string): Plan | null {
  if (/\b(?:don't|do not|didn't|not|never|no longer|used to|can't|if)\b/i.test(sentence)) return null;
  for (const [pattern, mode] of PLANS) {
    const rest = pattern.exec(sentence)?.[1];
    const act = rest === undefined ? null : phrase(rest, 2);
    if (act && /^[a-z]+\b/.test(act) && !/^(?:your?|me|my|the|a|an)\b|^\w+(?:ing|ed)\b/.test(act)) return { mode, act };
  }
  return null;
}

const DOINGS =
  /\bi(?:'ve| have|'m| am)? (?:(?:just |recently |finally |really |also )?(?:started|been|enjoy|love|like|finished|spent (?:the|my|all) \w+|go|went|began|took up|practise|practice|am|was|'m)) ([a-z]+ing\b.*)/i;
/** Words in -ing that are no deeds, or that say too little alone. */
const NO_DEED =
  /^(?:nothing|something|anything|everything|being|having|going|doing|feeling|thinking|trying|getting|evening|morning|wondering|planning|hoping|looking|dying|missing|losing|crying|struggling|fighting|saying|talking|asking|wanting|needing|kidding|joking|coming|leaving)\b/i;

/** What the person does or did, as a gerund: "learning the cello". */
export function doingIn(sentence: string): string | null {
  if (/\b(?:don't|didn't|not|never|hate|stopped|quit)\b/i.test(sentence)) return null;
  const rest = DOINGS.exec(sentence)?.[1];
  if (!rest || NO_DEED.test(rest)) return null;
  return phrase(rest, 1);
}

/** Two ways the person weighs: "should I stay or move to Leeds?", each turned around. */
export function choiceIn(sentence: string): [string, string] | null {
  const found =
    /\b(?:should i|whether to|whether i should|do i) ([^?.!,]+?),? or (?:should i |do i |to )?([^?.!]+)/i.exec(
      sentence,
    );
  if (!found) return null;
  const [one, two] = [found[1], found[2]].map((side) => {
    const words = side?.trim().split(/\s+/).length ?? 0;
    return side && words <= 8 && !/\b(?:not|i|you)\b/i.test(side) ? turned(side.trim()) : null;
  });
  return one && two ? [one, two] : null;
}
