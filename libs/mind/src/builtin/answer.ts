import type { Dice } from '../seed';
import { ask, bySlider, IMAGING, ORDERING } from './converse';
import * as answers from './phrases/answers';
import { farewell } from './farewell';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import * as making from './phrases/making';
import * as special from './phrases/special';
import { foundEarlier, thingsTold } from './recall';
import type { Scene } from './scene';
import { situated } from './situate';
import type { Speech } from './speech';

const asking = (scene: Scene, dice: Dice) =>
  dice.chance(bySlider([0.2, 0.45, 0.65, 0.8, 0.95], scene.persona.sliders.curiosity));

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
function shortly(scene: Scene, speech: Speech, dice: Dice, pool: readonly string[]): true {
  speech.say(pool);
  const last = scene.before
    .slice(0, 2)
    .flatMap((one) => one.seen.topics)
    .find((topic) => topic.name !== '' && topic.weight >= 3);
  const slots = last?.someone ? { someone: last.name } : { topic: last?.name };
  if (scene.heavy) {
    if (!ask(scene, speech, dice)) speech.say(scene.talk.heavy);
    return true;
  }
  const went =
    last !== undefined && dice.chance(0.6) && speech.say(last.someone ? general.ASK_SOMEONE : general.ASK_TOPIC, slots);
  if (!went && scene.silentOnQuestions) speech.say(scene.talk.stance);
  else if (!went && !speech.say(dice.chance(0.5) ? scene.talk.asks : general.OFFER)) speech.say(general.OFFER);
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
  if (scene.persona.sliders.logic >= 4 && !scene.brief)
    speech.say(scene.heavy ? general.STRUCTURE_HEAVY : answers.ADVICE);
  if (asking(scene, dice)) speech.say(answers.ADVICE_ASK);
  return true;
}

function remember(scene: Scene, speech: Speech): true {
  const lower = scene.message.toLowerCase();
  if (/\bmy name\b/.test(lower)) {
    const name =
      scene.before
        .map(({ text }) => /\b(?:my name is|my name's|call me) ([A-Z][\p{L}'-]+)/u.exec(text)?.[1])
        .find(Boolean) ?? scene.name;
    if (
      name &&
      speech.say(
        ['You are {name}.', '{name}, as far as I know.', 'I have you down as {name}.', 'The name I have is {name}.'],
        { name },
      )
    )
      return true;
  }
  if (/\b(?:know|remember) about me\b/.test(lower)) {
    const told = thingsTold(scene);
    if (told.length > 0) {
      const known = { told: listed(told) };
      speech.say(
        [
          'From this conversation: {told}.',
          'You have spoken of {told}.',
          'So far I know of {told}.',
          'What you have told me about: {told}.',
        ],
        known,
      );
      speech.say([
        'More than that I do not have.',
        'That is all there is, and it is enough to go on with.',
        'The rest is yours to tell or to keep.',
      ]);
      return true;
    }
  }
  const quote = foundEarlier(scene);
  if (quote && speech.say(answers.RECALL_FOUND, { quote }, true))
    return row(speech, [
      'That is how you put it.',
      'I have it word for word.',
      'What brings you back to it?',
      'What made you ask?',
    ]);
  return row(speech, answers.RECALL_NONE, answers.RECALL_NONE_THEN);
}

function aboutSoul(scene: Scene, speech: Speech, dice: Dice): true {
  const lower = scene.message.toLowerCase();
  const likes = listed([
    ...(scene.interest ? [scene.interest] : []),
    ...dice.shuffled(scene.talk.likes).slice(0, scene.interest ? 1 : 2),
  ]);
  const pool = answers.ABOUT_SOUL.find(([pattern]) => pattern.test(lower))?.[1] ?? answers.ABOUT_SOUL_OTHER;
  if (!speech.say(pool, { likes })) speech.say(answers.ABOUT_SOUL_OTHER);
  if (asking(scene, dice)) speech.say(answers.ABOUT_SOUL_BACK);
  return true;
}

