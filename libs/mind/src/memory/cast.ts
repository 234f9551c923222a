import { capitalised } from '../perception/text';
import { asName, isCapital, mayBeName, VERBISH } from './words/common';
import { isPlural, QUALIFIER_WORDS, qualifierOf, ROLE_WORDS, roleOf, type Role } from './words/roles';

/** Who is spoken of: everybody a person mentions, in the order they come up, so that "she" and "Biscuit" mean somebody. */
export interface Someone {
  /** What facts call them: the name in lower case where it is known, else the role. `person` is who speaks. */
  key: string;
  /** In the person's own words: "my sister Ana". */
  label: string;
  /** `sister`, `older sister`, `dog`; null for a name alone, and for things. */
  role: string | null;
  name: string | null;
  gender: Role['gender'];
  animal: boolean;
  plural: boolean;
  thing: boolean;
}

export const PERSON: Someone = {
  key: 'person',
  label: 'I',
  role: null,
  name: null,
  gender: 'any',
  animal: false,
  plural: false,
  thing: false,
};

/** A mention of a role in a text: where it stands, who it is, and what follows from its own words. */
export interface Mention {
  who: Someone;
  at: number;
  end: number;
  /** "my", "our", "a" …; empty where there is none. */
  by: string;
  /** Said by its own words: "my dog Biscuit", "a cat called Miso". */
  names: string[];
  /** "my six year old son". */
  age: string | null;
  possessive: boolean;
  /** What they are, in the person's own words without a name: "little sister", "whippet". */
  own: string;
}

const AGED = String.raw`(?:(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ](?:years?|yrs?|months?|weeks?)[- ]?old )?`;
const NP = new RegExp(
  String.raw`\b(?:(my|our|his|her|their|an?|the|one|two|three|four|five|six|both my|another|this)\s+)?${AGED}((?:(?:(?<=\b(?:my|our)\s)(?!(?:for|of|and|is|to|with|in|on|at|was|has|had|that|as|from|about|love|are|were|so|but|like|or)\s)[a-z]+|${QUALIFIER_WORDS}|first|only|favourite|rescue|tabby|black|white|ginger|grey|brown|elderly|dear|beloved|childhood|former|golden|german|shepherd|guide|pet|step|next-door|school|college|uni|work|lovely|sweet|old|tiny|fat|crazy)\s+){0,3})(${ROLE_WORDS})('s?)?(?![\p{L}-])`,
  'giu',
);

