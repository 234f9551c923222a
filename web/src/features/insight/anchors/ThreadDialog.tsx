import { useState, type FormEvent } from 'react';
import { INSIGHT_TEXTS, LIMITS, THREAD_TYPE, type ConversationAnchor } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Field, TextArea } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useCreateThread } from '../use-insight';

/** Starts a thread: something that goes on over several talks. */
export default function ThreadDialog({
  anchor,
  onClose,
}: {
  /** The anchor that it begins with, if there is one. */
  anchor?: ConversationAnchor;
  onClose: () => void;
}) {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const create = useCreateThread();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (title.trim() === '' || create.isPending) return;
    create.mutate(
      {
        title: title.trim(),
        description: description.trim(),
        anchorIds: anchor ? [anchor.id] : [],
        threadType: THREAD_TYPE,
        isActive: true,
      },
      {
        onSuccess: () => {
          toast(INSIGHT_TEXTS.threadCreated);
          onClose();
        },
        onError: (error) => toast({ title: INSIGHT_TEXTS.threadFailed, description: textOf(error), tone: 'bad' }),
      },
    );
  }

  return (
    <Modal
      title="Start a thread"
      description={
        anchor ? `It begins with “${anchor.title}”.` : 'Something that goes on between you, over more than one talk.'
      }
      onClose={onClose}
      stays
    >
      <form className="grid gap-5" onSubmit={submit}>
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          placeholder="What runs through it?"
          maxLength={LIMITS.titleLength}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Description (optional)"
          name="description"
          rows={3}
          maxLength={LIMITS.noteLength}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={title.trim() === '' || create.isPending}>
            {create.isPending ? 'Starting…' : 'Start thread'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
