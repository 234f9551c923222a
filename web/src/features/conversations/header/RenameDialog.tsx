import { useState, type FormEvent } from 'react';
import { LIMITS, type Conversation } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useRename } from './use-conversation-actions';

/** Renames a conversation. */
export default function RenameDialog({
  conversation,
  title,
  onClose,
}: {
  conversation: Conversation;
  title: string;
  onClose: () => void;
}) {
  const rename = useRename(conversation.id);
  const [text, setText] = useState(title);
  const blank = text.trim() === '';

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!blank) rename.mutate(text.trim(), { onSuccess: onClose });
  }

  return (
    <Modal title="Rename" description="The name of this conversation in your list." onClose={onClose}>
      <form className="grid gap-6" onSubmit={save}>
        <Field
          label="Title"
          value={text}
          maxLength={LIMITS.titleLength}
          problem={rename.error ? textOf(rename.error) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-primary justify-self-end" disabled={blank || rename.isPending}>
          Save
        </button>
      </form>
    </Modal>
  );
}
