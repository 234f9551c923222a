import { ChevronDown, Feather, Target } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { STYLES, TEXTS, type Conversation } from '@kinloom/contract';
import {
  channelOptions,
  selectedPlace,
  STYLE_OPTIONS,
  styleOf,
  TOPIC_OPTIONS,
  type Choice,
  type PlaceOption,
} from './send-options';
import { useBehavior, useChannels } from '../group/use-behavior';

const FocusButton = lazy(() => import('../header/FocusButton'));

/** What goes with every message: where it is said and, in a group, who takes turns how; between two, whether in confidence. */
export function ChatTools({
  conversation,
  choice,
  onChoose,
}: {
  conversation: Conversation;
  choice: Choice;
  onChoose: (change: Partial<Choice>) => void;
}) {
  const channels = useChannels();
  const behavior = useBehavior();
  return (
    <>
      <Choose
        label={TEXTS.chat.topicChannel}
        value={selectedPlace(choice, channels)}
        options={TOPIC_OPTIONS}
        own={channelOptions(channels ?? [])}
        onChange={(place) => onChoose({ place })}
      />
      {conversation.isGroup ? (
        <>
          <Choose
            label={TEXTS.chat.style}
            value={styleOf(choice, behavior)}
            options={STYLE_OPTIONS}
            onChange={(value) => onChoose({ style: STYLES.find((one) => one === value) ?? null })}
          />
          <Suspense fallback={<FocusShape />}>
            <FocusButton conversation={conversation} />
          </Suspense>
        </>
      ) : (
        <button
          type="button"
          className="tool"
          aria-pressed={choice.whisper}
          title="The soul keeps it to itself: it is never used where others are present."
          onClick={() => onChoose({ whisper: !choice.whisper })}
        >
          <Feather size={16} aria-hidden="true" />
          {TEXTS.chat.whisper}
        </button>
      )}
    </>
  );
}

/** The button's own shape, until the part behind it is there. */
function FocusShape() {
  return (
    <span className="tool">
      <Target size={16} aria-hidden="true" />
      {TEXTS.chat.focusMode}
    </span>
  );
}

const NONE: readonly PlaceOption[] = [];

function Choose({
  label,
  value,
  options,
  own = NONE,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly PlaceOption[];
  /** The account's own, behind the ones that are always there. */
  own?: readonly PlaceOption[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span className="relative flex-none">
      <label htmlFor={id} className="pointer-events-none absolute top-1 left-3 text-[11px] leading-3.5 text-faint">
        {label}
      </label>
      <select
        id={id}
        className="tool cursor-pointer appearance-none pt-4 pr-7 pb-0.5 leading-5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((one) => (
          <Option key={one.value} {...one} />
        ))}
        {own.length > 0 && (
          <optgroup label="Your channels">
            {own.map((one) => (
              <Option key={one.value} {...one} />
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