/** Messages that ask for a certain kind of answer. False when it is ordinary talk. */
export function answer(scene: Scene, speech: Speech, dice: Dice): boolean {
  if (safety(scene, speech, dice)) return true;
  if (situated(scene, speech, dice)) return true;
  const { seen, talk, news } = scene;
  const quote = scene.message
    .trim()
    .replace(/"/g, "'")
    .replace(/[.!?]+$/, '');
  switch (seen.intent) {
    case 'are-you-ai':
      speech.insist(special.ARE_YOU_AI);
      if (dice.chance(0.7)) speech.say(special.ARE_YOU_AI_MORE);
      return true;
    case 'farewell':
      return farewell(scene, speech, dice);
    case 'only-one':
      return row(speech, special.ONLY_ONE, special.ONLY_ONE_MORE, special.ONLY_ONE_ASK);
    case 'greeting':
      return row(
        speech,
        general.GREET,
        dice.chance(0.5) ? talk.greet : [],
        asking(scene, dice) ? general.GREET_ASK : [],
      );
    case 'who-are-you':
      return row(speech, answers.WHO_ARE_YOU, answers.WHO_MORE, asking(scene, dice) ? answers.BACK_TO_YOU : []);
    case 'how-are-you':
      return row(speech, answers.HOW_ARE_YOU, answers.BACK_TO_YOU);
    case 'about-soul':
      return aboutSoul(scene, speech, dice);
    case 'story':
    case 'poem':
    case 'joke':
      return made(speech, seen.intent, dice);
    case 'more': {
      const wanted = scene.before[0]?.seen.intent;
      if (wanted === 'story' || wanted === 'poem' || wanted === 'joke') return made(speech, wanted, dice);
      return row(speech, general.MORE, scene.heavy ? talk.heavy : talk.stance, scene.heavy ? [] : general.OFFER);
    }
    case 'long-work':
      return row(speech, answers.LIMIT_WORK, answers.LIMIT_WORK_THEN);
    case 'fact':
      return row(speech, answers.LIMIT_FACT, answers.LIMIT_FACT_THEN);
    case 'advice':
      return advise(scene, speech, dice);
    case 'opinion':
      if (scene.heavy && scene.feeling) speech.say(feelings.ACKNOWLEDGE[scene.feeling.feeling]);
      return row(speech, answers.OPINION, asking(scene, dice) ? answers.OPINION_ASK : []);
    case 'recall':
      return remember(scene, speech);
    case 'thanks':
      return row(speech, answers.THANKS, dice.chance(0.4) && !scene.heavy ? talk.stance.slice(0, 2) : []);
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
      return shortly(scene, speech, dice, general.SHORT_YES);
    case 'no':
      return shortly(scene, speech, dice, general.SHORT_NO);
    case 'unsure':
      return shortly(scene, speech, dice, general.SHORT_UNSURE);
    case 'why':
      return row(speech, general.WHY, general.WHY_MORE);
    case 'hard-news': {
      const kind = feelings.HARD_NEWS[news ?? ''];
      if (!kind) return false;
      const { creativity, logic } = scene.persona.sliders;
      // A death is not put in order, and no picture is hung on it.
      const images = news !== 'death' && dice.chance(bySlider(IMAGING, creativity)) ? feelings.IMAGES_HEAVY : [];
      const order = news !== 'death' && dice.chance(bySlider(ORDERING, logic)) ? general.STRUCTURE_HEAVY : [];
      return row(
        speech,
        scene.known ? general.UNDER : kind.first,
        kind.more,
        order,
        images,
        asking(scene, dice) ? kind.ask : [],
      );
    }
    case 'good-news':
      return row(
        speech,
        feelings.GOOD_NEWS.first,
        dice.chance(0.7) ? feelings.GOOD_NEWS.more : [],
        asking(scene, dice) ? feelings.GOOD_NEWS.ask : [],
      );
    case 'other-language':
      return row(
        speech,
        answers.LANGUAGES[seen.language] ? [answers.LANGUAGES[seen.language]!] : [],
        answers.OTHER_LANGUAGE,
      );
    case 'unreadable':
      return row(speech, answers.UNREADABLE, answers.UNREADABLE_THEN);
    case 'emoji':
      return row(speech, answers.EMOJI, asking(scene, dice) ? general.GREET_ASK.slice(0, 2) : talk.stance.slice(2, 4));
    case 'short':
      if (seen.feelings.length > 0 || scene.topic || scene.someone || scene.heavy) return false;
      return row(
        speech,
        quote.length <= 40 ? general.SHORT.map((one) => one.replace('{quote}', () => quote)) : [],
        dice.chance(0.5) ? general.ASK_PLAIN.slice(0, 3) : general.OFFER,
      );
    case 'statement':
      return seen.choice !== null && advise(scene, speech, dice);
    case 'distress':
    case 'distress-other':
      return false;
  }
}
