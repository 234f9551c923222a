import { useState, type FormEvent } from 'react';
import {
  ANCHOR_SIGNIFICANCE,
  ANCHOR_TYPES,
  INSIGHT_TEXTS,
  LIMITS,
  type AnchorType,
  type Message,
} from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Field, TextArea } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useConversations } from '../../conversations/use-conversations';
import { useSouls } from '../../souls/use-souls';
import { useCreateAnchor } from '../use-insight';
import { ANCHOR_WORDS } from '../words';
import { anchorOf, isAnchorable, NEW_ANCHOR, type AnchorDraft } from './anchor-draft';
import { MessageChoice } from './MessageChoice';
import { Quoted } from './Quoted';

/** Marks a moment: the message it was opened from, or one of the last of a conversation. */
export default function AnchorDialog({
  message = null,
  soulId,
  onClose,
}: {
  /** The message, where that is clear already. */
  message?: Message | null;
  /** Whose conversations to choose from at first. */
  soulId?: number | undefined;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<AnchorDraft>({ ...NEW_ANCHOR, message });
  const set = (changes: Partial<AnchorDraft>): void => setDraft((held) => ({ ...held, ...changes }));
  const { data: talks } = useConversations();
  const { data: souls } = useSouls();
  const create = useCreateAnchor();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const talk = talks?.find(({ id }) => id === draft.message?.conversationId);
    const body = anchorOf(draft, talk?.participantIds);
    if (!body || create.isPending) return;
    create.mutate(body, {
      onSuccess: () => {
        toast(INSIGHT_TEXTS.anchorCreated);
        onClose();
      },
      onError: (error) => toast({ title: INSIGHT_TEXTS.anchorFailed, description: textOf(error), tone: 'bad' }),
    });
  }

  return (
    <Modal
      title="Create an anchor"
      description="Mark a moment, so that you both find it again."
      onClose={onClose}
      stays
      wide={message === null}
    >
      <form className="grid gap-5" onSubmit={submit}>
        {message ? (
          <Quoted message={message} souls={souls ?? []} />
        ) : (
          <MessageChoice
            souls={souls ?? []}
            soulId={soulId}
            chosen={draft.message}
            onChoose={(one) => set({ message: one })}
          />
        )}
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          placeholder="What will you call it?"
          maxLength={LIMITS.titleLength}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TypeChoice value={draft.type} onChoose={(type) => set({ type })} />
        <TextArea
          label="Notes (optional)"
          name="notes"
          rows={2}
          maxLength={LIMITS.noteLength}
          value={draft.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={!isAnchorable(draft) || create.isPending}>
            {create.isPending ? 'Creating…' : 'Create anchor'}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function TypeChoice({ value, onChoose }: { value: AnchorType; onChoose: (type: AnchorType) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-soft">Type</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ANCHOR_TYPES.map((type) => (
          <label
            key={type}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line px-3 py-2 hover:border-edge has-checked:border-lamp has-checked:bg-lamp-wash has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="anchor-type"
              className="sr-only"
              checked={value === type}
              onChange={() => onChoose(type)}
            />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-medium">{ANCHOR_WORDS[type].label}</span>
              <span className="block text-sm leading-snug text-soft">{ANCHOR_WORDS[type].hint}</span>
            </span>
            <span className="font-display text-lg text-soft tabular-nums">
              {ANCHOR_SIGNIFICANCE[type]}
              <span className="sr-only"> of 10</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
