import { TEXTS, type Companion } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { Confirm } from '../../ui/Confirm';
import { useDeleteSoul } from './use-souls';

/** Delete confirmation of a soul. */
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
      action={TEXTS.main.deleteSoul}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
