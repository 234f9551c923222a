import { Moon, Sun } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { Checkbox } from '../ui/Checkbox';
import { RadioTiles } from '../ui/RadioTiles';
import { SliderField } from '../ui/SliderField';
import { Toggle } from '../ui/Toggle';
import { Group, Specimen, State } from './Specimen';

const PLAIN_TILES = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
] as const;
const DETAILED_TILES = [
  { value: 'day', label: 'Day', hint: 'Bright and clear', picture: <Sun size={20} aria-hidden="true" /> },
  { value: 'night', label: 'Night', hint: 'Dark and quiet', picture: <Moon size={20} aria-hidden="true" /> },
] as const;

/** Controls for yes or no, one of a few, and numbers. */
export function ChoiceGroup() {
  return (
    <Group id="choices" title="Choices">
      <CheckboxSpecimen />
      <ToggleSpecimen />
      <RadioTilesSpecimen />
      <SliderFieldSpecimen />
    </Group>
  );
}

function LabelledCheckbox({ label, ...input }: { label: string } & ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Checkbox id={id} {...input} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

function CheckboxSpecimen() {
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <Specimen name="Checkbox" about="A native checkbox; the caller provides the label.">
      <State name="Default and checked">
        <LabelledCheckbox label="Notify me" />
        <LabelledCheckbox label="Remember me" defaultChecked />
      </State>
      <State name="Focus" focused>
        <LabelledCheckbox label="Notify me" />
      </State>
      <State name="Disabled">
        <LabelledCheckbox label="Not available" disabled />
        <LabelledCheckbox label="Always on" disabled defaultChecked />
      </State>
      <State name="Invalid until checked">
        <LabelledCheckbox
          label="I agree"
          checked={isAccepted}
          aria-invalid={!isAccepted}
          onChange={(event) => setIsAccepted(event.target.checked)}
        />
      </State>
    </Specimen>
  );
}

function ToggleSpecimen() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Specimen name="Toggle" about="A switch that takes effect at once; named by a label, labelledBy or label.">
      <State name="On and off">
        <Toggle label="Notices" checked={isOn} onChange={setIsOn} />
        <Toggle label="No notices" checked={!isOn} onChange={(isOff) => setIsOn(!isOff)} />
      </State>
      <State name="Focus" focused>
        <Toggle label="Notices" checked={isOn} onChange={setIsOn} />
      </State>
      <State name="Disabled">
        <Toggle label="Notices" checked={isOn} disabled onChange={setIsOn} />
      </State>
    </Specimen>
  );
}

function RadioTilesSpecimen() {
  const [size, setSize] = useState<string>('normal');
  const [time, setTime] = useState<string>('day');
  return (
    <Specimen name="RadioTiles" about="A radio group rendered as tiles, with optional hints and pictures.">
      <State name="Labels only">
        <RadioTiles label="Text size" options={PLAIN_TILES} value={size} columns="grid-cols-3" onChange={setSize} />
      </State>
      <State name="Hints and pictures">
        <RadioTiles label="Time" options={DETAILED_TILES} value={time} columns="grid-cols-2" onChange={setTime} />
      </State>
      <State name="Focus" focused>
        <RadioTiles label="Text size" options={PLAIN_TILES} value={size} columns="grid-cols-3" onChange={setSize} />
      </State>
    </Specimen>
  );
}

function SliderFieldSpecimen() {
  const [value, setValue] = useState(40);
  const slider = <SliderField label="Warmth" low="Reserved" high="Warm" value={value} onChange={setValue} />;
  return (
    <Specimen name="SliderField" about="A slider for one personality trait.">
      <State name="Default">{slider}</State>
      <State name="Focus" focused>
        {slider}
      </State>
    </Specimen>
  );
}
