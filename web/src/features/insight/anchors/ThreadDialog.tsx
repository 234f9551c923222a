import { INSIGHT_TEXTS, THREAD_TYPE, type ConversationAnchor } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { useCreateThread } from '../use-insight';
import { ThreadForm } from './ThreadForm';

/** Creates a thread of anchors. */
export default function ThreadDialog({
  anchor,
  onClose,
}: {
  /** Its first anchor, if any. */
  anchor?: ConversationAnchor;
  onClose: () => void;
}) {
  const create = useCreateThread();
  return (
    <Modal
      title="Start a thread"
      description={
        anchor ? `It begins with “${anchor.title}”.` : 'Something that goes on between you, over more than one talk.'
      }
      onClose={onClose}
      stays
    >
      <ThreadForm
        action={create.isPending ? 'Starting…' : 'Start thread'}
        busy={create.isPending}
        onCancel={onClose}
        onDone={(words) =>
          create.mutate(
            { ...words, anchorIds: anchor ? [anchor.id] : [], threadType: THREAD_TYPE, isActive: true },
            {
              onSuccess: () => {
                toast(INSIGHT_TEXTS.threadCreated);
                onClose();
              },
              onError: (error) => toast({ title: INSIGHT_TEXTS.threadFailed, description: textOf(error), tone: 'bad' }),
            },
          )
        }
      />
    </Modal>
  );
}
