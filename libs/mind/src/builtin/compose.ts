import type { Intent } from '../perception/intents';
import { perceive, type Perception } from '../perception/perceive';
import { wordsOf } from '../perception/text';
import { diceFor, type Dice } from '../seed';
import type { VoiceTurn } from '../voice';
import { answer, ASKED } from './answer';
import { answeredAside } from './aside';
import { asksOfTold, wasSpokenOf } from './asks-of-told';
import { converse } from './converse';
import { factual, untold } from './facts';
import { asWished, within } from './finish';
import { foremost } from './foremost';
import { isTelling, opensTelling } from './listen';
import { BRIEFLY } from './leaning';
import { Habits } from './manner';
import { ownReply } from './own';
import { partsOf } from './parts';
import * as answers from './phrases/answers';
import { BRIEF, BRIEF_ASK } from './phrases/brief';
import { DOMAIN_TALK } from './phrases/domains';
import * as general from './phrases/general';
import { quoteFile, remember } from './recollect';
import { saidIn } from './said';
import { sceneOf, type Scene } from './scene';
import { situated } from './situate';
import { Speech, type Slots } from './speech';

export interface Composed {
  /** The reply in the pieces it is streamed in; joined, they are the reply. */
  pieces: string[];
  /** For the processing log of the conversation it belongs to. */
  perception: Perception;
  /** The keys of the recollections and own words it used, in the order it used them. */
  cited: string[];
}

/** A seed of every reply: the turn's own, and what was said, so that two messages under one seed do not rhyme. */
function diceOf(turn: VoiceTurn): Dice {
  return diceFor(
    [turn.seed, turn.soul.id, turn.soul.archetype, turn.history.length, turn.history.at(-1)?.text ?? ''].join('\u0001'),
  );
}

function slotsOf(scene: Scene): Slots {
  return {
    name: scene.name ?? undefined,
    called: scene.called ?? undefined,
    soul: scene.persona.name,
    self: scene.talk.self,
    interest: scene.interest ?? undefined,
    topic: scene.topic?.name,
    someone: scene.someone?.name,
    earlier: scene.earlier?.name,
    word: scene.feeling?.word,
    echo: scene.echo?.clause,
    act: scene.seen.plan?.act,
    doing: scene.seen.doing ?? undefined,
    one: scene.seen.choice?.[0],
    two: scene.seen.choice?.[1],
    traits: scene.persona.traits.slice(0, 3).join(', ') || undefined,
  };
}

interface Spoken {
  sentences: string[];
  /** What answers a question: said whatever else a manner of writing leaves out. */
  owed: readonly string[];
}

/** Answers what was told and then what was asked, where a message does both. */
function spoken(
  turn: VoiceTurn,
  scene: Scene,
  speechFor: (scene: Scene, asks: boolean) => Speech,
  dice: Dice,
  cite: (key: string) => void,
): Spoken {
  const own = asksOfTold(scene) ? null : ownReply(scene, cite);
  if (own) return { sentences: own, owed: own.slice(0, 1) };
  const parts = partsOf(scene.message);
  const split =
    parts !== null && (asksOfTold(scene) || (scene.seen.intent !== 'advice' && ASKED.has(perceive(parts.asked).intent)))
      ? parts
      : null;
  const asked = split ? sceneOf(turn, split.asked) : scene;
  const speech = speechFor(asked, true);
  if (split) {
    const told = sceneOf(turn, split.told);
    const first = speechFor({ ...told, leaning: { ...told.leaning, asks: 0, sentences: 1 } }, false);
    if (told.seen.thanked && told.seen.words <= 4) first.say(answers.THANKS);
    else if (told.seen.intent !== 'greeting')
      tell({ ...told, leaning: { ...told.leaning, asks: 0, sentences: 1 } }, first, dice, cite);
    else first.voice(told.talk.greet.filter((one) => !one.includes('?')));
    for (const sentence of first.sentences.slice(0, 2)) speech.add(sentence);
  }
  const before = speech.sentences.length;
  if (asksOfTold(asked) && factual(asked, speech, dice, cite))
    return {
      sentences: questionLast(speech.sentences),
      owed: speech.sentences.slice(before, before + (turn.answer?.brought?.then ? 2 : 1)),
    };
  const { intent } = asked.seen;
  const inFile = (intent === 'own-life' || intent === 'fact') && quoteFile(asked, speech, cite);
  if (!inFile && (intent === 'own-life' || (intent === 'fact' && wasSpokenOf(asked)))) untold(asked, speech, dice);
  else if (!inFile && (intent !== 'recall' || !remember(asked, speech, cite))) tell(asked, speech, dice, cite);
  const plainly = /^(?:own-life|recall|fact|long-work)$/.test(asked.seen.intent);
  return {
    sentences: questionLast(speech.sentences),
    owed: plainly ? speech.sentences.slice(before, before + 1) : [],
  };
}

