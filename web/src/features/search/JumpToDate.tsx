import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, textOf } from '../../lib/api';
import { useNow } from '../../lib/now';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { dayBegins, dayOf } from './span';

/** Leads to the first message of a day; where nothing was said on it, to the next one, or to the last of all. */
export default function JumpToDate({
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
  const today = dayOf(useNow());
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState(false);
  const place = useMutation({
    mutationFn: (date: string) =>
      call('GET /api/conversations/:id/place', { params: { id: conversationId }, query: { date } }),
  });

  function jump(event: FormEvent): void {
    event.preventDefault();
    const date = dayBegins(day);
    setMissing(date === undefined);
    if (date !== undefined) place.mutate(date, { onSuccess: ({ messageId }) => onFound(messageId) });
  }

  return (
    <Modal
      title="Jump to a date"
      description="To what was said first on that day or, where nothing was, next."
      onClose={onClose}
      {...(onFocusBack ? { onFocusBack } : {})}
    >
      <form className="grid gap-6" noValidate onSubmit={jump}>
        <Field
          label="Date"
          type="date"
          max={today}
          value={day}
          problem={missing ? 'Choose a day.' : place.error ? textOf(place.error) : undefined}
          onChange={(event) => {
            setDay(event.target.value);
            setMissing(false);
            place.reset();
          }}
        />
        <button type="submit" className="btn btn-primary justify-self-end" disabled={place.isPending}>
          Jump
        </button>
      </form>
    </Modal>
  );
}
