import { SLIDERS, type Slider } from '@kinloom/contract';
import { natureOf } from '../self/natures';
import type { Analysis, Evidence, Finding } from './analysis';
import { bestOf } from './evidence';
import type { Measure, Measures } from './measures';
import { NATURE_WEIGHTS, SLIDER_WEIGHTS, STATED_SURE, TRAIT_LEAST, TRAIT_WEIGHTS, TRAITS_MOST } from './rules';
import type { Leanings } from './sliders';
import type { StatedTrait } from './statements';

export interface Character {
  measures: Measures;
  leanings: Leanings;
  /** Steps from the middle, unrounded. */
  steps: Readonly<Record<Slider, number>>;
  /** How much shorter than ordinary the sentences and texts are, in spreads. */
  brevity: number;
  certainty: number;
}

const isSlider = (name: string): name is Slider => (SLIDERS as readonly string[]).includes(name);

function linesFor(name: string, measures: Measures): readonly Evidence[][] {
  if (name === 'brevity') return [measures.short.evidence];
  if (!isSlider(name)) return [measures.keeper(name as Measure).evidence];
  const weights = Object.entries(SLIDER_WEIGHTS[name]).filter(([, weight]) => weight >= 0.25);
  return weights.map(([measure]) => measures.keeper(measure as Measure).evidence);
}

/** What was stated of the soul, then what the measures show; at most eight. What is denied is not named, whatever was measured. */
export function traitsOf(character: Character, stated: readonly StatedTrait[]): Finding<string>[] {
  const { measures, leanings, steps, brevity, certainty } = character;
  const said = new Map<string, { sum: number; evidence: Evidence[] }>();
  for (const { trait, holds, strength, evidence } of stated) {
    const one = said.get(trait) ?? { sum: 0, evidence: [] };
    one.sum += holds ? strength : -1.5;
    if (holds) one.evidence.push(evidence);
    said.set(trait, one);
  }
  const found: (Finding<string> & { order: number })[] = [];
  for (const [trait, { sum, evidence }] of said) {
    // One remark in passing of oneself is not yet a quality.
    if (sum < 0.5) continue;
    found.push({
      value: trait,
      confidence: Math.min(0.95, STATED_SURE - 0.1 + 0.1 * Math.min(2, sum)),
      evidence: bestOf([evidence]),
      order: 10 + sum,
    });
  }
  if (measures.words > 0) {
    for (const [trait, weights] of Object.entries(TRAIT_WEIGHTS)) {
      if (said.has(trait)) continue;
      const score = Object.entries(weights).reduce((sum, [name, weight]) => {
        const lean = name === 'brevity' ? brevity : isSlider(name) ? steps[name] : leanings[name as Measure];
        return sum + lean * weight;
      }, 0);
      if (score < TRAIT_LEAST) continue;
      const evidence = bestOf(
        Object.entries(weights)
          .filter(([, weight]) => weight > 0)
          .flatMap(([name]) => linesFor(name, measures)),
      );
      found.push({ value: trait, confidence: certainty * Math.min(1, 0.5 + score / 4), evidence, order: score });
    }
  }
  return found
    .sort((a, b) => b.order - a.order || (a.value < b.value ? -1 : 1))
    .slice(0, TRAITS_MOST)
    .map(({ value, confidence, evidence }) => ({ value, confidence, evidence }));
}

/**
 * Which of the given archetypes the sliders and measures speak for. Every name is led back to a nature; of names with one nature the first
 * is taken.
 */
export function archetypeOf(
  character: Character,
  sliders: Analysis['sliders'],
  archetypes: readonly string[],
  traits: readonly Finding<string>[],
): Finding<string> {
  const { measures, leanings, steps, certainty } = character;
  // What was stated of a slider counts as it was stated; what was measured, before it was rounded.
  const step = (slider: Slider): number => {
    const set = sliders[slider].value - 3;
    return Math.abs(steps[slider] - set) <= 0.5 ? steps[slider] : set;
  };
  const scored = archetypes.map((archetype) => {
    const { base, ...weights } = NATURE_WEIGHTS[natureOf(archetype)];
    const parts = Object.entries(weights).map(([name, weight]) => ({
      name,
      by: weight * Math.max(-2, Math.min(2, isSlider(name) ? step(name) : leanings[name as Measure])),
    }));
    return { archetype, parts, score: parts.reduce((sum, { by }) => sum + by, base) };
  });
  const best = scored.reduce((first, one) => (one.score > first.score + 1e-9 ? one : first));
  const next = Math.max(...scored.filter((one) => one !== best).map(({ score }) => score), best.score - 1);
  const reasons = best.parts.filter(({ by }) => by > 0.15).sort((a, b) => b.by - a.by);
  const lines = reasons.flatMap(({ name }) => (isSlider(name) ? [sliders[name].evidence] : linesFor(name, measures)));
  const sure = Math.max(
    certainty,
    ...SLIDERS.map((slider) => (sliders[slider].value === 3 ? 0 : sliders[slider].confidence * 0.8)),
  );
  return {
    value: best.archetype,
    confidence: sure * Math.min(0.9, 0.4 + Math.max(0, best.score - next) * 0.5),
    evidence: lines.length > 0 ? bestOf(lines) : (traits[0]?.evidence ?? []),
  };
}
