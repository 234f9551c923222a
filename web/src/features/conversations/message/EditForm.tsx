import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Message } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { store, readStored } from '../../../lib/storage/storage';
import { editMessage } from './message-requests';
import { composeMessage } from '../composer/compose-message';

/** Pixels up to which the box grows before it scrolls. */
const MAX_HEIGHT_PX = 320;

/** Inline editor of an own message. The draft is stored, so it survives unmounting when the row scrolls away. */
export default function EditForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const client = useQueryClient();
  const draft = `edit-${message.id}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readStored(draft) || message.content);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const composed = composeMessage(text);
  const isBlocked = composed.isBlank || composed.isTooLong || busy;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, MAX_HEIGHT_PX)}px`;
  }, [text]);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    // The list resizes the row one render later.
    const { form } = box.current ?? {};
    const frame = requestAnimationFrame(() => {
      requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function updateText(next: string): void {
    setText(next);
    store(draft, next);
  }
  function close(): void {
    store(draft, '');
    box.current?.closest('article')?.focus({ preventScroll: true });
    onDone();
  }
  function save(): void {
    if (isBlocked) return;
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
        aria-invalid={problem !== null || composed.isTooLong}
        className="input resize-none"
        value={text}
        onChange={(event) => updateText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {(problem ?? composed.lengthNote) !== null && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {problem ?? composed.lengthNote}
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={close}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={isBlocked}>
          Save
        </button>
      </div>
    </form>
  );
}
