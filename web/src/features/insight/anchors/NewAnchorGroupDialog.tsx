import { INSIGHT_TEXTS, THREAD_TYPE, type ConversationAnchor } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { useCreateAnchorGroup } from '../use-insight';
import { AnchorGroupForm } from './AnchorGroupForm';

/** Creates an anchor group. */
export default function NewAnchorGroupDialog({
  anchor,
  onClose,
}: {
  /** Its first anchor, if any. */
  anchor?: ConversationAnchor;
  onClose: () => void;
}) {
  const create = useCreateAnchorGroup();
  return (
    <Modal
      title="Start a thread"
      description={anchor ? `Its first anchor is “${anchor.title}”.` : 'A topic that spans several conversations.'}
      onClose={onClose}
      stays
    >
      <AnchorGroupForm
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
