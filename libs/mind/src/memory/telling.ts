import { capitalised } from '../perception/text';
import { mentionsIn, type Cast } from './cast';
import { factOf, type Told } from './drafting';
import { having, intending } from './having';
import { given, named } from './naming';
import { relationsIn, trimmedValue } from './patterns';
import type { Statement } from './statement';
import { asName, mayBeName, STATES } from './words/common';
import { isTrade } from './words/trades';

/** Everything a statement tells, the most exact first. */
export function tellings(statement: Statement, cast: Cast, personName: string, greeted = false): Told[] {
  const { who, attribute, predicate, whole, corrects } = statement;
  if (attribute !== null) return ofAttribute(statement, cast);
  const own = who.key === 'person';
  const told: Told[] = [];
  const push = (relation: string, value: string, more: Partial<Told> & { negated?: boolean } = {}) =>
    told.push({ fact: factOf(who.key, relation, value, more.negated ?? false), whole, corrects, ...more });

  for (const found of relationsIn(predicate, own, who.animal)) {
    if (found.relation === 'name') {
      if (!own && (mayBeName(found.value.split(' ')[0] ?? '') || /^(?:dr|mrs?|ms|prof) /i.test(found.value)))
        told.push(...named(who, found.value, cast, corrects));
      else if (own && mayBeName(found.value.split(' ')[0] ?? ''))
        push('name', asName(found.value), { whole: '', plainly: `Your name is ${asName(found.value)}.` });
      continue;
    }
    // "I lost my brother to cancer".
    const lost =
      found.relation === 'owns' && found.negated && /^(?:\w+ )?lost\b/.test(predicate)
        ? mentionsIn(`my ${found.value}`)[0]
        : undefined;
    if (lost && lost.at === 0) {
      told.push({ fact: factOf(lost.who.key, 'died', ''), whole, corrects });
      continue;
    }
    const value = /^(?:lives-in|from|born-in|grew-up-in|lived-in)$/.test(found.relation)
      ? asName(found.value)
      : found.value;
    push(found.relation, value, { negated: found.negated });
  }
  if (own) told.push(...introduced(statement, personName, told.length === 0, greeted));
  const partner = own
    ? /\b(?:proposed to|engaged to|married(?: to)?|dating|going out with|seeing) (\p{Lu}\p{L}+)(?= |$|[.,])/u.exec(
        predicate,
      )?.[1]
    : undefined;
  if (partner && mayBeName(partner))
    told.push({
      fact: factOf('partner', 'name', partner),
      whole: '',
      plainly: `Your partner is called ${partner}.`,
      kind: 'person',
    });
  const whoIs =
    !own && who.role !== null && who.name === null ? /^(?:is|was) (\p{Lu}\p{L}+)$/u.exec(predicate)?.[1] : undefined;
  if (whoIs && mayBeName(whoIs) && !NATIONAL.test(whoIs) && told.length === 0)
    told.push(...named(who, whoIs, cast, corrects));
  if (who.role?.includes("'s ") && who.name !== null)
    told.push({
      fact: factOf(who.role, 'name', who.name),
      whole: '',
      plainly: `${capitalised(who.label.replace(/^my\b/, 'your').replace(` ${who.name}`, ''))} is called ${who.name}.`,
      kind: 'person',
      corrects,
    });
  const isMy = !own ? /^is my (.+)$/.exec(predicate) : null;
  if (isMy && who.name) {
    const role = mentionsIn(`my ${isMy[1]!}`)[0];
    if (role && role.at === 0 && role.who.role) {
      cast.named(role.who, who.name);
      told.push({
        fact: factOf(role.who.role, 'name', who.name),
        whole: '',
        plainly: `Your ${role.who.role} is called ${who.name}.`,
        kind: 'person',
      });
    } else if (/^favourite /.test(isMy[1]!)) {
      told.push({ fact: factOf('person', trimmedValue(isMy[1]!), who.name), whole });
    }
  }
  told.push(...given(statement, cast));
  if (own)
    told.push(
      ...(told.some(({ fact }) => /^(?:health|allergic-to|name)$/.test(fact.relation)) ? [] : having(predicate, whole)),
      ...intending(statement),
    );
  return told;
}

