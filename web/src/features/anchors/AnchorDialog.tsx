import { useState, type FormEvent, type ReactNode } from 'react';
import { INSIGHT_TEXTS, LIMITS, type Message } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { Field, TextArea } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { EMPTY_ANCHOR_VALUES, toAnchorBody, type AnchorValues } from './anchor-draft';
import { TypeChoice } from './TypeChoice';
import { useCreateAnchor } from './use-create-anchor';

/** Creates an anchor on a message. */
export function AnchorDialog({
  message,
  wide = false,
  onClose,
  children,
}: {
  /** The message; null until one is chosen. */
  message: Message | null;
  wide?: boolean;
  onClose: () => void;
  /** Shows the message, or a choice of messages. */
  children: ReactNode;
}) {
  const [draft, setDraft] = useState(EMPTY_ANCHOR_VALUES);
  const set = (changes: Partial<AnchorValues>): void => setDraft((previous) => ({ ...previous, ...changes }));
  const create = useCreateAnchor();
  const body = toAnchorBody(draft, message);

  function submit(event: FormEvent): void {
    event.preventDefault();
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
      description="Mark an important moment, so that you can find it again."
      onClose={onClose}
      stays
      wide={wide}
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        {children}
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          placeholder="Short title"
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
        <div className="dialog-actions">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={body === null || create.isPending}>
            {create.isPending ? 'Creating…' : 'Create anchor'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
