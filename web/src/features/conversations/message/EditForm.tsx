import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Message } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { store, stored } from '../../../lib/storage';
import { editMessage } from './message-requests';
import { composeMessage } from '../composer/compose-message';

/** Pixels up to which the box grows before it scrolls. */
const TALLEST = 320;

/** An own message's words, to be changed where they stand. What was changed is kept when the row scrolls away. */
export default function EditForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const client = useQueryClient();
  const draft = `edit-${message.id}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => stored(draft) || message.content);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const composed = composeMessage(text);
  const blocked = composed.blank || composed.tooLong || busy;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, TALLEST)}px`;
  }, [text]);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    // The list has made room for it only after the next rendering.
    const { form } = box.current ?? {};
    const frame = requestAnimationFrame(() => {
      requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function write(next: string): void {
    setText(next);
    store(draft, next);
  }
  function close(): void {
    store(draft, '');
    box.current?.closest('article')?.focus({ preventScroll: true });
    onDone();
  }
  function save(): void {
    if (blocked) return;
    if (composed.content === message.content) {
      close();
      return;
    }
    setBusy(true);
    editMessage(client, message, composed.content).then(close, (error: unknown) => {
      setProblem(textOf(error));
      setBusy(false);
    });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  }

  return (
    <form
      className="w-full max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        ref={box}
        aria-label="Edit your message"
        aria-invalid={problem !== null || composed.tooLong}
        className="input resize-none"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {(problem ?? composed.remark) !== null && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {problem ?? composed.remark}
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={close}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={blocked}>
          Save
        </button>
      </div>
    </form>
  );
}
