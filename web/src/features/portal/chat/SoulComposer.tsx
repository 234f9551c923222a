import { ArrowUp, Feather, Paperclip } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TEXTS, PORTAL_TEXTS } from '@kinloom/contract';
import { storeDraft, readStoredDraft } from '../../../lib/storage/storage';
import { composeMessage } from '../../conversations/composer/compose-message';
import { WhisperNote } from '../../conversations/composer/WhisperNote';

/** Pixels up to which the box grows before it scrolls. */
const MAX_HEIGHT_PX = 200;

/** Additional message options: whisper and file sharing. */
export interface ComposerTools {
  whisper: boolean;
  onWhisper: (whisper: boolean) => void;
  onShare: () => void;
}

/** Message form of the portal. The draft is shared with the main chat of the same conversation. */
export function SoulComposer({
  conversationId,
  name,
  pending,
  extras,
  onSend,
}: {
  conversationId: number;
  name: string;
  /** A reply is pending: the next message can be written but not sent yet. */
  pending: boolean;
  extras?: ComposerTools;
  onSend: (content: string) => void;
}) {
  const draft = `draft-${conversationId}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readStoredDraft(draft));
  const composed = composeMessage(text);
  const isBlocked = composed.isBlank || composed.isTooLong || pending;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, MAX_HEIGHT_PX)}px`;
    area.style.overflowY = area.scrollHeight > MAX_HEIGHT_PX ? 'auto' : 'hidden';
  }, [text]);

  function updateText(next: string): void {
    setText(next);
    storeDraft(draft, next);
  }

  function send(): void {
    if (isBlocked) return;
    onSend(composed.content);
    updateText('');
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During IME composition Enter confirms the composed character.
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
          onChange={(event) => updateText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-1">
          {extras && <Tools extras={extras} />}
          <span className="flex-1" />
          <button
            type="submit"
            aria-label="Send"
            className="grid size-11 flex-none place-items-center rounded-card bg-lamp text-lamp-ink transition-colors disabled:cursor-not-allowed disabled:bg-line disabled:text-soft"
            disabled={isBlocked}
          >
            <ArrowUp size={20} aria-hidden="true" strokeWidth={2.4} />
          </button>
        </div>
      </div>
      {extras && <WhisperNote isOn={extras.whisper} name={name} />}
      {composed.lengthNote !== null && (
        <p role="status" className={`pt-2 text-right text-xs ${composed.isTooLong ? 'text-bad' : 'text-faint'}`}>
          {composed.lengthNote}
        </p>
      )}
    </form>
  );
}

function Tools({ extras: { whisper, onWhisper, onShare } }: { extras: ComposerTools }) {
  return (
    <>
      <button type="button" className="icon-btn" aria-label="Share files" aria-haspopup="dialog" onClick={onShare}>
        <Paperclip size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={whisper}
        title="Only this soul remembers it, and never uses it when others are present."
        onClick={() => onWhisper(!whisper)}
      >
        <Feather size={16} aria-hidden="true" />
        {TEXTS.chat.whisper}
      </button>
    </>
  );
}
