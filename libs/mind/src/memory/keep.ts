import { feelingsIn } from '../perception/feelings';
import { languageOf } from '../perception/language';
import { capitalised, mended, plain, tokensOf, wordsOf } from '../perception/text';
import { Cast, mentionsIn, type Mention, type Someone } from './cast';
import { datesIn } from './dates';
import { draftOf, type Told } from './drafting';
import type { Fact, Heard, MemoryDraft } from './memory';
import { relationsIn, trimmedValue } from './patterns';
import { RULES } from './rules';
import { clausesIn, earnest } from './said';
import { statementOf, type Statement } from './statement';
import { toldAnswer } from './replies';
import { asName, isCapital, mayBeName, STATES } from './words/common';
import { roleOf } from './words/roles';
import { soulWishes } from './wishes';

/** Whom the talk is between, and what was said before, oldest first. */
export interface Hearing {
  personName: string;
  soulName: string;
  before: readonly Heard[];
}

const fact = (subject: string, relation: string, value: string, negated = false): Fact => ({
  subject,
  relation,
  value,
  negated,
});
const your = (who: Someone): string => (who.key === 'person' ? 'you' : who.label.replace(/^my\b/, 'your'));
const Your = (who: Someone): string => capitalised(your(who));

/**
 * What one message of a person holds that is worth keeping, in the order it was said. Sentences are in the second person, as the soul
 * would say them back. A message of a soul, a question, fiction, or another language than is understood gives nothing.
 * @param heard the message; its first 4,000 characters are read
 */
