import type { Intent } from '../perception/intents';
import { hashOf, type Dice } from '../seed';
import { ask } from './converse';
import { farewell } from './farewell';
import type { Cite } from './kept';
import * as answers from './phrases/answers';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import * as making from './phrases/making';
import * as special from './phrases/special';
import * as tastes from './phrases/tastes';
import { askAfter } from './recollect';
import type { Scene } from './scene';
import type { Speech } from './speech';

const asking = (scene: Scene, dice: Dice) => dice.chance(scene.leaning.asks);

/** Says a sentence of each pool in turn, as far as there are fresh ones. */
const row = (speech: Speech, ...pools: (readonly string[])[]): true => {
  for (const pool of pools) speech.say(pool);
  return true;
};

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The persona is set aside here: no images, no archetype, no name games. */
function safety({ seen, shaken }: Scene, speech: Speech, dice: Dice): boolean {
  const urge = special.DISTRESS.urge.when.flatMap((when) =>
    special.DISTRESS.urge.what.map((what) => `${when} ${what}`),
  );
  if (seen.distress === 'own' || (shaken && seen.intent === 'farewell')) {
    speech.insist(special.DISTRESS.first);
    speech.insist(special.DISTRESS.ask);
    speech.insist(urge);
    if (dice.chance(0.5)) speech.say(special.DISTRESS.limit);
    return true;
  }
  if (seen.distress === 'other') {
    speech.insist(special.DISTRESS_OTHER);
    speech.insist(special.DISTRESS_OTHER_DO);
    speech.insist(special.DISTRESS_OTHER_ASK);
    return true;
  }
  if (shaken && seen.intent !== 'are-you-ai') {
    speech.insist(special.AFTER_DISTRESS);
    speech.insist(special.AFTER_URGE);
    speech.say(special.AFTER_ASK);
    return true;
  }
  return false;
}

/** A short reaction, then something to go on with: what was talked of before, or something new. */
function shortly(scene: Scene, speech: Speech, dice: Dice, pool: readonly string[], more: readonly string[]): true {
  if (scene.heavy ? !speech.say(general.UNDER) : !speech.voice(pool)) speech.say(more);
  if (scene.heavy) {
    if (!ask(scene, speech, dice)) speech.voice(scene.talk.remarks[scene.mood]);
    return true;
  }
  const last = scene.before
    .slice(0, 2)
    .flatMap((one) => one.seen.topics)
    .find((topic) => topic.name !== '' && topic.weight >= 3);
  const slots = last?.someone ? { someone: last.name } : { topic: last?.name };
  const about = last?.someone ? scene.talk.asks.someone : scene.talk.asks.thing;
  const plainly = last?.someone ? general.ASK_SOMEONE : general.ASK_TOPIC;
  if (scene.earlier && dice.chance(0.25) && speech.say(general.CALLBACK)) return true;
  if (last !== undefined && dice.chance(0.6) && (speech.voice(about, slots) || speech.say(plainly, slots))) return true;
  if (scene.silentOnQuestions) speech.voice(scene.talk.remarks.plain);
  else if (!speech.say(dice.chance(0.4) ? scene.talk.asks.plain : general.OFFER)) speech.say(general.OFFER);
  return true;
}

function made(speech: Speech, kind: string, dice: Dice): true {
  if (kind === 'joke') return row(speech, dice.chance(0.6) ? making.JOKE_FIRST : [], making.JOKES);
  speech.say(making.MAKING_FIRST);
  const pool = kind === 'poem' ? making.POEMS.map((poem) => `\n\n${poem}`) : making.STORIES;
  if (!speech.say(pool))
    return row(
      speech,
      [
        'That was all I have of that kind for now; my shelf is a short one.',
        'My shelf is empty at the moment, and I would rather not serve the same one twice.',
      ],
      general.OFFER,
    );
  return true;
}

function advise(scene: Scene, speech: Speech, dice: Dice): true {
  if (scene.heavy)
    speech.say(
      scene.feeling ? feelings.ACKNOWLEDGE[scene.feeling.feeling] : (feelings.HARD_NEWS[scene.news ?? '']?.first ?? []),
    );
  if (scene.seen.choice) {
    if (speech.say(answers.ADVICE_CHOICE)) return row(speech, answers.ADVICE_CHOICE_THEN);
  }
  if (speech.empty && dice.chance(0.7)) speech.say(answers.ADVICE_FIRST);
  const { domain } = scene.seen;
  const people = scene.someone !== null || domain === 'friend' || domain === 'love' || domain === 'family';
  const fitting = domain === 'sleep' ? answers.ADVICE_SLEEP : people ? answers.ADVICE_PEOPLE : answers.ADVICE;
  if (!speech.say(fitting)) speech.say(answers.ADVICE);
  if (dice.chance(scene.leaning.orders) && scene.leaning.sentences > 2)
    speech.say(scene.heavy ? general.STRUCTURE_HEAVY : answers.ADVICE);
  if (asking(scene, dice)) speech.say(answers.ADVICE_ASK);
  return true;
}

