import { useState, type FormEvent } from 'react';
import { LIMITS, type ConversationAnchor } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useUpdateAnchor } from '../use-insight';
import { diffAnchor, type AnchorValues } from '../../anchors/anchor-draft';
import type { CloseHandlers } from './CardActions';
import { TypeChoice } from '../../anchors/TypeChoice';

/** Edits title, type and notes of an anchor. The quoted message cannot be edited. */
export default function EditAnchor({ anchor, onClose, onFocusBack }: { anchor: ConversationAnchor } & CloseHandlers) {
  const { title, anchorType, notes } = anchor;
  const [draft, setDraft] = useState<AnchorValues>({ title, type: anchorType, notes });
  const set = (changes: Partial<AnchorValues>): void => setDraft((previous) => ({ ...previous, ...changes }));
  const update = useUpdateAnchor();
  const changes = diffAnchor(anchor, draft);
  const isChanged = Object.keys(changes).length > 0;
  const isComplete = draft.title.trim() !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isComplete || update.isPending) return;
    if (!isChanged) return onClose();
    update.mutate({ id: anchor.id, ...changes }, { onSuccess: onClose });
  }

  return (
    <Modal
      title="Edit this anchor"
      description="The quoted message cannot be changed."
      onClose={onClose}
      onFocusBack={onFocusBack}
      stays={isChanged}
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        <Field
          label="Title"
          name="title"
          autoComplete="off"
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
          <button type="submit" className="btn btn-primary" disabled={!isComplete || update.isPending}>
            {update.isPending ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
