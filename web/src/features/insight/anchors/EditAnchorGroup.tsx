import type { AnchorGroup } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { useUpdateAnchorGroup } from '../use-insight';
import type { CloseHandlers } from './CardActions';
import { AnchorGroupForm } from './AnchorGroupForm';

/** Edits title and description of a group. */
export default function EditAnchorGroup({ group, onClose, onFocusBack }: { group: AnchorGroup } & CloseHandlers) {
  const update = useUpdateAnchorGroup();
  const { id, title, description } = group;
  return (
    <Modal
      title="Edit this thread"
      description="Its anchors do not change."
      onClose={onClose}
      onFocusBack={onFocusBack}
      stays
    >
      <AnchorGroupForm
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