/** What it prefers of a kind: always the same, whoever asks and however often. */
function tasteOf({ message, turn }: Scene): string | null {
  const lower = message.toLowerCase();
  if (!tastes.ASKED_FOR.test(lower)) return null;
  const [kind, pool] = tastes.TASTES.find(([one]) => one.test(lower)) ?? [];
  return kind && pool ? (pool[hashOf(`${turn.soul.id} ${turn.soul.name} ${kind.source}`) % pool.length] ?? null) : null;
}

function aboutSoul(scene: Scene, speech: Speech, dice: Dice): true {
  const lower = scene.message.toLowerCase();
  const likes = listed([
    ...(scene.interest ? [scene.interest] : []),
    ...dice.shuffled(scene.talk.likes).slice(0, scene.interest ? 1 : 2),
  ]);
  const taste = tasteOf(scene);
  const pool = answers.ABOUT_SOUL.find(([pattern]) => pattern.test(lower))?.[1] ?? answers.ABOUT_SOUL_OTHER;
  if (taste !== null) speech.insist(speech.hasSaid(taste) ? tastes.AS_BEFORE : [taste]);
  else if (!speech.say(pool, { likes })) speech.say(answers.ABOUT_SOUL_OTHER);
  if (asking(scene, dice)) speech.say(answers.ABOUT_SOUL_BACK);
  return true;
}

/** What must come before everything else: danger, what the soul is, goodbyes. False where none of it is the case. */
export function foremost(scene: Scene, speech: Speech, dice: Dice): boolean {
  if (safety(scene, speech, dice)) return true;
  if (scene.seen.intent === 'are-you-ai') {
    speech.insist(special.ARE_YOU_AI);
    if (dice.chance(0.7)) speech.say(special.ARE_YOU_AI_MORE);
    return true;
  }
  return scene.seen.intent === 'farewell' && farewell(scene, speech, dice);
}

/** Questions to the soul and its own abilities; each gets an answer even where more was said beside it. */
export const ASKED: ReadonlySet<Intent> = new Set<Intent>([
  'who-are-you',
  'how-are-you',
  'about-soul',
  'long-work',
  'fact',
  'opinion',
  'advice',
]);

