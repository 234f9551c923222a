import { useId, useState } from 'react';
import { LIMITS, SUGGESTED_TAGS, SUGGESTED_TONES, type BodyOf, type Memory } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { Field, TextArea } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { LabelPicker } from '../offerings/LabelPicker';
import { diffMemory, type MemoryDraft } from './memory-draft';
import { useUpdateMemory } from './use-archive';

/** Dialog to edit a memory. Once something was changed, outside clicks no longer close it. */
export function EditMemory({
  memory,
  onClose,
  onFocusBack,
}: {
  memory: Memory;
  onClose: () => void;
  onFocusBack: (event: Event) => void;
}) {
  const statusId = useId();
  const edit = useUpdateMemory(memory.companionId);
  const [draft, setDraft] = useState<MemoryDraft>(memory);
  const update = (changes: Partial<MemoryDraft>): void => setDraft((previous) => ({ ...previous, ...changes }));
  const changes: BodyOf<'PATCH /api/memories/:id'> = diffMemory(memory, draft);
  const isChanged = Object.keys(changes).length > 0;
  const isComplete = draft.title.trim() !== '' && draft.content.trim() !== '';

  return (
    <Modal
      title="Edit this memory"
      description="The new text is used from the next time it is recalled."
      wide
      stays={isChanged}
      onClose={onClose}
      onFocusBack={onFocusBack}
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        aria-describedby={statusId}
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.isPending || !isComplete) return;
          if (!isChanged) return onClose();
          edit.mutate({ id: memory.id, changes }, { onSuccess: onClose });
        }}
      >
        <Field
          label="Title"
          value={draft.title}
          maxLength={LIMITS.titleLength}
          onChange={(event) => update({ title: event.target.value })}
        />
        <TextArea
          label="What is remembered"
          rows={5}
          value={draft.content}
          maxLength={LIMITS.messageLength}
          onChange={(event) => update({ content: event.target.value })}
        />
        <LabelPicker
          label="Tones"
          one="tone"
          suggested={SUGGESTED_TONES}
          chosen={draft.tones}
          onChange={(tones) => update({ tones })}
        />
        <LabelPicker
          label="Tags"
          one="tag"
          suggested={SUGGESTED_TAGS}
          chosen={draft.tags}
          onChange={(tags) => update({ tags })}
        />
        <div id={statusId} aria-live="polite" className="text-sm empty:hidden">
          {!isComplete && <p className="text-bad">A memory needs a title and a text.</p>}
          {edit.error && <p className="text-bad">The memory was not saved. {textOf(edit.error)}</p>}
        </div>
        <div className="dialog-actions">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            aria-disabled={edit.isPending || !isComplete}
          >
            Save
          </button>
        </div>
      </form>
    </Modal>
  );
}
