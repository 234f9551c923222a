import { SLIDERS, type Slider } from '@kinloom/contract';
import type { Evidence, Finding } from './analysis';
import { bestOf } from './evidence';
import { type Measure, MEASURES, type Measures } from './measures';
import { MARKS } from './categories';
import { FURTHEST, NORMS, PRIOR, SLIDER_WEIGHTS, STATED_SURE } from './rules';
import type { StatedSlider, StatedTrait } from './statements';
import { TRAITS } from './words/traits';

const IS_MARK = new Set<string>(MARKS);

/** How far each measure lies from ordinary talk, in spreads; 0 where nothing was read. */
export type Leanings = Readonly<Record<Measure, number>>;

export function leaningsOf(measures: Measures): Leanings {
  const leaning = (measure: Measure): number => {
    const [mean, spread] = NORMS[measure];
    const [per, read, prior] = IS_MARK.has(measure)
      ? [100, measures.marked, PRIOR.words]
      : measure === 'lowercase'
        ? [1, measures.texts, PRIOR.texts]
        : [1, measures.sentences, PRIOR.sentences];
    const rate = (measures.count(measure) * per + mean * prior) / (read + prior);
    return Math.min(FURTHEST.above, Math.max(FURTHEST.below, (rate - mean) / spread));
  };
  return Object.fromEntries(MEASURES.map((measure) => [measure, leaning(measure)])) as Record<Measure, number>;
}

/** Steps from the middle, unrounded. */
export function stepsOf(leanings: Leanings): Record<Slider, number> {
  const steps = (slider: Slider) =>
    Object.entries(SLIDER_WEIGHTS[slider]).reduce(
      (sum, [measure, weight]) => sum + leanings[measure as Measure] * weight,
      0,
    );
  return Object.fromEntries(SLIDERS.map((slider) => [slider, steps(slider)])) as Record<Slider, number>;
}

const clamped = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));

/** The lines of those measures that moved a slider the way it went; for a low one without any, lines that show nothing of it. */
function evidenceFor(slider: Slider, steps: number, leanings: Leanings, measures: Measures): Evidence[] {
  const weights = Object.entries(SLIDER_WEIGHTS[slider]) as [Measure, number][];
  const moved = weights
    .map(([measure, weight]) => ({ measure, weight, by: weight * leanings[measure] }))
    .filter(({ by, weight }) => (steps < -0.5 ? by < 0 && weight < 0 : by > 0 && weight > 0))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const found = bestOf(moved.map(({ measure }) => measures.keeper(measure).evidence));
  if (found.length > 0) return found;
  if (steps < -0.5) return bestOf([measures.plain.evidence, measures.long.evidence], 3);
  // In the middle: what there is of it.
  return bestOf(
    weights.filter(([, weight]) => weight > 0.3).map(([measure]) => measures.keeper(measure).evidence),
    3,
  );
}

interface Stated {
  traits: readonly StatedTrait[];
  sliders: readonly StatedSlider[];
}

/**
 * @param steps as the measures have them
 * @param certainty 0–1, of the measures
 */
export function slidersOf(
  measures: Measures,
  leanings: Leanings,
  steps: Readonly<Record<Slider, number>>,
  stated: Stated,
  certainty: number,
): Record<Slider, Finding<number>> {
  const finding = (slider: Slider): Finding<number> => {
    const named = stated.sliders.filter((one) => one.slider === slider).at(-1);
    if (named) return { value: named.value, confidence: STATED_SURE, evidence: [named.evidence] };
    const measured = steps[slider];
    const said = stated.traits.flatMap(({ trait, holds, strength, own, evidence }) => {
      if (own) return [];
      const by = TRAITS[trait]?.sliders[slider];
      // A quality denied says half of what its contrary would.
      return by === undefined ? [] : [{ by: by * (holds ? strength : -0.7), evidence }];
    });
    if (said.length > 0) {
      // The strongest statement, and a little for each other that agrees.
      const sum = said.reduce((total, { by }) => total + by, 0);
      const most = said.reduce((best, one) => (Math.abs(one.by) > Math.abs(best) ? one.by : best), 0);
      const told =
        sum * most <= 0 ? 0 : most + Math.sign(most) * Math.min(0.7, (Math.abs(sum) - Math.abs(most)) * 0.25);
      const agrees = said.filter(({ by }) => by * told > 0);
      return {
        value: clamped(3 + told + Math.max(-0.5, Math.min(0.5, measured)) * certainty),
        confidence: told === 0 ? 0.3 : Math.min(0.95, STATED_SURE + 0.05 * (agrees.length - 1)),
        evidence: bestOf([agrees.map(({ evidence }) => evidence)]),
      };
    }
    return {
      value: clamped(3 + measured),
      confidence: certainty * (0.7 + 0.3 * Math.min(1, Math.abs(measured))),
      evidence: evidenceFor(slider, measured, leanings, measures),
    };
  };
  return Object.fromEntries(SLIDERS.map((slider) => [slider, finding(slider)])) as Record<Slider, Finding<number>>;
}
