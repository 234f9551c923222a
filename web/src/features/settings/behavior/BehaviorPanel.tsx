import { useId } from 'react';
import { MAX_RESPONSES, type Behavior, SETTINGS_TEXTS } from '@kinloom/contract';
import { chooseTheme, useTheme } from '../../../lib/storage/theme';
import { ErrorNote } from '../../../ui/ErrorNote';
import { CareSection } from './CareSection';
import { RadioTiles } from '../../../ui/RadioTiles';
import { DelayField } from './DelayField';
import { SavedMark } from './SavedMark';
import { Panel, RowSkeletons, Section } from '../../../ui/Section';
import { Toggle } from '../../../ui/Toggle';
import { useBehavior, type BehaviorSaver, type SaveState } from './use-behavior';

const SWITCHES = [
  {
    key: 'autonomousMode',
    label: 'Autonomous mode',
    hint: 'On: souls in a group answer as the conversation suggests (Natural Flow). Off: they answer in turn (Soul Circle).',
  },
  {
    key: 'typingIndicators',
    label: 'Typing indicators',
    hint: 'Shows which soul is preparing a reply.',
  },
  {
    key: 'focusMode',
    label: 'Focus mode',
    hint: 'A group without its own topic stays with your last message.',
  },
] as const;

export function BehaviorPanel({ saver }: { saver: BehaviorSaver }) {
  const behavior = useBehavior();
  return (
    <Panel title={SETTINGS_TEXTS.behavior} intro="How your souls answer in groups, and what you see while they do.">
      {behavior.isPending && <RowSkeletons rows={5} />}
      {behavior.error && !behavior.data && (
        <ErrorNote
          title="Your behavior settings could not be loaded"
          error={behavior.error}
          onRetry={() => void behavior.refetch()}
        />
      )}
      {behavior.data && <BehaviorSections behavior={behavior.data} saver={saver} />}
    </Panel>
  );
}

function BehaviorSections({ behavior, saver }: { behavior: Behavior; saver: BehaviorSaver }) {
  const { shown } = useTheme();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <Section title="In a group">
        <div className="grid gap-5">
          {SWITCHES.map(({ key, ...words }) => (
            <SwitchRow
              key={key}
              {...words}
              checked={behavior[key]}
              state={saver.stateOf(key)}
              onChange={(on) => saver.save({ [key]: on })}
            />
          ))}
        </div>
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Section title="Pace">
          <div className="grid gap-7">
            <div className="relative">
              <RadioTiles
                label="Responses per turn, at most"
                columns="grid-cols-4 max-w-md"
                options={RESPONSES}
                value={String(behavior.maxResponses)}
                onChange={(value) => {
                  const chosen = MAX_RESPONSES.find((one) => String(one) === value);
                  if (chosen !== undefined) saver.save({ maxResponses: chosen });
                }}
              />
              <span className="absolute top-0 right-0">
                <SavedMark state={saver.stateOf('maxResponses')} />
              </span>
            </div>
            <DelayField
              value={behavior.responseDelay}
              state={saver.stateOf('responseDelay')}
              onChoose={(responseDelay) => saver.save({ responseDelay })}
            />
          </div>
        </Section>
        <CareSection behavior={behavior} saver={saver} />
        <Section title="Light">
          {/* Reads the applied theme; the account's setting follows it. */}
          <SwitchRow
            label="Dark mode"
            hint="The same setting as the theme under Appearance."
            checked={shown === 'dark'}
            state={saver.stateOf('darkMode')}
            onChange={(on) => chooseTheme(on ? 'dark' : 'light')}
          />
        </Section>
      </div>
    </div>
  );
}

const RESPONSES = MAX_RESPONSES.map((count) => ({ value: String(count), label: String(count) }));

function SwitchRow({
  label,
  hint,
  checked,
  state,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  state: SaveState;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <label htmlFor={id} className="min-w-0 py-0.5 font-medium">
            {label}
          </label>
          <SavedMark state={state} />
        </div>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <Toggle id={id} describedBy={`${id}-hint`} checked={checked} onChange={onChange} />
    </div>
  );
}
