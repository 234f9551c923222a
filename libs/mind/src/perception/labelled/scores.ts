import { type EmotionName, EMOTIONS } from '@kinloom/contract';
import type { Labelled } from './set';

/** How well what was read fits what was labelled: 0–1 each; NaN where there is nothing to judge by. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
  /** How many labels there are. */
  labels: number;
}
export interface Scores {
  micro: Score;
  /** The mean over the emotions that are labelled at all; `labels` counts those. */
  macro: Score;
  each: { emotion: EmotionName; score: Score }[];
  /** Messages that were read exactly as they are labelled, of all. */
  exact: number;
}

function scoreOf(right: number, read: number, labels: number): Score {
  return { precision: right / read, recall: right / labels, f1: (2 * right) / (read + labels), labels };
}

const meanOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

export function scoresOf(
  messages: readonly Labelled[],
  emotionsOf: (text: string) => { emotion: EmotionName }[],
): Scores {
  const read = messages.map(({ text }) => new Set(emotionsOf(text).map(({ emotion }) => emotion)));
  const counts = EMOTIONS.map((emotion) => ({
    emotion,
    right: messages.filter(({ feels }, at) => feels.includes(emotion) && read[at]?.has(emotion)).length,
    read: read.filter((emotions) => emotions.has(emotion)).length,
    labels: messages.filter(({ feels }) => feels.includes(emotion)).length,
  }));
  const each = counts.map((count) => ({
    emotion: count.emotion,
    score: scoreOf(count.right, count.read, count.labels),
  }));
  const sum = (of: 'right' | 'read' | 'labels') => counts.reduce((all, count) => all + count[of], 0);
  const labelled = each.filter(({ score }) => score.labels > 0).map(({ score }) => score);
  return {
    micro: scoreOf(sum('right'), sum('read'), sum('labels')),
    macro: {
      // An emotion that was never read where it is labelled has a precision of nothing.
      precision: meanOf(labelled.map(({ precision }) => (Number.isNaN(precision) ? 0 : precision))),
      recall: meanOf(labelled.map(({ recall }) => recall)),
      f1: meanOf(labelled.map(({ f1 }) => f1)),
      labels: labelled.length,
    },
    each,
    exact:
      messages.filter(({ feels }, at) => feels.length === read[at]?.size && feels.every((one) => read[at]?.has(one)))
        .length / messages.length,
  };
}
