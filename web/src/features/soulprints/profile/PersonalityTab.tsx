import { SLIDERS } from '@kinloom/contract';
import { TextArea } from '../../../ui/Field';
import { SliderField } from '../../../ui/SliderField';
import { TRAIT_WORDS } from '../../souls/soul-form';
import { AddLine } from '../bringing/AddLine';
import { withLine } from '../bringing/corrections';
import { Findings } from '../bringing/Findings';
import { LIST_WORDS } from '../bringing/list-words';
import type { Editing } from './BasicTab';

/** A soul's traits, and what else is said of its nature. */
export function PersonalityTab({ editing: { profile, set } }: { editing: Editing }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {SLIDERS.map((slider) => (
          <SliderField
            key={slider}
            {...TRAIT_WORDS[slider]}
            value={profile.traits[slider]}
            onChange={(value) => set('traits', { ...profile.traits, [slider]: value })}
          />
        ))}
      </div>
      <TextArea
        label="Description"
        rows={4}
        placeholder="Who it is, in your own words."
        value={profile.description}
        onChange={({ target }) => set('description', target.value)}
      />
      <h3 className="text-xl">Its nature, in words</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        {LIST_WORDS.map(({ key, label, one }) => {
          const words = profile.lists[key];
          const put = (next: readonly string[]): void => set('lists', { ...profile.lists, [key]: next });
          return (
            <Findings
              key={key}
              title={label}
              lines={words.map((value) => ({ value, confidence: 1, evidence: [] }))}
              empty="Nothing yet."
              onRemove={(gone) => put(words.filter((word) => word !== gone))}
            >
              <AddLine label={`Add ${one}`} onAdd={(value) => put(withLine(words, value))} />
            </Findings>
          );
        })}
      </div>
    </div>
  );
}
