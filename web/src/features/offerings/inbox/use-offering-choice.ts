import { useState } from 'react';
import type { Offering } from '@kinloom/contract';
import { store, readStored } from '../../../lib/storage/storage';
import { initialChoice, parseChoice, type OfferingChoice } from './offering-choice';
import { choiceStorageKey } from '../use-offerings';

/** Classification state of an offering. Follows the suggestion until changed; changes survive reloads. */
export function useOfferingChoice(offering: Offering) {
  const storageKey = choiceStorageKey(offering.id);
  const [chosen, setChosen] = useState<OfferingChoice | null>(() => parseChoice(readStored(storageKey)));
  const choice = chosen ?? initialChoice(offering);

  function storeChoice(next: OfferingChoice): void {
    setChosen(next);
    store(storageKey, JSON.stringify(next));
  }
  return {
    choice,
    put: storeChoice,
    set: (changes: Partial<OfferingChoice>) => storeChoice({ ...choice, ...changes }),
  };
}
