import type { TextFilter } from './completion';
import { OwnNameFilter } from './own-name';
import { ReasoningFilter, type ReasoningHabit } from './reasoning';

/**
 * What a soul says, out of what its model writes: without reasoning, and without its own name before it.
 * @param retract called when everything that was given out turns out to have been reasoning
 */
export function speechFilter(name: string, habit: ReasoningHabit, retract: () => void): TextFilter {
  const ownName = new OwnNameFilter(name);
  let hasText = false;
  const reasoning = new ReasoningFilter(habit, () => {
    ownName.restart();
    if (hasText) retract();
    hasText = false;
  });
  const given = (text: string): string => {
    hasText ||= text !== '';
    return text;
  };
  return {
    push: (piece) => given(ownName.push(reasoning.push(piece))),
    end: (isCut) => given(ownName.push(reasoning.end(isCut)) + ownName.end()),
    get hasText() {
      return hasText;
    },
  };
}