export function draftsOf(heard: Heard, context: Hearing): MemoryDraft[] {
  if (heard.from !== 'person') return [];
  const cast = new Cast();
  const before = context.before.slice(-RULES.messagesBefore);
  for (const one of before)
    for (const mention of mentionsIn(mended(plain(one.text.slice(0, 600))))) learn(mention, cast);
  const drafts: MemoryDraft[] = [];
  const add = (told: Told | null) => {
    const draft = told && draftOf(told, heard);
    if (draft && !drafts.some((one) => one.key === draft.key)) drafts.push(draft);
  };
  for (const told of toldAnswer(heard, before, cast)) add(told);
  if (languageOf(heard.text) !== 'english' && drafts.length === 0 && !/\bmy\b|\bI\b|\bi'?m\b/i.test(heard.text))
    return [];
  for (const told of soulWishes(earnest(heard.text), context.soulName)) add(told);

  let last: Someone | null = null;
  for (const clause of clausesIn(heard.text)) {
    const mentions = mentionsIn(clause.text);
    const statement = statementOf(clause, cast, last);
    for (const mention of mentions) if (!mention.possessive || mention.names.length > 0) learn(mention, cast);
    for (const told of namings(mentions, clause.text, statement)) add(told);
    if (!statement) continue;
    last = statement.who;
    for (const told of tellings(statement, cast)) add(told);
    if (statement.who.key !== 'person') cast.mention(statement.who);
    if (drafts.length >= RULES.draftsOfMessage) break;
  }
  return drafts.slice(0, RULES.draftsOfMessage);
}

function learn(mention: Mention, cast: Cast): void {
  if (mention.by === 'the' || mention.by === 'this') return;
  if (/^(?:his|her|their)$/.test(mention.by)) return;
  if (mention.names.length > 1) {
    const singular = mention.who.role ?? '';
    for (const name of mention.names)
      cast.mention({
        ...mention.who,
        key: name.toLowerCase(),
        name,
        plural: false,
        role: singular,
        label: `my ${singular} ${name}`,
      });
    return;
  }
  cast.mention(mention.who);
}

/** What the naming of somebody tells by itself: "my sister Ana", "my 6-year-old son Leo", "a dog called Biscuit". */
function namings(mentions: readonly Mention[], text: string, statement: Statement | null): Told[] {
  const told: Told[] = [];
  for (const mention of mentions) {
    const own =
      /^(?:my|our|both my)$/.test(mention.by) ||
      (statement?.who.key === 'person' &&
        /^(?:have|has|had|got|adopted|bought|am|just|am married|rescued|do|own|met)\b/.test(statement.predicate));
    if (!own || mention.who.role === null) continue;
    for (const name of mention.names)
      told.push({
        fact: fact(mention.who.role, 'name', name),
        whole: '',
        plainly: `Your ${mention.who.role} is called ${name}.`,
        kind: mention.who.animal ? 'fact' : 'person',
        corrects: statement?.corrects ?? false,
      });
    const years = new RegExp(`${mention.names[0] ?? '\\0'},? \\(?(\\d{1,2})\\)?(?=[,. )]|$)`).exec(text)?.[1];
    const age = mention.age ?? (mention.names.length === 1 ? years : undefined);
    if (age)
      told.push({
        fact: fact(mention.who.key, 'age', age),
        whole: '',
        plainly: `${Your(mention.who)} is ${age} years old.`,
      });
    if (mention.names.length > 1)
      for (const name of mention.names) {
        const of = new RegExp(`\\b${name},? \\(?(?:is |who is )?(\\d{1,2})\\)?(?=[,. )]|$)`, 'i').exec(text)?.[1];
        if (of)
          told.push({
            fact: fact(name.toLowerCase(), 'age', of),
            whole: '',
            plainly: `Your ${mention.who.role} ${name} is ${of} years old.`,
          });
      }
  }
  return told;
}

/** Everything a statement tells, the most exact first. */
function tellings(statement: Statement, cast: Cast): Told[] {
  const { who, attribute, predicate, whole, corrects } = statement;
  if (attribute !== null) return ofAttribute(statement, cast);
  const own = who.key === 'person';
  const told: Told[] = [];
  const push = (relation: string, value: string, more: Partial<Told> & { negated?: boolean } = {}) =>
    told.push({ fact: fact(who.key, relation, value, more.negated ?? false), whole, corrects, ...more });

  for (const found of relationsIn(predicate, own)) {
    if (found.relation === 'name') {
      if (!own && mayBeName(found.value.split(' ')[0] ?? '')) told.push(...named(who, found.value, cast, corrects));
      else if (own && mayBeName(found.value.split(' ')[0] ?? ''))
        push('name', asName(found.value), { whole: '', plainly: `Your name is ${asName(found.value)}.` });
      continue;
    }
    const value = /^(?:lives-in|from|born-in|grew-up-in|lived-in)$/.test(found.relation)
      ? asName(found.value)
      : found.value;
    push(found.relation, value, { negated: found.negated });
  }
  const intro = own ? /^am (?:called )?([A-Z]\p{L}+)(?: \p{Lu}\p{L}+)?$/u.exec(predicate) : null;
  if (intro && mayBeName(intro[1]!) && !STATES.has(intro[1]!.toLowerCase()) && told.length === 0)
    push('name', intro[1]!, { whole: '', plainly: `Your name is ${intro[1]!}.` });
  const isMy = !own ? /^is my (.+)$/.exec(predicate) : null;
  if (isMy && who.name) {
    const role = mentionsIn(`my ${isMy[1]!}`)[0];
    if (role && role.at === 0 && role.who.role) {
      cast.named(role.who, who.name);
      told.push({
        fact: fact(role.who.role, 'name', who.name),
        whole: '',
        plainly: `Your ${role.who.role} is called ${who.name}.`,
        kind: 'person',
      });
    } else if (/^favourite /.test(isMy[1]!)) {
      told.push({ fact: fact('person', trimmedValue(isMy[1]!), who.name), whole });
    }
  }
  if (own) told.push(...having(predicate, whole), ...intending(statement));
  if (told.length === 0) told.push(...plainTelling(statement));
  return told;
}

function named(who: Someone, value: string, cast: Cast, corrects: boolean): Told[] {
  const names = value
    .split(/,? (?:and|&) |, /)
    .map((name) => asName(name.trim()))
    .filter((name) => mayBeName(name.split(' ')[0] ?? ''))
    .slice(0, 6);
  const role = who.role ?? who.key;
  if (names.length === 1) cast.named(who, names[0]!);
  return names.map((name) => ({
    fact: fact(role, 'name', name),
    whole: '',
    plainly: `${Your({ ...who, label: who.role ? `my ${who.role}` : who.label }).replace(/s$/, (s) => (who.plural ? '' : s))} is called ${name}.`,
    kind: who.animal ? ('fact' as const) : ('person' as const),
    corrects,
  }));
}

const ATTRIBUTES: [RegExp, string][] = [
  [/^(?:first |full |middle )?names?$/, 'name'],
  [/^nick ?name$/, 'nickname'],
  [/^age$/, 'age'],
  [/^birthday$|^date of birth$/, 'birthday'],
  [/^(?:job|work|profession|occupation|day job)$/, 'works-as'],
  [/^(?:major|degree|subject|course)$/, 'studies'],
  [/^home ?town$/, 'from'],
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
            fact: fact('person', 'name', asName(value)),
            whole: '',
            plainly: `Your name is ${asName(value)}.`,
            corrects,
          },
        ];
      return named(who, value, cast, corrects);
    }
    if (relation && relation !== 'name') return [{ fact: fact(who.key, relation, value), whole, corrects }];
    const favourite =
      /^(?:all[- ]time |absolute )?(?:favourite|fave?) (.+)$/.exec(noun) ?? /^(.*\bfavourite .+)$/.exec(noun);
    if (favourite)
      return [{ fact: fact(who.key, `favourite ${favourite[1]!.replace(/^favourite /, '')}`, value), whole, corrects }];
    if (value !== '' && !STATES_OF_THINGS.test(value))
      return [{ fact: fact(who.key === 'person' ? noun : `${who.key}'s ${noun}`, 'is', value), whole, corrects }];
  }
  return [
    {
      fact: fact(who.key === 'person' ? noun : `${who.key}'s ${noun}`, 'told', trimmedValue(predicate)),
      whole,
      corrects,
    },
  ];
}
const STATES_OF_THINGS =
  /^(?:on|at|in|next|this|tomorrow|today|coming|due|over|here|there|going|getting|not|so|very)\b/i;

