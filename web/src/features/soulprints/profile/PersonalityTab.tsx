import { SLIDERS } from '@kinloom/contract';
import { TextArea } from '../../../ui/Field';
import { SliderField } from '../../../ui/SliderField';
import { TRAIT_LABELS } from '../../souls/soul-form';
import { AddEntry } from '../import/AddEntry';
import { addEntry } from '../import/analysis-corrections';
import { Findings } from '../import/Findings';
import { LIST_LABELS } from '../import/list-labels';
import type { Editing } from './BasicTab';

/** Profile tab: trait sliders, description and personality lists. */
export function PersonalityTab({ editing: { profile, set } }: { editing: Editing }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {SLIDERS.map((slider) => (
          <SliderField
            key={slider}
            {...TRAIT_LABELS[slider]}
            value={profile.traits[slider]}
            onChange={(value) => set('traits', { ...profile.traits, [slider]: value })}
          />
        ))}
      </div>
      <TextArea
        label="Description"
        rows={4}
        placeholder="Describe this soul in your own words."
        value={profile.description}
        onChange={({ target }) => set('description', target.value)}
      />
      <h3 className="text-xl">Personality lists</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        {LIST_LABELS.map(({ key, label, entryName }) => {
          const entries = profile.lists[key];
          const setList = (next: readonly string[]): void => set('lists', { ...profile.lists, [key]: next });
          return (
            <Findings
              key={key}
              title={label}
              lines={entries.map((value) => ({ value, confidence: 1, evidence: [] }))}
              empty="Nothing yet."
              onRemove={(removed) => setList(entries.filter((word) => word !== removed))}
            >
              <AddEntry label={`Add ${entryName}`} onAdd={(value) => setList(addEntry(entries, value))} />
            </Findings>
          );
        })}
      </div>
    </div>
  );
}
