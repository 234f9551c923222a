import { useState, type FormEvent } from 'react';
import { LIMITS, type ConversationAnchor } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useUpdateAnchor } from '../use-insight';
import { changesOf, type AnchorWords } from './anchor-draft';
import type { Closing } from './CardActs';
import { TypeChoice } from './TypeChoice';

/** Changes what a person wrote of a moment. The moment itself stays as it was said. */
export default function EditAnchor({ anchor, onClose, onFocusBack }: { anchor: ConversationAnchor } & Closing) {
  const { title, anchorType, notes } = anchor;
  const [draft, setDraft] = useState<AnchorWords>({ title, type: anchorType, notes });
  const set = (changes: Partial<AnchorWords>): void => setDraft((held) => ({ ...held, ...changes }));
  const update = useUpdateAnchor();
  const changes = changesOf(anchor, draft);
  const changed = Object.keys(changes).length > 0;
  const complete = draft.title.trim() !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!complete || update.isPending) return;
    if (!changed) return onClose();
    update.mutate({ id: anchor.id, ...changes }, { onSuccess: onClose });
  }

  return (
    <Modal
      title="Edit this anchor"
      description="What was said stays as it was said."
      onClose={onClose}
      onFocusBack={onFocusBack}
      stays={changed}
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
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={!complete || update.isPending}>
            {update.isPending ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
