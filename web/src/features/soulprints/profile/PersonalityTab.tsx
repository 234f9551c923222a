import { SLIDERS, type Companion } from '@kinloom/contract';
import { SliderField } from '../../../ui/SliderField';
import { TRAIT_WORDS } from '../../souls/soul-form';
import type { Editing } from './BasicTab';
import { heldOf } from './held';
import { LongText } from './LongText';

/** A soul's traits, and what else is known of its nature. */
export function PersonalityTab({ soul, editing: { profile, set } }: { soul: Companion; editing: Editing }) {
  const { description, lists } = heldOf(soul);
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
      {description !== '' && (
        <section aria-label="Description">
          <h3 className="text-sm font-medium text-soft">Description</h3>
          <div className="mt-1">
            <LongText text={description} />
          </div>
        </section>
      )}
      {lists.length > 0 && (
        <dl className="grid gap-4 sm:grid-cols-2">
          {lists.map(({ label, words }) => (
            <div key={label}>
              <dt className="text-sm font-medium text-soft">{label}</dt>
              <dd className="mt-2 flex flex-wrap gap-1.5">
                {words.map((word) => (
                  <span
                    key={word}
                    className="rounded-full border border-line px-3 py-0.5 text-sm [overflow-wrap:anywhere]"
                  >
                    {word}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
