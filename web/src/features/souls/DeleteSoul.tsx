import { TEXTS, type Companion } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { Confirm } from '../../ui/Confirm';
import { deletionText } from './deletion-text';
import { useSoulContents } from './use-soul-contents';
import { useDeleteSoul } from './use-souls';

/** Delete confirmation of a soul, with what is deleted with it. */
export default function DeleteSoul({
  soul,
  onDeleted,
  onClose,
}: {
  soul: Companion;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const remove = useDeleteSoul();
  const contents = useSoulContents(soul.id);
  function confirm(): void {
    remove.mutate(soul.id, {
      onSuccess: onDeleted,
      onError: (error) =>
        toast({ title: `${soul.name} could not be deleted`, description: textOf(error), tone: 'bad' }),
      onSettled: onClose,
    });
  }
  return (
    <Confirm
      title={TEXTS.main.deleteSoul}
      question={TEXTS.souls.deleteQuestion(soul.name)}
      details={deletionText(soul.name, contents.data)}
      action={TEXTS.main.deleteSoul}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
