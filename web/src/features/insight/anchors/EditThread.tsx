import type { ConversationThread } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { useUpdateThread } from '../use-insight';
import type { CloseHandlers } from './CardActions';
import { ThreadForm } from './ThreadForm';

/** Edits title and description of a thread. */
export default function EditThread({ thread, onClose, onFocusBack }: { thread: ConversationThread } & CloseHandlers) {
  const update = useUpdateThread();
  const { id, title, description } = thread;
  return (
    <Modal
      title="Edit this thread"
      description="What hangs on it stays there."
      onClose={onClose}
      onFocusBack={onFocusBack}
      stays
    >
      <ThreadForm
        initial={{ title, description }}
        action={update.isPending ? 'Saving…' : 'Save'}
        busy={update.isPending}
        onCancel={onClose}
        onDone={(words) => {
          if (words.title === title && words.description === description) onClose();
          else update.mutate({ id, ...words }, { onSuccess: onClose });
        }}
      />
    </Modal>
  );
}
