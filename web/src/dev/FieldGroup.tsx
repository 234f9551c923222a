import { useState } from 'react';
import { CompactInput } from '../ui/CompactField';
import { Field, TextArea } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { Group, Specimen, State } from './Specimen';

/** Shortest password of the example, in characters. */
const MIN_PASSWORD = 10;

/** Text fields. */
export function FieldGroup() {
  return (
    <Group id="fields" title="Text fields">
      <FieldSpecimen />
      <TextAreaSpecimen />
      <PasswordSpecimen />
      <CompactInputSpecimen />
    </Group>
  );
}

function FieldSpecimen() {
  const [name, setName] = useState('');
  return (
    <Specimen name="Field" about="A labelled input with a hint below it, or the problem while the value is invalid.">
      <State name="Default">
        <Field label="Name" hint="As others see it." placeholder="Ada" defaultValue="" />
      </State>
      <State name="Focus" focused>
        <Field label="Name" hint="As others see it." defaultValue="Ada" />
      </State>
      <State name="Disabled">
        <Field label="Name" hint="This name cannot be changed." defaultValue="Ada" disabled />
      </State>
      <State name="Invalid while empty">
        <Field
          label="Name"
          hint="As others see it."
          problem={name.trim() === '' ? 'Please enter a name.' : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </State>
    </Specimen>
  );
}

function TextAreaSpecimen() {
  const [text, setText] = useState('');
  return (
    <Specimen name="TextArea" about="A labelled text area for several lines, with a hint or a problem below it.">
      <State name="Default">
        <TextArea label="Description" hint="A few sentences." defaultValue="" />
      </State>
      <State name="Focus" focused>
        <TextArea label="Description" hint="A few sentences." defaultValue="Calm and curious." />
      </State>
      <State name="Disabled">
        <TextArea label="Description" defaultValue="Calm and curious." disabled />
      </State>
      <State name="Invalid while empty">
        <TextArea
          label="Description"
          problem={text.trim() === '' ? 'Please enter a description.' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </State>
    </Specimen>
  );
}

function PasswordSpecimen() {
  const [isShown, setIsShown] = useState(false);
  const [password, setPassword] = useState('');
  const shared = { shown: isShown, onShownChange: setIsShown, autoComplete: 'off' };
  return (
    <Specimen name="PasswordField" about="A password input with a button that shows what was typed. These share one.">
      <State name="Default">
        <PasswordField label="Password" hint={`At least ${MIN_PASSWORD} characters.`} {...shared} />
      </State>
      <State name="Focus" focused>
        <PasswordField label="Password" {...shared} />
      </State>
      <State name="Disabled">
        <PasswordField label="Password" defaultValue="unchangeable" disabled {...shared} />
      </State>
      <State name="Invalid while too short">
        <PasswordField
          label="Password"
          problem={password.length < MIN_PASSWORD ? `Please use at least ${MIN_PASSWORD} characters.` : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...shared}
        />
      </State>
    </Specimen>
  );
}

function CompactInputSpecimen() {
  const [from, setFrom] = useState('');
  return (
    <Specimen name="CompactInput" about="An input for a row of filters, with the label within the field.">
      <State name="Default">
        <div className="flex flex-wrap gap-2">
          <CompactInput label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
      </State>
      <State name="Focus" focused>
        <div className="flex flex-wrap gap-2">
          <CompactInput label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
      </State>
      <State name="Disabled">
        <div className="flex flex-wrap gap-2">
          <CompactInput label="From" type="date" value={from} disabled readOnly className="disabled:opacity-55" />
        </div>
      </State>
    </Specimen>
  );
}
