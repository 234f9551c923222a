import { ArrowUp, Feather, Paperclip } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TEXTS, PORTAL_TEXTS } from '@kinloom/contract';
import { storeDraft, storedDraft } from '../../lib/storage';
import { composeMessage } from '../conversations/composer/compose-message';

/** Pixels up to which the box grows before it scrolls. */
const TALLEST = 200;

/** What else a message can be, beside its words. */
export interface Extras {
  whisper: boolean;
  onWhisper: (whisper: boolean) => void;
  onShare: () => void;
}

/** Where a soul is spoken to. What was begun here goes on in any other place where the conversation is open. */
export function SoulComposer({
  conversationId,
  name,
  pending,
  extras,
  onSend,
}: {
  conversationId: number;
  name: string;
  /** The soul has not answered yet: the next words wait in the box. */
  pending: boolean;
  extras?: Extras;
  onSend: (content: string) => void;
}) {
  const draft = `draft-${conversationId}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => storedDraft(draft));
  const composed = composeMessage(text);
  const blocked = composed.blank || composed.tooLong || pending;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, TALLEST)}px`;
    area.style.overflowY = area.scrollHeight > TALLEST ? 'auto' : 'hidden';
  }, [text]);

  function write(next: string): void {
    setText(next);
    storeDraft(draft, next);
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

  return (
    <form
      data-composer=""
      aria-label={`Speak to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={`rounded-room border bg-raised p-1.5 shadow-float focus-within:border-lamp ${extras?.whisper ? 'border-dashed border-lamp' : 'border-edge'}`}
      >
        <textarea
          ref={box}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder={PORTAL_TEXTS.speakTo(name)}
          className="block min-h-11 w-full resize-none bg-transparent px-2.5 pt-2.5 pb-1.5 outline-none placeholder:text-faint"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-1">
          {extras && <Tools extras={extras} />}
          <span className="flex-1" />
          <button
            type="submit"
            aria-label="Send"
            className="grid size-11 flex-none place-items-center rounded-card bg-lamp text-lamp-ink transition-colors disabled:cursor-not-allowed disabled:bg-line disabled:text-soft"
            disabled={blocked}
          >
            <ArrowUp size={20} aria-hidden="true" strokeWidth={2.4} />
          </button>
        </div>
      </div>
      {composed.remark !== null && (
        <p role="status" className={`pt-2 text-right text-xs ${composed.tooLong ? 'text-bad' : 'text-faint'}`}>
          {composed.remark}
        </p>
      )}
    </form>
  );
}

function Tools({ extras: { whisper, onWhisper, onShare } }: { extras: Extras }) {
  return (
    <>
      <button type="button" className="icon-btn" aria-label="Share files" aria-haspopup="dialog" onClick={onShare}>
        <Paperclip size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={whisper}
        title="The soul keeps it to itself: it is never used where others are present."
        onClick={() => onWhisper(!whisper)}
      >
        <Feather size={16} aria-hidden="true" />
        {TEXTS.chat.whisper}
      </button>
    </>
  );
}
