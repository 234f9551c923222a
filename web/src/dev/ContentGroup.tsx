import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { AiLabel } from '../ui/AiLabel';
import { Collapsible } from '../ui/Collapsible';
import { CollapsibleText } from '../ui/CollapsibleText';
import { Logo } from '../ui/Logo';
import { Panel, Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { TabRow } from '../ui/TabRow';
import { Group, Specimen, State } from './Specimen';

const LONG_TEXT = 'A text that is longer than what is shown at first is cut after six lines. '.repeat(12).trim();
const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'history', label: 'History' },
  { value: 'settings', label: 'Settings' },
] as const;
const SOULS = [
  { id: 1, name: 'Luna', messages: 128 },
  { id: 2, name: 'Orion', messages: 64 },
  { id: 3, name: 'Vega', messages: 8 },
] as const;

/** Components that arrange or show content. */
export function ContentGroup() {
  return (
    <Group id="content" title="Content">
      <Specimen name="Logo" about="The logo of the product, in any size.">
        <State name="28 px">
          <Logo />
        </State>
        <State name="56 px">
          <Logo size={56} />
        </State>
      </Specimen>
      <Specimen name="AiLabel" about="The label beside the name of every soul in a conversation.">
        <p className="flex items-center gap-2 font-display text-lg">
          Luna <AiLabel />
        </p>
      </Specimen>
      <Specimen name="Section" about="A titled group of settings; the frame of every component on this page.">
        <Section title="With an introduction" intro="One sentence about the settings below.">
          <p>Content</p>
        </Section>
        <Section title="Without an introduction">
          <p>Content</p>
        </Section>
      </Specimen>
      <PanelSpecimen />
      <TableSpecimen />
      <TabRowSpecimen />
      <Specimen name="Collapsible" about="Details that are collapsed at first.">
        <State name="Default">
          <Collapsible title="Details">
            <p className="pb-4">The details.</p>
          </Collapsible>
        </State>
        <State name="Focus" focused>
          <Collapsible title="Details">
            <p className="pb-4">The details.</p>
          </Collapsible>
        </State>
      </Specimen>
      <Specimen name="CollapsibleText" about="A text with a button that shows all of it, if it is long.">
        <State name="Long">
          <CollapsibleText text={LONG_TEXT} />
        </State>
        <State name="Short">
          <CollapsibleText text="A short text has no button." />
        </State>
      </Specimen>
    </Group>
  );
}

function PanelSpecimen() {
  const [count, setCount] = useState(0);
  return (
    <Specimen name="Panel" about="The page layout of a settings panel: title, introduction and main action.">
      <div className="min-w-0 rounded-card border border-line sm:col-span-2">
        <Panel
          title="Title of the panel"
          intro="What is set here."
          aside={
            <button type="button" className="btn btn-primary" onClick={() => setCount(count + 1)}>
              Add
            </button>
          }
        >
          <p>Pressed {count} times</p>
        </Panel>
      </div>
    </Specimen>
  );
}

function TableSpecimen() {
  const [selected, setSelected] = useState<number>(1);
  return (
    <Specimen name="Table" about="A table on wide screens, a list of labelled values otherwise. A row may be selected.">
      <State name="With a selected row" wide>
        <Table
          label="Souls"
          headings={['Soul', 'Messages', '']}
          rows={SOULS.map(({ id, name, messages }) => ({
            id,
            selected: id === selected,
            head: name,
            cells: [
              messages,
              <button
                key="select"
                type="button"
                className="row-act"
                aria-label={`Select ${name}`}
                aria-pressed={id === selected}
                onClick={() => setSelected(id)}
              >
                Select
              </button>,
            ],
          }))}
        />
      </State>
    </Specimen>
  );
}

function TabRowSpecimen() {
  return (
    <Specimen name="TabRow" about="A list of tabs; scrolls horizontally on narrow screens.">
      {[false, true].map((isFocused) => (
        <State key={String(isFocused)} name={isFocused ? 'Focus' : 'Default'} focused={isFocused}>
          <Tabs.Root defaultValue={TABS[0].value}>
            <TabRow label={isFocused ? 'Tabs with focus' : 'Tabs'} tabs={TABS} />
            {TABS.map(({ value, label }) => (
              <Tabs.Content key={value} value={value}>
                Content of {label}
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </State>
      ))}
    </Specimen>
  );
}
