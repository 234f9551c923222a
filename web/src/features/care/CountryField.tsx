import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { countryNames } from './countries';

/** Country selection. The selected country stays listed even if no helpline is known for it. */
export function CountryField({
  label,
  hint,
  countries,
  value,
  onChoose,
}: {
  label: string;
  hint?: string;
  /** ISO 3166-1 alpha-2 codes. */
  countries: readonly string[];
  value: string;
  onChoose: (country: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <span className="relative block max-w-md">
        <select
          id={id}
          className="input cursor-pointer appearance-none truncate pr-11"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">Not specified, or not listed</option>
          {countryNames(countries, value).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-soft"
        />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-pretty text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
