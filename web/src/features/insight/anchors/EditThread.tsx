import type { ConversationThread } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { useUpdateThread } from '../use-insight';
import type { Closing } from './CardActs';
import { ThreadForm } from './ThreadForm';

/** Changes what a person wrote of a thread. */
export default function EditThread({ thread, onClose, onFocusBack }: { thread: ConversationThread } & Closing) {
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
        begin={{ title, description }}
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
