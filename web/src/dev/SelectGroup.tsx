import { useState } from 'react';
import { CompactSelect } from '../ui/CompactField';
import { OptionSelect } from '../ui/OptionSelect';
import { SelectField } from '../ui/SelectField';
import { Group, Specimen, State } from './Specimen';

const LENGTHS = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
] as const;
type Length = (typeof LENGTHS)[number]['value'];

/** Fields that offer one of a few options. */
export function SelectGroup() {
  return (
    <Group id="selects" title="Select fields">
      <SelectFieldSpecimen />
      <CompactSelectSpecimen />
      <OptionSelectSpecimen />
    </Group>
  );
}

function SelectFieldSpecimen() {
  const [length, setLength] = useState<Length>('medium');
  const [required, setRequired] = useState<Length | null>(null);
  const field = (
    <SelectField
      label="Reply length"
      hint="Applies to the next reply."
      value={length}
      options={LENGTHS}
      onChange={setLength}
    />
  );
  return (
    <Specimen
      name="SelectField"
      about="A labelled select with a hint below it, or the problem while nothing is chosen."
    >
      <State name="Default">{field}</State>
      <State name="Focus" focused>
        {field}
      </State>
      <State name="Disabled">
        <SelectField
          label="Reply length"
          hint="Set by the operator."
          value={length}
          options={LENGTHS}
          disabled
          onChange={setLength}
        />
      </State>
      <State name="Invalid until chosen, with a placeholder">
        <SelectField
          label="Reply length"
          placeholder="Choose a length"
          problem={required === null ? 'Please choose a length.' : undefined}
          value={required}
          options={LENGTHS}
          onChange={setRequired}
        />
      </State>
    </Specimen>
  );
}

function CompactSelectSpecimen() {
  const [length, setLength] = useState<string>('short');
  const select = (
    <div className="flex flex-wrap gap-2">
      <CompactSelect label="Length" value={length} options={LENGTHS} onPick={setLength} />
    </div>
  );
  return (
    <Specimen name="CompactSelect" about="A select for a row of filters, with the label within the field.">
      <State name="Default">{select}</State>
      <State name="Focus" focused>
        {select}
      </State>
    </Specimen>
  );
}

function OptionSelectSpecimen() {
  const [length, setLength] = useState<Length>('short');
  return (
    <Specimen name="OptionSelect" about="The select of the two components above, without a visible label.">
      <State name="Default">
        <div className="relative">
          <OptionSelect label="Length" className="input pr-11" value={length} options={LENGTHS} onChange={setLength} />
        </div>
      </State>
      <State name="Disabled">
        <div className="relative">
          <OptionSelect
            label="Length"
            className="input pr-11"
            value={length}
            options={LENGTHS}
            disabled
            onChange={setLength}
          />
        </div>
      </State>
    </Specimen>
  );
}
