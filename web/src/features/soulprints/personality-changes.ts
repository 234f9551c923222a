import { SLIDERS, type SoulFromFiles } from '@kinloom/contract';
import { TRAIT_LABELS } from '../souls/soul-form';
import { LIST_LABELS } from './import/list-labels';
import { parseTexts } from './profile/personality-content';

/** Labelled texts of the changes to a personality: new slider values and added list entries. */
export function describeChanges(changed: NonNullable<SoulFromFiles['changed']>): { name: string; texts: string[] }[] {
  return changed.flatMap(({ key, added }) => {
    const slider = SLIDERS.find((item) => item === key);
    if (slider) return { name: TRAIT_LABELS[slider].label, texts: typeof added === 'number' ? [`${added} of 5`] : [] };
    const list = LIST_LABELS.find((item) => item.key === key);
    const texts = parseTexts(added);
    return list && texts.length > 0 ? { name: list.label, texts } : [];
  });
}
