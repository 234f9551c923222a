import type { Intent } from '../perception/intents';
import type { Dice } from '../seed';
import { aboutSoul } from './about';
import { ask } from './converse';
import type { Cite } from './kept';
import * as answers from './phrases/answers';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import * as making from './phrases/making';
import * as special from './phrases/special';
import * as soul from './phrases/soul';
import * as tastes from './phrases/tastes';
import { askForIt, isTelling, listenOn, opensTelling } from './listen';
import { askAfter } from './recollect';
import type { Scene } from './scene';
import type { Speech } from './speech';
import { AGREES, ALL_TOLD, CHOOSING, DROWSY, HARSH, ODD, REACTS, RIDDLE } from './wordings';

const asking = (scene: Scene, dice: Dice) => dice.chance(scene.leaning.asks);

/** Says a sentence of each pool in turn, as far as there are fresh ones. */
const row = (speech: Speech, ...pools: (readonly string[])[]): true => {
  for (const pool of pools) speech.say(pool);
  return true;
};

/** A short reaction, then something to go on with: what was talked of before, or something new. */
function shortly(scene: Scene, speech: Speech, dice: Dice, pool: readonly string[], more: readonly string[]): true {
  if (scene.heavy || scene.mourning ? !speech.say(general.UNDER) : !speech.voice(pool)) speech.say(more);
  if (scene.mourning && !scene.heavy) return true;
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
  else if (!speech.say(dice.chance(0.7) ? scene.talk.asks.plain : general.OFFER)) speech.say(general.OFFER);
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
  if (
    /^(?:please )?(?:(?:can|could|will|would) you (?:please )?help(?: me)?(?: please)?|i (?:really )?need (?:your |some )?help|help(?: me)?)[.!? ]*$/i.test(
      scene.message.trim(),
    )
  )
    return row(speech, answers.HELP);
  if (!scene.heavy && CHOOSING.test(scene.message) && !scene.seen.choice)
    return row(
      speech,
      /\b(?:present|gift)s?\b/i.test(scene.message) ? answers.PRESENT : answers.CHOOSE,
      answers.CHOOSE_ASK,
    );
  if (scene.heavy)
    speech.say(
      scene.feeling
        ? feelings.ACKNOWLEDGE[scene.feeling.feeling]
        : (feelings.HARD_NEWS[scene.seen.news ?? '']?.first ?? []),
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

/** "What do you think of punk?": of a thing, and not of the person or what they have just told. */
const ASKS_OF =
  /^(?:(?:so|and|hey|ok),? )*what do you think (?:of|about) (?!(?:me|my|mine|our|this|that|it|him|her|them|us|these|those|the (?:idea|plan|name|whole))\b)[\w' -]{3,30}\??$/i;

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
  if (RIDDLE.test(scene.message.trim()) && scene.before.slice(0, 3).some(({ text }) => opensTelling(text)))
    return row(speech, general.RIDDLE);
  if (AGREES.test(scene.message.trim()))
    return row(speech, general.AGREED, asking(scene, dice) ? [] : talk.remarks[scene.mood]);
  if (/^(?:short|statement|joke|story|opinion)$/.test(seen.intent) && seen.words <= 10 && opensTelling(scene.message))
    return askForIt(speech);
  if (ALL_TOLD.test(scene.message) || DROWSY.test(scene.message)) {
    speech.voiced = true;
    return row(speech, DROWSY.test(scene.message) ? general.DROWSY : general.ALL_TOLD);
  }
  if (seen.intent === 'short' && isTelling(scene)) return listenOn(scene, speech);
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
      return row(speech, soul.WHO_ARE_YOU, soul.WHO_MORE, asking(scene, dice) ? soul.BACK_TO_YOU : []);
    case 'how-are-you':
      if (!(dice.chance(0.4) && speech.say(soul.TONES[scene.turn.mood.tone]))) speech.say(soul.HOW_ARE_YOU);
      return row(speech, soul.BACK_TO_YOU);
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
      if (
        /^(?:oh |is that )?(?:really|seriously|for real|true|are you (?:sure|serious))\b[^a-z]*$/i.test(
          scene.message.trim(),
        )
      )
        return row(speech, answers.REALLY);
      if (
        /\bthe (?:best|nicest|worst|prettiest|most beautiful|greatest) /i.test(scene.message) &&
        speech.say(answers.BEST)
      )
        return row(speech, asking(scene, dice) ? ['Which is yours?', 'What would you say?'] : []);
      if (scene.heavy && scene.feeling) speech.say(feelings.ACKNOWLEDGE[scene.feeling.feeling]);
      if (
        /^(?:\w+,? )?is (?:it|that|this) (?:really )?(?:ok(?:ay)?|all ?right|normal|fine|allowed)\b/i.test(
          scene.message.trim(),
        ) &&
        speech.say(answers.ALLOWED)
      )
        return true;
      if (ODD.test(scene.message.trim()) && speech.say(answers.ODD)) return true;
      if (HARSH.test(scene.message) && speech.say(answers.NOT_SO))
        return row(speech, asking(scene, dice) ? talk.asks.heavy : []);
      if (
        /\bdo you think (?:(?:i|it|he|she|we|they|this|that)(?:'ll| will|'s going|'m going|'re going)|.{1,30} (?:will|is going to))\b/i.test(
          scene.message,
        )
      )
        return row(speech, answers.FORESEE);
      // What is asked of a thing in the world is not answered as if it were asked of the person.
      if (ASKS_OF.test(scene.message.trim())) return aboutSoul(scene, speech, dice);
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
      if (/^(?:advice|opinion)$/.test(scene.before[0]?.seen.intent ?? '')) return row(speech, general.WHY_ADVICE);
      if (/^(?:fact|long-work)$/.test(scene.before[0]?.seen.intent ?? '')) return row(speech, answers.LIMIT_WHY);
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
    case 'leave':
      return row(speech, answers.LEAVE);
    case 'luck':
      return row(speech, answers.LUCK, dice.chance(0.5) ? talk.remarks.worry : []);
    case 'silence':
      return row(speech, answers.SILENCE);
    case 'unreadable':
      return row(speech, answers.UNREADABLE, answers.UNREADABLE_THEN);
    case 'emoji':
      return row(speech, answers.EMOJI, asking(scene, dice) ? general.GREET_ASK.slice(0, 2) : []);
    case 'short':
      if (
        REACTS.test(scene.message) &&
        /^(?:about-soul|how-are-you|who-are-you|story|joke|poem|bored)$/.test(scene.before[0]?.seen.intent ?? '')
      )
        return row(speech, general.REACTED, dice.chance(0.5) ? general.OFFER : []);
      if (seen.feelings.length > 0 || scene.topic || scene.someone || scene.heavy) return false;
      return row(
        speech,
        quote.length <= 40
          ? general.SHORT.map((one) =>
              one.replace('{quote}', () =>
                /^(?:The|An?|My|Your|No|Not|First|Just|Only|Me|So|Too|Very|Nothing|Some|All|In|On|At|With|For|Still|Almost|And|But|Or)\b/.test(
                  quote,
                )
                  ? quote.charAt(0).toLowerCase() + quote.slice(1)
                  : quote,
              ),
            )
          : [],
        dice.chance(0.75) ? talk.asks.plain : general.OFFER,
      );
    case 'statement':
      return seen.choice !== null && advise(scene, speech, dice);
    case 'recall':
    case 'own-life':
    case 'are-you-ai':
    case 'farewell':
    case 'distress':
    case 'distress-other':
      return false;
  }
}
