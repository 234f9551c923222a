import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, textOf } from '../../lib/http/api';
import { useNow } from '../../lib/format/now';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { startOfDay, localDate } from './time-range';

/** Jumps to the first message on or after a day, or to the last message if there is none. */
export default function JumpToDateDialog({
  conversationId,
  onClose,
  onFocusBack,
  onFound,
}: {
  conversationId: number;
  onClose: () => void;
  onFocusBack?: (event: Event) => void;
  onFound: (messageId: number) => void;
}) {
  const today = localDate(useNow());
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState(false);
  const findMessage = useMutation({
    mutationFn: (date: string) =>
      call('GET /api/conversations/:id/place', { params: { id: conversationId }, query: { date } }),
  });

  function jump(event: FormEvent): void {
    event.preventDefault();
    const date = startOfDay(day);
    setMissing(date === undefined);
    if (date !== undefined) findMessage.mutate(date, { onSuccess: ({ messageId }) => onFound(messageId) });
  }

  return (
    <Modal
      title="Jump to a date"
      description="Opens the first message on or after this day."
      onClose={onClose}
      {...(onFocusBack ? { onFocusBack } : {})}
    >
      <form className="grid gap-6" noValidate onSubmit={jump}>
        <Field
          label="Date"
          type="date"
          max={today}
          value={day}
          problem={missing ? 'Choose a day.' : findMessage.error ? textOf(findMessage.error) : undefined}
          onChange={(event) => {
            setDay(event.target.value);
            setMissing(false);
            findMessage.reset();
          }}
        />
        <button type="submit" className="btn btn-primary justify-self-end" disabled={findMessage.isPending}>
          Jump
        </button>
      </form>
    </Modal>
  );
}