/** What is asked stands at the end, where it can be answered. */
function questionLast(sentences: readonly string[]): string[] {
  const asks = (sentence: string) => /\?["')]*$/.test(sentence) && !sentence.startsWith('\n');
  return [...sentences.filter((one) => !asks(one)), ...sentences.filter(asks)];
}

const TOLD: ReadonlySet<Intent> = new Set<Intent>(['statement', 'good-news', 'hard-news', 'missed-you']);

function isAbout({ message }: Scene, focus: string): boolean {
  const words = new Set(wordsOf(message));
  return wordsOf(focus).some((word) => word.length > 3 && words.has(word));
}

function tell(scene: Scene, speech: Speech, dice: Dice, cite: (key: string) => void): void {
  if (situated(scene, speech, dice, cite)) return;
  if (!answer(scene, speech, dice, cite)) converse(scene, speech, dice, cite);
  const { focus } = scene.turn;
  // A group that is held to a subject is led back to it, gently and not every time.
  if (focus && !scene.heavy && !isAbout(scene, focus) && dice.chance(0.4)) speech.say(general.FOCUS, { focus });
  const { intent } = scene.seen;
  // Who speaks has to be heard in most of what is said, but not in what only states a limit.
  if (
    !speech.voiced &&
    !scene.mourning &&
    TOLD.has(intent) &&
    !isTelling(scene) &&
    !opensTelling(scene.message) &&
    speech.sentences.length < Math.min(3, scene.leaning.sentences + 1)
  )
    speech.voice(scene.talk.remarks[scene.mood]);
}

/** The built-in voice's reply to the last message of the history. */
export function composeReply(turn: VoiceTurn): Composed {
  const dice = diceOf(turn);
  const scene = sceneOf(turn, turn.history.at(-1)?.text ?? '');
  const { wishes, manner } = turn.self;
  const habits = manner ? new Habits(manner, ownOf(turn)) : null;
  if (habits) scene.leaning = { ...scene.leaning, asks: habits.asks ? 0.95 : 0.02, words: habits.words };
  const cited = new Set<string>();
  const cite = (key: string) => void cited.add(key);
  const speechFor = (of: Scene, asks: boolean) =>
    new Speech(scene.replies, dice, slotsOf(of), {
      mayAsk: asks && !of.silentOnQuestions,
      avoid: wishes.avoid,
      casual: of.talk.casual,
    });

  const safe = new Speech(scene.replies, dice, slotsOf(scene), {
    mayAsk: scene.seen.intent !== 'farewell' || scene.shaken,
    avoid: [],
    casual: false,
  });
  const aside = () => {
    const speech = new Speech(scene.replies, dice, slotsOf(scene), {
      mayAsk: false,
      avoid: wishes.avoid,
      casual: false,
    });
    return answeredAside(scene, speech, dice, cite) ? speech.sentences : [];
  };
  const first = foremost(scene, safe, dice, aside);
  const danger = scene.seen.distress !== 'none' || scene.shaken;
  const said = first ? null : spoken(turn, scene, speechFor, dice, cite);
  let sentences = said?.sentences ?? [...safe.sentences];
  const key = saidIn(sentences.join(' ')).key;
  if (sentences.length === 0 || scene.replies.some((reply) => saidIn(reply).key === key))
    sentences = afresh(sentences, speechFor(scene, false));
  if (!danger) {
    if (habits && said)
      sentences = habits.fitted(lengthened(sentences, scene, habits, speechFor(scene, habits.asks)), said.owed);
    if (wishes.maxSentences !== null) sentences = sentences.slice(0, Math.max(1, wishes.maxSentences));
    const most = wishes.maxWords ?? (wishes.brief && !first ? 30 : null);
    if (most !== null) sentences = within(sentences, most);
  }
  if (danger || (habits === null && !isWishing(turn)))
    return { pieces: pieced(sentences), perception: scene.seen, cited: [...cited] };
  const whole = pieced(sentences).join('');
  const sober = scene.mood === 'grief' || scene.news === 'death' || scene.mourning;
  const shaped = habits ? habits.shaped(whole, sober) : whole;
  return { pieces: [asWished(shaped, wishes)], perception: scene.seen, cited: [...cited] };
}

/** What this soul said itself: in a group the history holds what others said as well. */
function ownOf({ history, soul }: VoiceTurn): string[] {
  return history
    .filter(({ from, speaker }) => from === 'soul' && (speaker === undefined || speaker === soul.name))
    .map(({ text }) => text);
}

function isWishing({ self: { wishes } }: VoiceTurn): boolean {
  return (
    wishes.noEmoji ||
    wishes.noQuestions ||
    wishes.noExclamations ||
    wishes.lowercase ||
    wishes.beginWith !== null ||
    wishes.endWith !== null
  );
}

const MOST_SENTENCES = 6;

/** A reply that would be the same as an earlier one, or nothing at all, gets something else to say. */
function afresh(sentences: readonly string[], speech: Speech): string[] {
  const { first, second } = general.LAST;
  speech.insist(first.flatMap((start) => second.map((end) => `${start}, ${end}`)));
  return [...sentences, ...speech.sentences];
}

/** More to say, of what the person spoke of first, where a soul is known for writing more than this; a word or two where for less. */
function lengthened(sentences: readonly string[], scene: Scene, habits: Habits, speech: Speech): string[] {
  const wanted = habits.words;
  for (const sentence of sentences) speech.add(sentence);
  const { talk, mood, heavy, seen } = scene;
  const length = () => wordsOf(speech.sentences.join(' ')).length;
  if (wanted < BRIEFLY) {
    if (!speech.say(BRIEF[mood])) speech.say(BRIEF.plain);
    if (habits.asks && !speech.asked && !(heavy && speech.voice(talk.asks.heavy))) speech.say(BRIEF_ASK);
    return speech.sentences;
  }
  // Nothing was told yet that more could be said of; the length is made up for later.
  if (seen.intent === 'greeting' || seen.intent === 'thanks' || seen.intent === 'silence') return speech.sentences;
  const clause = scene.echo?.clause ?? '';
  const echoed =
    scene.echo?.of !== 'person' || speech.sentences.some((one) => one.toLowerCase().includes(clause.toLowerCase()));
  const pools = [
    ...(heavy ? [] : [talk.someone, talk.thing, echoed ? [] : talk.echo, talk.doing]),
    talk.remarks[mood],
    heavy ? general.UNDER : talk.remarks.plain,
    ...(seen.domain && !heavy ? [DOMAIN_TALK[seen.domain].asks] : []),
    heavy ? [] : general.REFLECT_TOPIC,
    talk.remarks[mood],
    general.REFLECT_SOMEONE,
    talk.remarks.plain,
    heavy ? general.UNDER : general.INTEREST,
  ];
  for (const pool of pools) {
    if (length() >= wanted * 0.9 || speech.sentences.length >= MOST_SENTENCES) break;
    speech.voice(pool);
  }
  if (habits.asks && !speech.asked && !speech.voice(heavy ? talk.asks.heavy : talk.asks.plain) && !heavy)
    speech.say(BRIEF_ASK);
  return speech.sentences;
}

function pieced(sentences: readonly string[]): string[] {
  return sentences.map((sentence, at) => (at === 0 || sentence.startsWith('\n') ? sentence : ` ${sentence}`));
}