/** "I'm Walter, 72, retired train driver from Stoke": a name, and each thing that follows as if it were said alone. */
function introduced({ predicate, corrects }: Statement, personName: string, first: boolean, greeted: boolean): Told[] {
  const match =
    /^am (?:called )?((?:an? |the )?[\p{L}\d][\p{L}\d' -]{0,40}?)(?:,? (?:and|by the way)\b.*|, (.+))?$/u.exec(
      predicate,
    );
  if (!match) return [];
  const told: Told[] = [];
  const name = match[1]!;
  const words = name.split(' ');
  const lower = name.toLowerCase();
  const isName =
    words.length <= 2 &&
    mayBeName(words[0]!) &&
    !STATES.has(words[0]!.toLowerCase()) &&
    (lower === personName.toLowerCase() ||
      (/^\p{Lu}/u.test(name) && !NATIONAL.test(name)) ||
      (words.length === 1 && greeted && STANDS_ALONE.test(predicate) && !DESCRIBES.test(lower)) ||
      (words.length === 1 &&
        match[2] !== undefined &&
        !/(?:ed|ing|ish|ian|ese|an|y|ful|less|ous|ive|ic|al|ent|ant)$/.test(lower) &&
        /^(?:\d|[a-z]+ (?:year|and)|an? |from|your|the|first|second|third|final)/.test(match[2])));
  if (first && isName)
    told.push({
      fact: factOf('person', 'name', asName(name)),
      whole: '',
      plainly: `Your name is ${asName(name)}.`,
      corrects,
    });
  if (!isName && !/^\d/.test(name) && !isTrade(name)) return told;
  for (const piece of (match[2] ?? '').split(/, (?:and )?/).slice(0, 4)) {
    const said =
      /^(?:from|originally|living|based|working|\d|an? |retired|married|single|allergic|(?:first|second|third|final)[- ]year)/.test(
        piece,
      ) || /\b(?:student|nurse|teacher|driver|engineer|worker)\b/.test(piece)
        ? `am ${/^(?:first|second|third|final)[- ]year/.test(piece) || (isTrade(piece) && !/^(?:an? |the |from |living|based|working|originally|\d)/.test(piece)) ? 'a ' : ''}${piece}`
        : null;
    if (said === null && /^(?:moved|grew up|live|work|studying|study|born)\b/.test(piece))
      for (const found of relationsIn(piece, true))
        told.push({
          fact: factOf(
            'person',
            found.relation,
            /^(?:lives-in|grew-up-in|born-in)$/.test(found.relation) ? asName(found.value) : found.value,
          ),
          whole: `I ${piece}`,
          corrects,
        });
    if (said === null) continue;
    for (const found of relationsIn(said, true))
      told.push({ fact: factOf('person', found.relation, found.value, found.negated), whole: `I ${said}`, corrects });
  }
  return told;
}
/** After a greeting, "I'm maya" and nothing else. */
const STANDS_ALONE = /^am \p{L}+(?:,.*)?$/u;
const DESCRIBES = /(?:ed|ing|ish|ese|y|ful|less|ous|ive|ic|al|ent|ant)$/;
const NATIONAL =
  /^(?:\p{Lu}\p{L}+(?:ish|ian|ese|ean|can|an|i)|French|Dutch|Greek|Swiss|Danish|Czech|Thai|Welsh|Irish|Catholic|Muslim|Jewish|Christian|Buddhist|Hindu)$/u;

const ATTRIBUTES: [RegExp, string][] = [
  [/^(?:first |full |middle )?names?$/, 'name'],
  [/^nick ?name$/, 'nickname'],
  [/^age$/, 'age'],
  [/^birthday$|^date of birth$/, 'birthday'],
  [/^(?:new |current |day )?(?:job|work|profession|occupation|gig|role|position)$/, 'works-as'],
  [/^(?:major|degree|subject|course)$/, 'studies'],
  [/^home ?town$/, 'from'],
  [/^(?:home|house|flat|apartment|place)$/, 'lives-in'],
  [/^(?:main |biggest |only )?(?:hobby|hobbies|pastime|passion)$/, 'hobby'],
  [/^(?:mother tongue|native language|first language)$/, 'speaks'],
  [/^(?:biggest |big |lifelong |secret )?(?:dream|goal|wish|ambition)$/, 'wish'],
  [/^(?:biggest |greatest |worst )?(?:fear|phobia)$/, 'fears'],
];
/** "My sister's name is Ana", "my favourite book is Dune", "my car is a Volvo". */
function ofAttribute({ who, attribute, predicate, whole, corrects }: Statement, cast: Cast): Told[] {
  const noun = attribute ?? '';
  const is =
    /^(?:is|are|was|were) (?:actually |really |probably |definitely |still |called |named |always |now )*(.+)$/i.exec(
      predicate,
    );
  const negative = /^(?:is|are|was|were|has|have) (?:not|never)\b|^(?:isn't|aren't|wasn't)/i.test(predicate);
  if (is && !negative) {
    const value = trimmedValue(is[1]!, true);
    const relation = ATTRIBUTES.find(([form]) => form.test(noun))?.[1];
    if (relation === 'name' && mayBeName(value.split(' ')[0] ?? '')) {
      if (who.key === 'person')
        return [
          {
            fact: factOf('person', 'name', asName(value)),
            whole: '',
            plainly: `Your name is ${asName(value)}.`,
            corrects,
          },
        ];
      return named(who, value, cast, corrects);
    }
    if (relation === 'lives-in') {
      const where = /^(?:in|near|outside|on) (.+)$/.exec(value)?.[1];
      if (where) return [{ fact: factOf(who.key, 'lives-in', asName(where)), whole, corrects }];
    } else if (relation && relation !== 'name') return [{ fact: factOf(who.key, relation, value), whole, corrects }];
    const favourite =
      /^(?:all[- ]time |absolute )?(?:favourite|fave?) (.+)$/.exec(noun) ?? /^(.*\bfavourite .+)$/.exec(noun);
    if (favourite)
      return [
        { fact: factOf(who.key, `favourite ${favourite[1]!.replace(/^favourite /, '')}`, value), whole, corrects },
      ];
    if (value !== '' && !STATES_OF_THINGS.test(value))
      return [{ fact: factOf(who.key === 'person' ? noun : `${who.key}'s ${noun}`, 'is', value), whole, corrects }];
  }
  return [
    {
      fact: factOf(who.key === 'person' ? noun : `${who.key}'s ${noun}`, 'told', trimmedValue(predicate)),
      whole,
      corrects,
    },
  ];
}
const STATES_OF_THINGS =
  /^(?:on|at|in|next|this|tomorrow|today|coming|due|over|here|there|going|getting|not|so|very)\b/i;
