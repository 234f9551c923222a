import { Target } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState, type FormEvent } from 'react';
import { LIMITS, TEXTS, type Conversation } from '@kinloom/contract';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';
import { textOf } from '../../../lib/http/api';
import { useFocus } from './use-conversation-actions';

/** Sets or clears the focus topic of a group in a popover. */
export default function FocusButton({ conversation }: { conversation: Conversation }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`tool ${conversation.focus === null ? '' : 'tool-on'}`}>
        <Target size={16} aria-hidden="true" />
        {TEXTS.chat.focusMode}
        {conversation.focus !== null && <span className="sr-only">, on</span>}
      </Popover.Trigger>
      {/* Rendered outside the message form: forms must not be nested. */}
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content
          onKeyDown={closeOnEscape(() => setOpen(false))}
          side="top"
          align="end"
          sideOffset={10}
          collisionPadding={12}
          aria-label={TEXTS.chat.focusMode}
          className="float sheet z-40 w-[min(22rem,calc(100vw-24px))] p-4"
        >
          <FocusForm conversation={conversation} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FocusForm({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const id = useId();
  const focus = useFocus(conversation.id);
  const [topic, setTopic] = useState(conversation.focus ?? '');
  const blank = topic.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React events bubble through the portal to the message form, which must not submit.
    event.stopPropagation();
    if (!blank) focus.mutate(topic.trim(), { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-medium">
        Keep to one topic
      </label>
      <p id={`${id}-about`} className="mt-0.5 text-sm text-soft">
        Every soul in this group keeps to it until you remove it.
      </p>
      <input
        id={id}
        className="input mt-3"
        aria-describedby={`${id}-about`}
        maxLength={LIMITS.focusLength}
        placeholder="What it is about"
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      {focus.error && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {textOf(focus.error)}
        </p>
      )}
      <div className="mt-4 flex justify-end gap-2">
        {conversation.focus !== null && (
          <button
            type="button"
            className="btn btn-quiet"
            disabled={focus.isPending}
            onClick={() => focus.mutate(null, { onSuccess: onDone })}
          >
            Remove topic
          </button>
        )}
        <button type="submit" className="btn btn-primary" disabled={blank || focus.isPending}>
          Set topic
        </button>
      </div>
    </form>
  );
}
