import { useState } from 'react';
import { screen } from '../testing/queries';
import { show } from '../testing/render';
import { CompactSelect } from './CompactField';
import { SelectField } from './SelectField';

const DAYS = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
];

it('reports the value of an option as it was given', async () => {
  const onChange = jest.fn();
  function Example() {
    const [value, setValue] = useState(7);
    return (
      <SelectField
        label="Valid for"
        name="days"
        value={value}
        options={DAYS}
        onChange={(days) => {
          onChange(days);
          setValue(days);
        }}
      />
    );
  }
  const { user } = await show(<Example />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Valid for' });
  expect([...select.options].map(({ text }) => text)).toEqual(['7 days', '30 days']);
  await user.selectOptions(select, '30 days');
  expect(onChange).toHaveBeenCalledWith(30);
  expect(select.value).toBe('30');
});

it('has the same options in a row of filters', async () => {
  const onPick = jest.fn();
  const { user } = await show(
    <CompactSelect
      label="Kind"
      value=""
      options={[
        { value: '', label: 'Any' },
        { value: 'event', label: 'Event' },
      ]}
      onPick={onPick}
    />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Event');
  expect(onPick).toHaveBeenCalledWith('event');
});
