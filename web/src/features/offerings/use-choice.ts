import { useState } from 'react';
import type { Offering } from '@kinloom/contract';
import { store, stored } from '../../lib/storage';
import { choiceFor, readChoice, type Choice } from './reviewing';
import { placeOfChoice } from './use-offerings';

/** How an offering is to be kept. What was chosen survives a reload and a look elsewhere; until then it follows what is suggested. */
export function useChoice(offering: Offering) {
  const place = placeOfChoice(offering.id);
  const [chosen, setChosen] = useState<Choice | null>(() => readChoice(stored(place)));
  const choice = chosen ?? choiceFor(offering);

  function put(next: Choice): void {
    setChosen(next);
    store(place, JSON.stringify(next));
  }
  return { choice, put, set: (changes: Partial<Choice>) => put({ ...choice, ...changes }) };
}
