import { ArrowUp, Smile } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { keep, kept } from '../../lib/kept';
import { compose, EMOJIS } from './composing';

/** Pixels up to which the box grows before it scrolls. */
const TALLEST = 200;

export function Composer({
  conversationId,
  name,
  busy,
  onSend,
}: {
  conversationId: number;
  name: string;
  /** A message is still on its way: the next one waits in the box. */
  busy: boolean;
  onSend: (content: string) => void;
}) {
  const draft = `draft-${conversationId}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => kept(draft));
  const composed = compose(text);
  const blocked = composed.blank || composed.tooLong || busy;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, TALLEST)}px`;
    area.style.overflowY = area.scrollHeight > TALLEST ? 'auto' : 'hidden';
  }, [text]);

  function write(next: string): void {
    setText(next);
    keep(draft, next);
  }

  function send(): void {
    if (blocked) return;
    onSend(composed.content);
    write('');
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function addEmoji(): void {
    write(text + (EMOJIS[Math.floor(Math.random() * EMOJIS.length)] ?? EMOJIS[0]));
    box.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-1 rounded-room border border-edge bg-raised p-1.5 shadow-float focus-within:border-lamp">
        <button type="button" className="icon-btn" aria-label="Add an emoji" onClick={addEmoji}>
          <Smile size={21} aria-hidden="true" />
        </button>
        <textarea
          ref={box}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder={`Speak to ${name}...`}
          className="min-w-0 flex-1 resize-none self-center bg-transparent px-1 py-2 outline-none placeholder:text-faint"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label="Send"
          className="grid size-11 flex-none place-items-center rounded-card bg-lamp text-lamp-ink transition-colors disabled:cursor-not-allowed disabled:bg-line disabled:text-soft"
          disabled={blocked}
        >
          <ArrowUp size={20} aria-hidden="true" strokeWidth={2.4} />
        </button>
      </div>
      {composed.remark !== null && (
        <p role="status" className={`pt-2 text-right text-xs ${composed.tooLong ? 'text-bad' : 'text-faint'}`}>
          {composed.remark}
        </p>
      )}
    </form>
  );
}