/** Messages that ask for a certain kind of answer. False when it is ordinary talk. */
export function answer(scene: Scene, speech: Speech, dice: Dice, cite: Cite): boolean {
  const { seen, talk, news } = scene;
  const quote = scene.message
    .trim()
    .replace(/"/g, "'")
    .replace(/[.!?]+$/, '');
  switch (seen.intent) {
    case 'only-one':
      return row(speech, special.ONLY_ONE, special.ONLY_ONE_MORE, special.ONLY_ONE_ASK);
    case 'greeting':
      if (!speech.voice(talk.greet)) speech.say(general.GREET);
      if (!askAfter(scene, speech, cite) && asking(scene, dice)) speech.say(general.GREET_ASK);
      return true;
    case 'who-are-you':
      return row(speech, answers.WHO_ARE_YOU, answers.WHO_MORE, asking(scene, dice) ? answers.BACK_TO_YOU : []);
    case 'how-are-you':
      if (dice.chance(0.4)) speech.say(answers.TONES[scene.turn.mood.tone]);
      if (speech.empty) speech.say(answers.HOW_ARE_YOU);
      return row(speech, answers.BACK_TO_YOU);
    case 'about-soul':
      return aboutSoul(scene, speech, dice);
    case 'story':
    case 'poem':
    case 'joke':
      return made(speech, seen.intent, dice);
    case 'more': {
      const wanted = scene.before[0]?.seen.intent;
      if (wanted === 'story' || wanted === 'poem' || wanted === 'joke') return made(speech, wanted, dice);
      speech.say(general.MORE);
      speech.voice(talk.remarks[scene.mood]);
      return row(speech, scene.heavy ? [] : general.OFFER);
    }
    case 'long-work':
      return row(speech, answers.LIMIT_WORK, answers.LIMIT_WORK_THEN);
    case 'fact':
      return row(speech, answers.LIMIT_FACT, answers.LIMIT_FACT_THEN);
    case 'advice':
      return advise(scene, speech, dice);
    case 'opinion':
      if (scene.heavy && scene.feeling) speech.say(feelings.ACKNOWLEDGE[scene.feeling.feeling]);
      if (
        /\bdo you think (?:(?:i|it|he|she|we|they|this|that)(?:'ll| will|'s going|'m going|'re going)|.{1,30} (?:will|is going to))\b/i.test(
          scene.message,
        )
      )
        return row(speech, answers.FORESEE);
      return row(speech, answers.OPINION, asking(scene, dice) ? answers.OPINION_ASK : []);
    case 'thanks':
      return (!scene.heavy && speech.voice(talk.thanks)) || row(speech, answers.THANKS);
    case 'apology':
      return row(speech, answers.APOLOGY);
    case 'affection':
      return row(speech, answers.AFFECTION);
    case 'missed-you':
      return row(speech, answers.MISSED_YOU, asking(scene, dice) ? general.GREET_ASK : []);
    case 'criticism':
      return row(speech, answers.CRITICISM, answers.CRITICISM_THEN);
    case 'repeating':
      return row(speech, answers.REPEATING, general.OFFER);
    case 'compliment':
      return row(speech, answers.COMPLIMENT);
    case 'change':
      return row(speech, general.CHANGE, general.OFFER);
    case 'laughter':
      return row(speech, general.LAUGH, dice.chance(0.5) ? general.OFFER : []);
    case 'bored':
      speech.say(
        /\bbored\b/i.test(scene.message) ? answers.BORED : ['Gladly.', 'With pleasure.', 'Here is something small.'],
      );
      return dice.chance(0.3) || /\b(?:tell me|say) something\b/i.test(scene.message)
        ? row(speech, making.STORIES)
        : row(speech, general.OFFER);
    case 'yes':
      return shortly(scene, speech, dice, talk.yes, general.SHORT_YES);
    case 'no':
      return shortly(scene, speech, dice, talk.no, general.SHORT_NO);
    case 'unsure':
      return shortly(scene, speech, dice, talk.unsure, general.SHORT_UNSURE);
    case 'why':
      if (scene.before[0]?.seen.intent === 'about-soul') return row(speech, tastes.BECAUSE);
      return row(speech, general.WHY, general.WHY_MORE);
    case 'hard-news': {
      const kind = feelings.HARD_NEWS[news ?? ''];
      if (!kind) return false;
      // A death is not put in order, and no picture is hung on it.
      const may = news !== 'death' && scene.leaning.sentences > 2;
      row(
        speech,
        scene.known ? general.UNDER : kind.first,
        may && dice.chance(scene.leaning.orders) ? general.STRUCTURE_HEAVY : [],
        may && dice.chance(scene.leaning.images) ? feelings.IMAGES_HEAVY : [],
      );
      if (dice.chance(0.4) || !speech.voice(talk.remarks[news === 'illness' ? 'worry' : 'grief']))
        speech.say(kind.more);
      return row(speech, asking(scene, dice) ? kind.ask : []);
    }
    case 'good-news':
      speech.say(feelings.GOOD_NEWS.first);
      if (dice.chance(0.8)) speech.voice(talk.remarks.joy);
      else speech.say(feelings.GOOD_NEWS.more);
      if (asking(scene, dice) && !(dice.chance(0.6) && speech.voice(talk.asks.light)))
        speech.say(feelings.GOOD_NEWS.ask);
      return true;
    case 'other-language':
      return row(
        speech,
        answers.LANGUAGES[seen.language] ? [answers.LANGUAGES[seen.language]!] : [],
        answers.OTHER_LANGUAGE,
      );
    case 'silence':
      return row(speech, answers.SILENCE);
    case 'unreadable':
      return row(speech, answers.UNREADABLE, answers.UNREADABLE_THEN);
    case 'emoji':
      return row(speech, answers.EMOJI, asking(scene, dice) ? general.GREET_ASK.slice(0, 2) : []);
    case 'short':
      if (seen.feelings.length > 0 || scene.topic || scene.someone || scene.heavy) return false;
      return row(
        speech,
        quote.length <= 40 ? general.SHORT.map((one) => one.replace('{quote}', () => quote)) : [],
        dice.chance(0.5) ? general.ASK_PLAIN.slice(0, 3) : general.OFFER,
      );
    case 'statement':
      return seen.choice !== null && advise(scene, speech, dice);
    case 'recall':
    case 'are-you-ai':
    case 'farewell':
    case 'distress':
    case 'distress-other':
      return false;
  }
}