/** Names that follow a role at once: "Ana", "Miso and Mochi"; in lower case only where a verb or an end follows. */
function namesAfter(text: string, end: number, plural: boolean, written: boolean): { names: string[]; end: number } {
  const rest = text.slice(end);
  const named =
    /^(?: cross| mix| puppy| pup)?,? (?:(?:who (?:is|are)|that's|that is|is|are|was|were) )?(?:called|named|whose names? (?:is|are)|by the name of|name of) /i.exec(
      rest,
    );
  const open = named?.[0].length ?? /^(?:,|:| -)? \(?/.exec(rest)?.[0].length ?? 0;
  if (open === 0) return { names: [], end };
  // "my therapist Dr Lund": the title goes with the name.
  const titled = /^((?:dr|mrs?|ms|miss|prof|professor|father|sister|auntie|uncle) )(\p{L}[\p{L}'-]+)/iu.exec(
    rest.slice(open),
  );
  if (titled && mayBeName(titled[2]!) && (isCapital(titled[2]!) || !written))
    return { names: [asName(`${capitalised(titled[1]!)}${asName(titled[2]!)}`)], end: end + open + titled[0].length };
  const words = [...rest.slice(open, open + 80).matchAll(/[\p{L}][\p{L}'-]*|[,.;:!?()&]/gu)].map((match) => match[0]);
  const first = words[0] ?? '';
  const bare = rest.slice(0, open).trim() === '';
  const next = words[1] ?? '.';
  const small = !isCapital(first);
  if (!mayBeName(first) || roleOf(first.toLowerCase()) || (written && small)) return { names: [], end };
  if (!named) {
    // "my sister, Ghent" is no name; "my dog biscuit ate" is one.
    if (
      small &&
      !(bare && /^(?:my|our)\b/i.test(text.slice(Math.max(0, end - 40))) === false) &&
      !(bare && smallName(first, next))
    )
      return { names: [], end };
    if (small && !smallName(first, next)) return { names: [], end };
    if (!bare && !plural && !/^[,.;:!?()]$|^(?:and|is|was|has|who)$/.test(next) && !VERBISH.has(next))
      return { names: [], end };
  }
  const names: string[] = [];
  let taken = open;
  let i = 0;
  const take = (word: string) => {
    taken = rest.indexOf(word, taken) + word.length;
  };
  while (i < words.length && names.length < 6) {
    const word = words[i] ?? '';
    if (!mayBeName(word) || (!small && !isCapital(word)) || (small && roleOf(word))) break;
    let name = word;
    take(word);
    i++;
    const more = words[i] ?? '';
    if (isCapital(name) && isCapital(more) && mayBeName(more) && !/^[,.;:!?()&]$/.test(more)) {
      name += ` ${more}`;
      take(more);
      i++;
    }
    names.push(asName(name.replace(/'s$/, '')));
    if (!plural) break;
    const joined = words[i] ?? '';
    if (!/^(?:,|and|&)$/.test(joined)) break;
    i++;
    if (/^(?:and|&)$/.test(words[i] ?? '')) i++;
  }
  return names.length > 0 ? { names, end: end + taken } : { names: [], end };
}
/** A word in lower case right after a role is a name where a verb or an end follows it. */
function smallName(word: string, next: string): boolean {
  return !/(?:ing|ed|ly)$/.test(word) && (VERBISH.has(next.toLowerCase()) || /^[,.;!?)]$/.test(next));
}

/** Most clauses name nobody: a look at their words spares them the rest. */
const hasRole = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => roleOf(word) !== null || word === 'guinea' || word === 'co' || word === 'shih',
  );

/** After these, a bare word behind "my brother" is what he is given, not what he is called. */
const GIVES =
  /\b(?:giv(?:e|es|ing)|gave|sen[dt]s?|len[dt]s?|owe[sd]?|buys?|bought|cook(?:s|ed)?|ma[dk]e[sd]?|tells?|told|teach(?:es)?|taught|show(?:s|ed)?|brings?|brought|pays?|paid|cost|wish(?:ed)?|offer(?:s|ed)?|reads?|feeds?|fed|gets?|got|takes?|took|calls?|called|love|miss|helps?|helped) (?:my|our) ?$/i;

/**
 * Everybody a text mentions by what they are to the person, in its order.
 * @param written names are taken for names only where they are written with a capital, as in questions
 */
export function mentionsIn(text: string, written = false): Mention[] {
  const found: Mention[] = [];
  if (!hasRole(text)) return found;
  for (const match of text.matchAll(NP)) {
    const word = (match[4] ?? '').toLowerCase().replace(/ /g, '-');
    const role = roleOf(word);
    if (!role) continue;
    const by = (match[1] ?? '').toLowerCase().replace(/^both /, '');
    const qualifier =
      (match[3] ?? '')
        .toLowerCase()
        .split(/\s+/)
        .map(qualifierOf)
        .find((one) => one !== '') ?? '';
    const plural = isPlural(word);
    const possessive = match[5] !== undefined && match[5] !== '';
    const end = match.index + match[0].length;
    const after =
      possessive || (by === '' && !/^(?:mum|mom|dad|grandma|grandpa|gran|nan|nana)$/.test(word) && !plural)
        ? { names: [], end }
        : namesAfter(
            text,
            end,
            plural,
            written || GIVES.test(text.slice(0, match.index + (match[1]?.length ?? 0) + 1)),
          );
    const name = after.names.length === 1 && !plural ? (after.names[0] ?? null) : null;
    const roleKey = [qualifier, role.key].filter(Boolean).join(' ');
    const own = `${match[3] ?? ''}${match[4] ?? ''}`.toLowerCase().replace(/^(?:late|dear) /, '');
    found.push({
      who: {
        key: name?.toLowerCase() ?? roleKey,
        label: `my ${own}${name ? ` ${name}` : ''}`,
        role: roleKey,
        name,
        gender: role.gender,
        animal: role.animal,
        plural,
        thing: false,
      },
      at: match.index,
      end: after.end,
      by,
      names: after.names,
      age: match[2] ?? null,
      possessive,
      own,
    });
  }
  return found;
}

/** How many messages back a pronoun may reach: further, and nobody would understand it. */
const REACH = 3;

/** Everybody who came up so far, the last first. */
export class Cast {
  private known: Someone[] = [];
  /** Those of the message that is being read: a pronoun means them first. */
  private lately = new Set<string>();
  /** Those of the messages just before. */
  private earlier: Set<string>[] = [];

  /** From here on another message is read. */
  turn(): void {
    this.earlier = [this.lately, ...this.earlier].slice(0, REACH);
    this.lately = new Set();
  }

  /** Brings somebody to the front; a role that was named before keeps its name. */
  mention(who: Someone): Someone {
    if (who.key === 'person') return who;
    const there = this.find(who);
    const merged = there
      ? {
          ...there,
          ...(who.name ? { name: who.name, key: who.key, label: who.label } : {}),
          role: who.role ?? there.role,
        }
      : who;
    this.known = [merged, ...this.known.filter((one) => one !== there)];
    this.lately.add(merged.key);
    return merged;
  }

  /** Learns what somebody is called. */
  named(who: Someone, name: string): Someone {
    const renamed = { ...who, name, key: name.toLowerCase(), label: who.role ? `my ${who.role} ${name}` : name };
    this.known = [renamed, ...this.known.filter((one) => one.key !== who.key && one.key !== renamed.key)];
    this.lately.add(renamed.key);
    return renamed;
  }

  private find(who: Someone): Someone | undefined {
    if (who.name !== null) {
      const same = this.known.find((one) => one.name?.toLowerCase() === who.name?.toLowerCase());
      // "my sister" before, "my sister Ana" now: the same, as long as she had no other name.
      return same ?? this.known.find((one) => one.name === null && one.role !== null && one.role === who.role);
    }
    return this.known.find(
      (one) => one.plural === who.plural && ((one.role !== null && one.role === who.role) || one.key === who.key),
    );
  }

  byName(word: string): Someone | null {
    const lower = word.toLowerCase();
    return this.known.find((one) => one.name?.toLowerCase() === lower) ?? null;
  }

  byRole(word: string): Someone | null {
    const role = roleOf(word.toLowerCase());
    return role ? (this.known.find((one) => one.role?.endsWith(role.key)) ?? null) : null;
  }

  /** Whom a pronoun means: the last one of this message it fits, then the last one before. */
  pronoun(word: string, reach = REACH): Someone | null {
    const near = this.earlier.slice(0, reach);
    const known = this.known.filter((one) => this.lately.has(one.key) || near.some((turn) => turn.has(one.key)));
    const lower = word.toLowerCase();
    const single = (gender: Role['gender']) => {
      const may = (one: Someone) => !one.plural && !one.thing && (one.gender === gender || one.gender === 'any');
      return (
        known.find((one) => this.lately.has(one.key) && may(one)) ??
        known.find((one) => one.gender === gender && !one.plural) ??
        known.find(may) ??
        null
      );
    };
    if (/^(?:he|him|his)$/.test(lower)) return single('he');
    if (/^(?:she|her|hers)$/.test(lower)) return single('she');
    if (/^(?:it|its)$/.test(lower)) {
      const last = known.find((one) => one.thing || one.animal) ?? null;
      return last && this.lately.has(last.key) ? last : null;
    }
    if (/^(?:they|them|their)$/.test(lower))
      return (
        known.find((one) => this.lately.has(one.key) && one.plural) ??
        known.find((one) => this.lately.has(one.key) && !one.thing && one.gender === 'any') ??
        known.find((one) => one.plural) ??
        null
      );
    return null;
  }

  /** Who or what came up last in this message, people and things alike. */
  get latest(): Someone | null {
    return this.known.find((one) => this.lately.has(one.key)) ?? null;
  }

  get last(): Someone | null {
    return this.known[0] ?? null;
  }
}
