import { density, motion, textSize } from '../../../lib/storage/appearance';
import { useMedia } from '../../../lib/browser/media';
import { useDeviceChoice, type DeviceChoice } from '../../../lib/storage/device-choice';
import { RadioTiles, type RadioTile } from '../../../ui/RadioTiles';

const TEXT_SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
] as const;
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable', hint: 'More space between things' },
  { value: 'compact', label: 'Compact', hint: 'More fits on the screen' },
] as const;
const MOTIONS = [
  { value: 'system', label: 'Device setting', hint: 'Follows your device' },
  { value: 'reduced', label: 'Reduced', hint: 'No animations' },
] as const;

/** Text size, density and motion. They apply at once and are kept on this device. */
export function DisplayChoices() {
  const hasMouse = useMedia('(pointer: fine)');
  return (
    <div className="grid gap-8 pt-8">
      <Choice label="Text size" choice={textSize} options={TEXT_SIZES} columns="grid-cols-2 sm:grid-cols-4" />
      {hasMouse && <Choice label="Density" choice={density} options={DENSITIES} columns="grid-cols-2" />}
      <Choice label="Motion" choice={motion} options={MOTIONS} columns="grid-cols-2" />
    </div>
  );
}

function Choice<Value extends string>({
  label,
  choice,
  options,
  columns,
}: {
  label: string;
  choice: DeviceChoice<Value>;
  options: readonly RadioTile<Value>[];
  columns: string;
}) {
  const [value, setValue] = useDeviceChoice(choice);
  return <RadioTiles label={label} options={options} value={value} columns={columns} onChange={setValue} />;
}
