import { useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';
import { validateDraft, type ChannelDraft } from './channel-draft';

/** Preset emojis with their accessible names. */
const PRESET_EMOJIS: readonly (readonly [string, string])[] = [
  ['💬', 'Talk'],
  ['🌱', 'Seedling'],
  ['🌙', 'Moon'],
  ['📚', 'Books'],
  ['🎲', 'Die'],
  ['🔥', 'Fire'],
  ['☕', 'Cup'],
  ['🎵', 'Music'],
];

/** Creates or edits a channel. On invalid input the first invalid field is focused. */
export function ChannelForm({
  label,
  initial,
  action,
  onDone,
  onCancel,
}: {
  label: string;
  initial: ChannelDraft;
  action: string;
  onDone: (draft: ChannelDraft) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = validateDraft(draft);
  const set = (key: keyof ChannelDraft, value: string) => setDraft((previous) => ({ ...previous, [key]: value }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    const firstInvalid = problems.name ? 'channel-name' : problems.emoji ? 'channel-emoji' : null;
    if (firstInvalid === null) onDone(draft);
    else form.current?.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-room border border-lamp bg-surface p-4 sm:p-5"
      onSubmit={submit}
      noValidate
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <div className="order-2 sm:order-1">
          <Field
            label="Emoji"
            name="channel-emoji"
            autoComplete="off"
            placeholder="📝"
            maxLength={16}
            problem={isSubmitted ? problems.emoji : undefined}
            value={draft.emoji}
            onChange={(event) => set('emoji', event.target.value)}
          />
        </div>
        <div className="order-1 sm:order-2">
          <Field
            label="Name"
            name="channel-name"
            autoComplete="off"
            // The user opened this form, so its first field receives the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={LIMITS.channelNameLength}
            placeholder="What is this channel called?"
            problem={isSubmitted ? problems.name : undefined}
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        </div>
      </div>
      <div role="group" aria-label="Emoji suggestions" className="-mt-3 flex flex-wrap gap-1">
        {PRESET_EMOJIS.map(([emoji, name]) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            aria-pressed={draft.emoji === emoji}
            className="icon-btn text-xl aria-pressed:bg-lamp-wash aria-pressed:shadow-[inset_0_0_0_1px_var(--lamp)]"
            onClick={() => set('emoji', draft.emoji === emoji ? '' : emoji)}
          >
            <span aria-hidden="true">{emoji}</span>
          </button>
        ))}
      </div>
      <Field
        label="Description"
        name="channel-description"
        autoComplete="off"
        maxLength={LIMITS.channelDescriptionLength}
        placeholder="What this channel is about"
        value={draft.description}
        onChange={(event) => set('description', event.target.value)}
      />
      <TextArea
        label="How souls speak here"
        name="channel-prompt"
        maxLength={LIMITS.channelPromptLength}
        placeholder="Slowly, one thought at a time"
        value={draft.systemPrompt}
        onChange={(event) => set('systemPrompt', event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary">
          {action}
        </button>
      </div>
    </form>
  );
}
