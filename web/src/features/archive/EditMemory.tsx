import { useId, useState } from 'react';
import { LIMITS, SUGGESTED_TAGS, SUGGESTED_TONES, type BodyOf, type Memory } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { Field, TextArea } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { Labels } from '../offerings/Labels';
import { changesOf, type MemoryDraft } from './draft';
import { useEdit } from './use-archive';

/** Puts a memory in other words. What was written stays there for as long as it is not saved. */
export function EditMemory({
  memory,
  onClose,
  onFocusBack,
}: {
  memory: Memory;
  onClose: () => void;
  onFocusBack: (event: Event) => void;
}) {
  const about = useId();
  const edit = useEdit(memory.companionId);
  const [draft, setDraft] = useState<MemoryDraft>(memory);
  const put = (changes: Partial<MemoryDraft>): void => setDraft((held) => ({ ...held, ...changes }));
  const changes: BodyOf<'PATCH /api/memories/:id'> = changesOf(memory, draft);
  const changed = Object.keys(changes).length > 0;
  const complete = draft.title.trim() !== '' && draft.content.trim() !== '';

  return (
    <Modal
      title="Edit this memory"
      description="Its new words hold from the next time it comes up."
      wide
      stays={changed}
      onClose={onClose}
      onFocusBack={onFocusBack}
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        aria-describedby={about}
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.isPending || !complete) return;
          if (!changed) return onClose();
          edit.mutate({ id: memory.id, changes }, { onSuccess: onClose });
        }}
      >
        <Field
          label="Title"
          value={draft.title}
          maxLength={LIMITS.titleLength}
          onChange={(event) => put({ title: event.target.value })}
        />
        <TextArea
          label="What is remembered"
          rows={5}
          value={draft.content}
          maxLength={LIMITS.messageLength}
          onChange={(event) => put({ content: event.target.value })}
        />
        <Labels
          label="Tones"
          one="tone"
          suggested={SUGGESTED_TONES}
          chosen={draft.tones}
          onChange={(tones) => put({ tones })}
        />
        <Labels
          label="Tags"
          one="tag"
          suggested={SUGGESTED_TAGS}
          chosen={draft.tags}
          onChange={(tags) => put({ tags })}
        />
        <div id={about} aria-live="polite" className="text-sm empty:hidden">
          {!complete && <p className="text-bad">A memory needs a title and some words.</p>}
          {edit.error && <p className="text-bad">It was not saved. {textOf(edit.error)}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            aria-disabled={edit.isPending || !complete}
          >
            Save
          </button>
        </div>
      </form>
    </Modal>
  );
}