const HAVING =
  /^(?:also |still |just |already |currently |only |finally |have |both )*(?:have|have got|got|own|adopted|bought|rescued|keep|inherited|do have|am the (?:proud )?owner of|am getting|share (?:a flat|a house|an apartment|my flat) with|live with) (?:also |now |actually |just |currently )*(.+)$/i;
const NOT_HAD =
  /^(?:to\b|been\b|a (?:good|great|bad|nice|lovely|long|rough|hard|weird|question|feeling|lot|bit|look|chat|go|break|nap|shower|headache|cold|bath|laugh|drink|think|point|meeting with|rest|walk)\b|no\b|never\b|fun\b|time\b|trouble\b|enough\b|lots\b|so\b|some\b|it\b|that\b|this\b|them\b|him\b|her\b|you\b|you're\b|up\b|home\b|back\b|out\b|over\b|better\b|worse\b|tired\b|lost\b|nothing\b|something\b|really\b|married\b|engaged\b|divorced\b|into\b|rid\b|used\b|ready\b|stuck\b|hurt\b|hit\b|fired\b|laid\b|the (?:feeling|chance|time|flu)\b)/i;
/** Children, siblings, pets and possessions one has. */
function having(predicate: string, whole: string): Told[] {
  const negated = /^(?:don't|do not|never|haven't|have not) (?:have|had|got|own) (?:any |a |an |got )?(.+)$/i.exec(
    predicate,
  );
  if (negated) return [{ fact: fact('person', 'has', trimmedValue(negated[1]!), true), whole }];
  const match = HAVING.exec(predicate);
  if (!match || NOT_HAD.test(match[1]!)) return [];
  const value = trimmedValue(match[1]!);
  if (value === '') return [];
  const someone = wordsOf(value).some((word) => roleOf(word) !== null);
  return [{ fact: fact('person', someone ? 'has' : 'owns', value), whole }];
}

const WISH =
  /^(?:really |also |still |always |have always |would |just |finally )*(?:want(?:ed)? to|hope to|hoping to|am hoping to|would love to|'d love to|would like to|love to one day|dream of|am dreaming of|am dreaming about|plan to|am planning to|am planning on|am planning|am saving(?: up)? for|am saving(?: up)? to|saving for|decided to|have decided to|am thinking of|can't wait to|am looking forward to) (.+)$/i;
const INTENT =
  /^(?:will|am going to|am gonna|promise(?:d)? (?:to|that i will|i will)|have promised(?: \w+)? to|promised(?: my)? \w+ (?:to|i would|that i would)|swear (?:to|i will)) (?:definitely |really |finally |just |also )?(.+)$/i;
const NO_INTENT =
  /^(?:be (?:fine|ok|okay|honest|back|right|good|alright)|see|try to explain|tell you|say|let you|admit|go now|go to bed|sleep now|never|think about it|keep you|miss|have to|need to|get there|stop|not)\b/i;
/** Wishes, plans with a date, and promises. */
function intending({ predicate, whole, corrects }: Statement): Told[] {
  if (/^(?:do not|don't|didn't|never|not|won't|will not)\b/i.test(predicate)) return [];
  const wish = WISH.exec(predicate);
  if (
    wish &&
    !/^(?:be |know|say|talk|tell|ask|die|cry|sleep|go home|go to bed|scream|see you|you|hear)/i.test(wish[1]!)
  ) {
    const dated = datesIn(whole, 0).length > 0;
    return [{ fact: fact('person', dated ? 'plans' : 'wish', trimmedValue(wish[1]!)), whole, corrects }];
  }
  const intent = INTENT.exec(predicate);
  if (intent && !NO_INTENT.test(intent[1]!)) {
    const promised =
      /^promise|^have promised|^swear/.test(predicate) ||
      /^(?:call|write|apologi[sz]e|visit|send|bring|help|return|pay|tell|ask|talk|text|email|finish|start|do|practi[sz]e|book|go to the)\b/.test(
        intent[1]!,
      );
    return [
      {
        fact: fact(
          'person',
          promised && /^(?:will|promise|have promised|swear)/.test(predicate) ? 'promised' : 'plans',
          trimmedValue(intent[1]!),
        ),
        whole,
        corrects,
      },
    ];
  }
  return [];
}

const LIGHT = new Set(
  'be have do go get make take come see know give find tell think become leave feel bring begin keep hold want like need try use say thing stuff lot bit way kind sort much many really very just also still even well good nice fine great okay sure yeah bad all some any no not so too today now then here there time day week year today tonight tomorrow yesterday it this that these those what who which when where how why i you he she we they me him her us them my your his its our their a an the and or but if because of to in on at by for with from about into over up down out off again always never ever maybe more most less something anything nothing everything someone anyone people guess mean look talk chat question answer am is are was were will would can could should may might must one lol haha'.split(
    ' ',
  ),
);
const CONTENT = (text: string): string[] => wordsOf(text).filter((word) => !LIGHT.has(word) && word.length > 2);
const IDLE =
  /^(?:am|was|feel|felt|have been|have) (?:so |really |very |just |a bit |pretty |quite |still |feeling )*(?:fine|good|great|ok|okay|well|tired|bored|happy|sad|sorry|sure|back|here|ready|curious|wondering|thinking|listening|kidding|glad|done)\b.{0,12}$|^(?:think|guess|know|don't know|mean|see|agree|understand|hope|wonder|suppose|doubt|forgot|forget|remember|don't remember|don't think|don't mind|can't remember|need to go|have to go|said|meant|will be|would|could|should|might|may|love you|miss you|like you|hate you|thank|appreciate|talk|wish)\b/i;
const REPORTED =
  /^(?:always |just |also |still |once )*(?:says?|said|thinks?|thought|told (?:me|us|him|her)|claims?|claimed|keeps? (?:saying|telling)|calls? me|called me|believes?|reckons?|asked|suggested|wrote) .*\b(?:I|I'm|me|my)\b/;

/** What fits no relation and is still something: who did what, when, where. */
function plainTelling(statement: Statement): Told[] {
  const { who, predicate, whole, corrects } = statement;
  if (whole.length > 260 || (IDLE.test(predicate) && who.key === 'person') || REPORTED.test(predicate)) return [];
  if (/\b(?:you|your|you're)\b/i.test(predicate)) return [];
  const feelings = feelingsIn(tokensOf(whole.toLowerCase()));
  const content = new Set(CONTENT(predicate));
  const names = (predicate.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).filter(
    (word) => mayBeName(word) && isCapital(word),
  ).length;
  const dates = datesIn(whole, 0).length;
  const weight = content.size + names + dates + (/\d/.test(predicate) ? 1 : 0);
  if (weight < 2) return [];
  const strong = feelings.find((one) => one.whose === 'person' && one.strength >= 2);
  const doing =
    /^(?:(?:\w+ly|just|also|never|always) )*(?:\p{L}+ed|went|got|had|met|saw|made|took|gave|lost|broke|won|bought|ate|found|came|left|wrote|ran|fell|read|told|spent|built|sold|flew|drove|sang|swam|taught|was|were)\b/iu.test(
      predicate,
    );
  const met = /^(?:just |finally |recently )*(?:met|ran into|bumped into|got to know) (.+)$/i.exec(predicate);
  if (met && who.key === 'person') return [{ fact: fact('person', 'met', trimmedValue(met[1]!)), whole, corrects }];
  if (strong && who.key === 'person' && /^(?:am|feel|was|felt|have been)\b/.test(predicate))
    return [
      {
        fact: fact('person', 'feels', `${strong.feeling}: ${trimmedValue(predicate.replace(/^\w+ /, ''))}`),
        whole,
        kind: 'feeling',
        corrects,
      },
    ];
  const habit =
    /^(?:usually|always|often|never|sometimes|every)\b|\b(?:every (?:morning|day|night|evening|week|weekend|summer|winter|year|\w+day)|twice a|once a|on \w+days)\b/i.test(
      whole,
    );
  return [
    {
      fact: fact(who.key, habit ? 'habit' : 'told', trimmedValue(predicate)),
      whole,
      kind: habit ? 'fact' : doing || dates > 0 ? 'event' : 'fact',
      corrects,
    },
  ];
}
