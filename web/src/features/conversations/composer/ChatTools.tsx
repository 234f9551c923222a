import { ChevronDown, Feather, Target } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { STYLES, TEXTS, type Conversation } from '@kinloom/contract';
import {
  channelOptions,
  selectedPlace,
  STYLE_OPTIONS,
  styleOf,
  TOPIC_OPTIONS,
  type SendChoice,
  type PlaceOption,
} from './send-options';
import { useBehavior, useChannels } from '../group/use-behavior';

const FocusButton = lazy(() => import('../header/FocusButton'));

/** Send options beside the message box: channel; in a group also style and focus; in a one-to-one chat the whisper toggle. */
export function ChatTools({
  conversation,
  choice,
  onChange,
}: {
  conversation: Conversation;
  choice: SendChoice;
  onChange: (change: Partial<SendChoice>) => void;
}) {
  const channels = useChannels();
  const behavior = useBehavior();
  return (
    <>
      <ToolSelect
        label={TEXTS.chat.topicChannel}
        value={selectedPlace(choice, channels)}
        options={TOPIC_OPTIONS}
        customOptions={channelOptions(channels ?? [])}
        onChange={(place) => onChange({ place })}
      />
      {conversation.isGroup ? (
        <>
          <ToolSelect
            label={TEXTS.chat.style}
            value={styleOf(choice, behavior)}
            options={STYLE_OPTIONS}
            onChange={(value) => onChange({ style: STYLES.find((item) => item === value) ?? null })}
          />
          <Suspense fallback={<FocusPlaceholder />}>
            <FocusButton conversation={conversation} />
          </Suspense>
        </>
      ) : (
        <button
          type="button"
          className="tool"
          aria-pressed={choice.whisper}
          title="Only this soul remembers it, and never uses it when others are present."
          onClick={() => onChange({ whisper: !choice.whisper })}
        >
          <Feather size={16} aria-hidden="true" />
          {TEXTS.chat.whisper}
        </button>
      )}
    </>
  );
}

/** Placeholder of the focus button while its chunk loads. */
function FocusPlaceholder() {
  return (
    <span className="tool">
      <Target size={16} aria-hidden="true" />
      {TEXTS.chat.focusMode}
    </span>
  );
}

const NO_OPTIONS: readonly PlaceOption[] = [];

function ToolSelect({
  label,
  value,
  options,
  customOptions = NO_OPTIONS,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly PlaceOption[];
  /** Options of the account, listed after the built-in ones. */
  customOptions?: readonly PlaceOption[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span className="relative flex-none">
      <label htmlFor={id} className="pointer-events-none absolute top-1 left-3 text-xs leading-3.5 text-faint">
        {label}
      </label>
      <select
        id={id}
        className="tool cursor-pointer appearance-none pt-4 pr-7 pb-0.5 leading-5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((placeOption) => (
          <Option key={placeOption.value} {...placeOption} />
        ))}
        {customOptions.length > 0 && (
          <optgroup label="Your channels">
            {customOptions.map((item) => (
              <Option key={item.value} {...item} />
            ))}
          </optgroup>
        )}
      </select>
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute right-2 bottom-1.5 text-faint"
      />
    </span>
  );
}

function Option({ value, label }: PlaceOption) {
  return <option value={value}>{label}</option>;
}
