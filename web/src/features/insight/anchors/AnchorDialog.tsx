import { useState, type FormEvent } from 'react';
import { INSIGHT_TEXTS, LIMITS, type Message } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Field, TextArea } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useConversations } from '../../conversations/cache/use-conversations';
import { useSouls } from '../../souls/use-souls';
import { useCreateAnchor } from '../use-insight';
import { toAnchorBody, isComplete, EMPTY_ANCHOR_DRAFT, type AnchorDraft } from './anchor-draft';
import { MessageChoice } from './MessageChoice';
import { MessageQuote } from './MessageQuote';
import { TypeChoice } from './TypeChoice';

/** Creates an anchor from a given message, or from a recent message to choose. */
export default function AnchorDialog({
  message = null,
  soulId,
  onClose,
}: {
  /** The message, if already known. */
  message?: Message | null;
  /** Soul whose conversations are offered first. */
  soulId?: number | undefined;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<AnchorDraft>({ ...EMPTY_ANCHOR_DRAFT, message });
  const set = (changes: Partial<AnchorDraft>): void => setDraft((previous) => ({ ...previous, ...changes }));
  const { data: conversations } = useConversations();
  const { data: souls } = useSouls();
  const create = useCreateAnchor();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const conversation = conversations?.find(({ id }) => id === draft.message?.conversationId);
    const body = toAnchorBody(draft, conversation?.participantIds);
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
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        {message ? (
          <MessageQuote message={message} souls={souls ?? []} />
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
          <button type="submit" className="btn btn-primary" disabled={!isComplete(draft) || create.isPending}>
            {create.isPending ? 'Creating…' : 'Create anchor'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
