import { Cast, mentionsIn, PERSON, type Someone } from './cast';
import { withoutOpening, type Clause } from './said';
import { asName, isCapital, mayBeName, STATES, VERBISH } from './words/common';
import { roleOf } from './words/roles';
import { isTrade } from './words/trades';

/** A clause taken apart: of whom something is said, and what. */
export interface Statement {
  who: Someone;
  /** "my name is", "my sister's birthday is": which of theirs; null where it is said of themselves. */
  attribute: string | null;
  /** From the verb on, with its short forms written out. */
  predicate: string;
  /** The whole clause with everybody named, in the person's words. */
  whole: string;
  corrects: boolean;
}

const LEAD =
  /^(when(?:ever)? (?:I|we)(?:'m|'re| am| are|'ve| have)? (?:\w+ ){0,4}?\w+,? (?=(?:I|we|my|our)\b)|(?:(?:last|next|this|on|in|at|every|each|after|before|when|since|over|during|until|by|for|around|today|yesterday|tomorrow|tonight|now|nowadays|these|right|currently|recently|lately|once|two|three|a|most|some|as|back|with|growing|sometimes|usually|normally|one|ever|just|the) ?)(?:[\w':]+ ){0,7}?[\w':]*,? ?)(?=\b(?:I|we|my|our|he|she|they|it)\b)/i;

/** "I'm" and "she's" written out: `has` before what has been done, else `is`. */
export function writtenOut(text: string): string {
  return text
    .replace(/\bI'm\b/gi, 'I am')
    .replace(/\b(we|they|you)'re\b/gi, '$1 are')
    .replace(/\b(I|we|he|she|they|it)'ll\b/gi, '$1 will')
    .replace(/\b(I|we|they|you)'ve\b/gi, '$1 have')
    .replace(
      /\b(he|she|it|there|that|who|\p{Lu}\p{L}+)'s (?=(?:been|got|had|gone|become|moved|started|finished|lived|worked|always|never|just (?:been|got|had|moved|started|turned|had))\b)/giu,
      (_, who: string) => `${who} has `,
    )
    .replace(/\b(he|she|it|there|that|who)'s\b/gi, '$1 is')
    .replace(
      /\b(\p{L}+)'s (?=(?:a|an|the|my|called|named|turning|\d+|not|been|finally|asleep|awake|just|still|also|now|back|planned|due|booked|scheduled|broken|dead|from|getting|going|having|working|studying|in|at|so|very|really|allergic|obsessed|afraid|scared|pregnant|sick|ill|moving|coming|expecting|retired|vegan|vegetarian)\b)/gu,
      '$1 is ',
    );
}

const NAME_STATEMENT = /^((?:\p{L}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?) (?=(\p{L}[\p{L}']*))/u;

/** Of whom a clause speaks and what it says; null where that is not certain. */
export function statementOf(clause: Clause, cast: Cast, before: Someone | null): Statement | null {
  let text = writtenOut(withoutOpening(clause.text)).trim();
  if (clause.goesOn !== 'no') {
    const who = clause.goesOn === 'last' ? (mentionedLast(cast) ?? before) : before;
    if (!who) return null;
    return { who, attribute: null, predicate: text, whole: `${subjectFor(who)} ${text}`, corrects: clause.corrects };
  }
  const spare =
    /^(?:(?:in|on) my (?:spare|free|own|down|days?) ?(?:time|off)|on my way \w+ \w+|in my (?:teens|twenties|thirties|forties|fifties|youth)|before (?:all )?(?:this|that)),? (?=(?:I|we)\b)/i.exec(
      text,
    )?.[0];
  let lead = spare ?? LEAD.exec(text)?.[1] ?? '';
  text = withPeople(text, cast);
  if (/\b(?:I|we|my)$/i.test(lead.trim())) lead = '';
  text = text.slice(lead.length);
  const make = (who: Someone, predicate: string, shown: string, attribute: string | null = null): Statement => ({
    who,
    attribute,
    predicate: predicate.trim(),
    whole: `${lead}${shown}`.trim(),
    corrects: clause.corrects,
  });

  // "My friend and I went to Rome": I did, with them.
  const together =
    /^(?:(?:me and|I and) (?<a>.{2,40}?)|(?<b>(?:my|our) [^,&]{1,30}|[A-Z]\w+(?: [A-Z]\w+)?) &I|(?<c>me) &I) (?=(?:are|were|have|had|went|go|got|met|moved|live|like|love|used|both|just|always|often|want|bought|started|play|share|broke|watched|made|saw|had|did|do|can|could|will|would|don't|didn't|never|still|work|meet|talk|visit|take|took|eat|ate|[a-z]+ed|[a-z]{3,})\b)/i.exec(
      text,
    );
  if (together) {
    const company = together.groups?.['a'] ?? together.groups?.['b'] ?? together.groups?.['c'] ?? '';
    for (const mention of mentionsIn(company)) cast.mention(mention.who);
    const rest = text
      .slice(together[0].length)
      .replace(/^both /, '')
      .replace(/^are\b/, 'am')
      .replace(/^were\b/, 'was');
    return make(PERSON, rest, `I ${rest}${/\bwith\b/.test(rest) ? '' : ` with ${company}`}`);
  }

  const first = /^(?:I|we)(?:'(?:ll|d))? (?=\S)/i.exec(text);
  if (first) {
    const will = /'ll /i.test(first[0]) ? 'will ' : /'d /i.test(first[0]) ? 'would ' : '';
    const rest = text.slice(first[0].length);
    return make(PERSON, `${will}${rest}`, `${/^we/i.test(first[0]) ? 'we' : 'I'} ${will}${rest}`);
  }

  const owner = /^(his|her|their|its) /i.exec(text);
  if (owner) {
    const who = cast.pronoun(owner[1]!);
    if (!who) return null;
    return ofNoun(text.slice(owner[0].length), who, cast, make);
  }

  const pronoun = /^(he|she|it|they) /i.exec(text);
  if (pronoun) {
    const who = cast.pronoun(pronoun[1]!);
    if (!who) return null;
    const rest = text.slice(pronoun[0].length);
    return make(
      who,
      rest,
      `${subjectFor(who)} ${who.plural ? rest : rest.replace(/^are\b/, 'is').replace(/^have\b/, 'has')}`,
    );
  }

  if (/^(?:my|our|the) |^(?:mum|mom|dad|grandma|grandpa|nan|nana|gran)\b/i.test(text)) return ofOwn(text, cast, make);

  const named = NAME_STATEMENT.exec(text);
  if (named) {
    const word = named[1]!.replace(/'s$/, '');
    const known = cast.byName(word) ?? cast.byName(word.split(' ')[0]!);
    const rest = text.slice(named[0].length);
    if (/'s$/.test(named[1]!) && (known || (isCapital(word) && mayBeName(word))))
      return ofNoun(rest, known ?? nameOnly(word), cast, make);
    if (known && VERBISH.has(named[2]!.toLowerCase()))
      return make(cast.mention(known), rest, `${subjectFor(known)} ${rest}`);
    if (isCapital(word) && mayBeName(word) && !roleOf(word.toLowerCase()) && VERBISH.has(named[2]!.toLowerCase())) {
      const who = cast.mention(nameOnly(word));
      return make(who, rest, `${word} ${rest}`);
    }
  }
  return elided(text, clause, make, before?.key === 'person');
}

/** Chat leaves "I" away: "moved to Porto last month", "got a new job". Only forms that are not orders. */
const ELIDED =
  /^(?:just |finally |recently |also |still |currently |really |never |always )*(?:got|moved|bought|adopted|started|went|had|met|been|quit|broke|passed|failed|lost|finished|grew up|born|became|found|won|working|living|studying|learning|training|saving|planning|recording|moving|flying|heading|baking|painting|reading|writing|building|knitting|teaching|looking after|turned|turning|celebrated|visited|married|retired|allergic|vegan|vegetarian|obsessed|addicted|scared|terrified|pregnant|engaged|originally from|from|based in|remote|can't|cannot|don't|doesn't|didn't|haven't|couldn't|proposed|taught|wrote|made|saw|took|spent|flew|drove|sold|ran|read|sang|swam|gave|left|threw|caught|built|drank|slept|woke|paid|saw|told|signed|booked|cooked|baked|painted|planted|hiked|watched|ordered|applied|joined|learned|learnt|graduated|practised|practiced|cried|argued|visited|walked|cycled|live in|live with|work (?:as|at|in|for|nights)|love my|used to|play(?:ed)? the|can't stand|hate)\b/i;
function elided(
  text: string,
  clause: Clause,
  make: (who: Someone, predicate: string, shown: string) => Statement,
  goesOn: boolean,
): Statement | null {
  const trade = /^(?:an? )?([a-z][\w -]{2,40}) (?:here|by (?:day|trade|profession))$/i.exec(
    text.replace(/,.*$/, ''),
  )?.[1];
  if (
    clause.first &&
    trade &&
    /^[a-z]{3,12} here$/i.test(text) &&
    mayBeName(trade) &&
    !isTrade(trade) &&
    !STATES.has(trade.toLowerCase())
  )
    return make(PERSON, `am called ${asName(trade)}`, `I am ${asName(trade)}`);
  if (trade && isTrade(trade)) {
    const said = `am ${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}${text.includes(',') ? text.slice(text.indexOf(',')) : ''}`;
    return make(PERSON, said, `I ${said}`);
  }
  if ((!clause.first && !goesOn) || !ELIDED.test(text) || /\b(?:he|she|they) (?:is|was|has)\b/.test(text)) return null;
  const rest = text.charAt(0).toLowerCase() + text.slice(1);
  const verb =
    /^(?:just |also |still |currently )*(?:working|living|studying|learning|training|saving|planning|recording|moving|flying|heading|baking|painting|reading|writing|building|knitting|teaching|looking|turning|allergic|vegan|vegetarian|obsessed|addicted|scared|terrified|pregnant|engaged|originally|from|based|remote)\b/.test(
      rest,
    )
      ? 'am '
      : /^(?:just |also )*born\b/.test(rest)
        ? 'was '
        : /^(?:just |recently |also )*been\b/.test(rest)
          ? 'have '
          : '';
  return make(PERSON, verb + rest, `I ${verb}${rest}`);
}

/** "him" and "her" as whom they mean, where that is no possessive. */
function withPeople(text: string, cast: Cast): string {
  return text.replace(
    /(?<=\p{L} )(him|her|them)(?=$|[.,!;]| (?:and|every|on|in|at|to|for|with|from|about|last|next|this|today|tomorrow|yesterday|tonight|again|so|very|a lot|loads|much|too|because|when|since|up|back|out|after|before|once|twice|at)\b)/giu,
    (word, _one: string, at: number) => {
      const who = cast.pronoun(word, 1);
      return who && !new RegExp(`\\b${who.label.split(' ').at(-1)!}\\b`, 'i').test(text.slice(0, at))
        ? who.label
        : word;
    },
  );
}

const nameOnly = (name: string): Someone => ({
  key: name.toLowerCase(),
  label: asName(name),
  role: null,
  name: asName(name),
  gender: 'any',
  animal: false,
  plural: false,
  thing: false,
});

export const subjectFor = (who: Someone): string => (who.key === 'person' ? 'I' : who.label);

/** The one mentioned last in what was said before: whom "who lives in Porto" is about. */
const mentionedLast = (cast: Cast): Someone | null => cast.last;

/** "my sister Ana lives …", "my sister's name is …", "my car is …". */
function ofOwn(
  text: string,
  cast: Cast,
  make: (who: Someone, predicate: string, shown: string, attribute?: string | null) => Statement,
): Statement | null {
  const mention = mentionsIn(text)[0];
  const determiner = /^(?:my|our|the) /i.exec(text)?.[0].length ?? 0;
  if (mention && (mention.at === 0 || mention.at <= determiner)) {
    const defined = /^the /i.test(text) ? cast.byRole(mention.who.role?.split(' ').at(-1) ?? '') : null;
    if (/^the /i.test(text) && !defined) return null;
    const who = cast.mention(defined ?? mention.who);
    const rest = text
      .slice(mention.end)
      .replace(/^,? ?\)?,? /, ' ')
      .trim();
    if (mention.possessive) {
      const inner = mentionsIn(`my ${rest}`)[0];
      if (inner && inner.at === 0 && !inner.possessive) {
        const theirs: Someone = {
          ...inner.who,
          key: inner.who.name?.toLowerCase() ?? `${who.key}'s ${inner.who.role}`,
          label: `${who.label}'s ${inner.who.label.slice(3)}`,
          role: `${who.key}'s ${inner.who.role}`,
        };
        cast.mention(theirs);
        const said = `my ${rest}`.slice(inner.end).trim();
        return make(theirs, said, `${theirs.label} ${said}`);
      }
      return ofNoun(rest, who, cast, make);
    }
    // "my sister Ana, 34, a nurse": what is set between commas is said of her.
    // "my grandma in Manitoba turns 90": where somebody is comes before what they do.
    const placed = /^(?:in|from|at|near|over in|back in) (?:\p{L}+ ){1,3}?(?=(\p{L}+)\b)/u.exec(rest);
    if (placed && VERBISH.has(placed[1]!)) return make(who, rest.slice(placed[0].length), `${who.label} ${rest}`);
    const aside = /^(\d{1,2}|an? [a-z -]{3,30}),? (.+)$/.exec(rest);
    const predicate = aside && !/^(?:is|was|has)/.test(rest) ? aside[2]! : rest;
    return make(who, predicate, `${who.label} ${rest}`);
  }
  // "The weather is awful" is nobody's.
  if (/^the /i.test(text)) return null;
  return ofNoun(text.slice(determiner), PERSON, cast, make);
}

/** After "my", "her", "Ana's": which of theirs, and what is said of it. */
const NOUN =
  /^((?:[\p{L}\d][\p{L}\d'-]* ){0,4}?[\p{L}][\p{L}'-]*) (is|are|was|were|has|have|had|will|can|broke|died|starts?|got|begins?|ends?|lives?|works?|just|need|needs|went|go|goes|arrives?|arrived|comes?|came|came|costs?|turned|turns|runs|ran|lasts|expires?|finishes|closes|leaves|departs|means|looks|smells|hurts|aches|gets|takes|wants|loves|hates|helps|keeps?|makes?|made|opens?|called|fell|won)\b ?(.*)$/iu;
function ofNoun(
  text: string,
  owner: Someone,
  cast: Cast,
  make: (who: Someone, predicate: string, shown: string, attribute?: string | null) => Statement,
): Statement | null {
  // "Her mum Saskia lives …": somebody of somebody's, with a name.
  const inner = owner.key === 'person' ? undefined : mentionsIn(`my ${text}`)[0];
  if (inner && inner.at === 0 && inner.who.name !== null && !inner.possessive) {
    const theirs: Someone = {
      ...inner.who,
      label: `${owner.label}'s ${inner.own} ${inner.who.name}`,
      role: `${owner.key}'s ${inner.who.role}`,
    };
    cast.mention(theirs);
    const said = `my ${text}`.slice(inner.end).trim();
    return said === '' ? null : make(theirs, said, `${theirs.label} ${said}`);
  }
  const match = NOUN.exec(text);
  if (!match) return null;
  const noun = match[1]!.toLowerCase();
  const predicate = `${match[2]} ${match[3] ?? ''}`.trim();
  const by = owner.key === 'person' ? 'my' : `${owner.label}'s`;
  const role = owner.key === 'person' ? null : roleOf(noun);
  if (role) {
    const theirs: Someone = {
      key: `${owner.key}'s ${role.key}`,
      label: `${by} ${noun}`,
      role: `${owner.key}'s ${role.key}`,
      name: null,
      gender: role.gender,
      animal: role.animal,
      plural: false,
      thing: false,
    };
    cast.mention(theirs);
    return make(theirs, predicate, `${by} ${match[1]} ${predicate}`);
  }
  if (owner.key === 'person' && !/^(?:name|age|birthday|favourite)/.test(noun))
    cast.mention({
      key: noun,
      label: `my ${match[1]!}`,
      role: null,
      name: null,
      gender: 'any',
      animal: false,
      plural: false,
      thing: true,
    });
  return make(owner, predicate, `${by} ${match[1]} ${predicate}`, noun);
}
