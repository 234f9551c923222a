import { useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Field, TextArea } from '../../ui/Field';
import { problemsOf, type ChannelDraft } from './channel-draft';

/** Signs to choose from, where a keyboard has none; each with what it is called. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['💬', 'Talk'],
  ['🌱', 'Seedling'],
  ['🌙', 'Moon'],
  ['📚', 'Books'],
  ['🎲', 'Die'],
  ['🔥', 'Fire'],
  ['☕', 'Cup'],
  ['🎵', 'Music'],
];

/** A channel to write, new or held. What is missing is said at its field, and the focus goes there. */
export function ChannelForm({
  label,
  begin,
  action,
  onDone,
  onCancel,
}: {
  label: string;
  begin: ChannelDraft;
  action: string;
  onDone: (draft: ChannelDraft) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(begin);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(draft);
  const set = (key: keyof ChannelDraft, value: string) => setDraft((held) => ({ ...held, [key]: value }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const wrong = problems.name ? 'channel-name' : problems.emoji ? 'channel-emoji' : null;
    if (wrong === null) onDone(draft);
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
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
            problem={checked ? problems.emoji : undefined}
            value={draft.emoji}
            onChange={(event) => set('emoji', event.target.value)}
          />
        </div>
        <div className="order-1 sm:order-2">
          <Field
            label="Name"
            name="channel-name"
            autoComplete="off"
            // The form opens because somebody asked for it: what comes next is its first field.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={LIMITS.channelNameLength}
            placeholder="What is this channel called?"
            problem={checked ? problems.name : undefined}
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        </div>
      </div>
      <div role="group" aria-label="Signs to choose from" className="-mt-3 flex flex-wrap gap-1">
        {SIGNS.map(([sign, name]) => (
          <button
            key={sign}
            type="button"
            aria-label={name}
            aria-pressed={draft.emoji === sign}
            className="icon-btn text-xl aria-pressed:bg-lamp-wash aria-pressed:shadow-[inset_0_0_0_1px_var(--lamp)]"
            onClick={() => set('emoji', draft.emoji === sign ? '' : sign)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      <Field
        label="Description"
        name="channel-description"
        autoComplete="off"
        maxLength={LIMITS.channelDescriptionLength}
        placeholder="What is talked about here"
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
