import { ANCHOR_SIGNIFICANCE, ANCHOR_TYPES, type AnchorType } from '@kinloom/contract';
import { ANCHOR_LABELS } from './anchor-labels';

/** Selects the anchor type, which sets the significance. */
export function TypeChoice({ value, onChoose }: { value: AnchorType; onChoose: (type: AnchorType) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-soft">Type</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ANCHOR_TYPES.map((type) => (
          <label
            key={type}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line px-3 py-2 hover:border-edge has-checked:border-lamp has-checked:bg-lamp-wash has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="anchor-type"
              className="sr-only"
              checked={value === type}
              onChange={() => onChoose(type)}
            />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-medium">{ANCHOR_LABELS[type].label}</span>
              <span className="block text-sm leading-snug text-soft">{ANCHOR_LABELS[type].hint}</span>
            </span>
            <span className="font-display text-lg text-soft tabular-nums">
              {ANCHOR_SIGNIFICANCE[type]}
              <span className="sr-only"> of 10</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
