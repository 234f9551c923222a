import type { Perception } from '../perception/perceive';
import { diceFor, type Dice } from '../seed';
import type { VoiceTurn } from '../voice';
import { answer } from './answer';
import { converse } from './converse';
import * as general from './phrases/general';
import { sceneOf } from './scene';
import { Speech, type Slots } from './speech';

export interface Composed {
  /** The reply in the pieces it is streamed in; joined, they are the reply. */
  pieces: string[];
  /** For the processing log of the conversation it belongs to. */
  perception: Perception;
}

/** A seed of every reply: the turn's own, and what was said, so that two messages under one seed do not rhyme. */
function diceOf(turn: VoiceTurn): Dice {
  return diceFor(
    [turn.seed, turn.soul.id, turn.soul.archetype, turn.history.length, turn.history.at(-1)?.text ?? ''].join('\u0001'),
  );
}

/** The built-in voice's reply to the last message of the history. */
export function composeReply(turn: VoiceTurn): Composed {
  const scene = sceneOf(turn);
  const dice = diceOf(turn);
  const slots: Slots = {
    name: scene.name ?? undefined,
    soul: scene.persona.name,
    self: scene.talk.self,
    interest: scene.interest ?? undefined,
    topic: scene.topic?.name,
    someone: scene.someone?.name,
    earlier: scene.earlier?.name,
    word: scene.feeling?.word,
    echo: scene.echo ?? undefined,
    act: scene.seen.plan?.act,
    doing: scene.seen.doing ?? undefined,
    one: scene.seen.choice?.[0],
    two: scene.seen.choice?.[1],
    traits: scene.persona.traits.slice(0, 3).join(', ') || undefined,
  };
  const farewell = scene.seen.intent === 'farewell' && !scene.shaken;
  const speech = new Speech(
    scene.replies,
    dice,
    slots,
    !farewell && (!scene.silentOnQuestions || scene.seen.distress !== 'none' || scene.shaken),
  );
  if (!answer(scene, speech, dice)) converse(scene, speech, dice);
  if (speech.empty) {
    const { first, second } = general.LAST;
    speech.insist(first.flatMap((start) => second.map((end) => `${start}, ${end}`)));
  }
  const pieces = speech.sentences.map((sentence, at) =>
    at === 0 || sentence.startsWith('\n') ? sentence : ` ${sentence}`,
  );
  return { pieces, perception: scene.seen };
}
