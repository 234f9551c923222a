import { SLIDERS, type SoulFromFiles } from '@kinloom/contract';
import { TRAIT_WORDS } from '../souls/soul-form';
import { LIST_WORDS } from './bringing/list-words';
import { wordsIn } from './profile/held';

/** What a soul's personality was given, in words: what of it, and what it now is or has besides. */
export function changeWords(changed: NonNullable<SoulFromFiles['changed']>): { name: string; words: string[] }[] {
  return changed.flatMap(({ key, added }) => {
    const slider = SLIDERS.find((one) => one === key);
    if (slider) return { name: TRAIT_WORDS[slider].label, words: typeof added === 'number' ? [`${added} of 5`] : [] };
    const list = LIST_WORDS.find((one) => one.key === key);
    const words = wordsIn(added);
    return list && words.length > 0 ? { name: list.label, words } : [];
  });
}
