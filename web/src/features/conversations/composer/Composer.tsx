import { ArrowUp, Smile } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Conversation } from '@kinloom/contract';
import { storeDraft, storedDraft } from '../../../lib/storage';
import type { Attachments as Attached } from './attachments/attached';
import { Attachments } from './attachments/Attachments';
import { ChatTools } from './ChatTools';
import { useTypingNotification } from './use-typing-notification';
import { composeMessage, EMOJIS } from './compose-message';
import { sendOptionsOf, type SendOptions } from './send-options';
import { QuickPrompts, type PromptName } from './QuickPrompts';
import { useChannels } from '../group/use-behavior';
import { useSendOptions } from './use-send-options';

/** Pixels up to which the box grows before it scrolls. */
const TALLEST = 200;
const NO_FILES: Attached = { fileIds: [], underWay: false };
const MentionList = lazy(() => import('./MentionList'));

/** Where a message is written, and how it goes. */
export function Composer({
  conversation,
  name,
  mentionable,
  busy,
  onSend,
}: {
  conversation: Conversation;
  name: string;
  /** The names that can be completed behind an @. */
  mentionable: readonly string[];
  /** A message is still on its way: the next one waits in the box. */
  busy: boolean;
  onSend: (content: string, manner: SendOptions) => void;
}) {
  const draft = `draft-${conversation.id}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => storedDraft(draft));
  const [choice, choose] = useSendOptions(conversation.id);
  const channels = useChannels();
  const [files, setFiles] = useState(NO_FILES);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  /** How many messages have gone: each begins without files. */
  const [gone, setGone] = useState(0);
  const tellTyping = useTypingNotification(conversation);
  const composed = composeMessage(text);
  const blank = composed.blank && files.fileIds.length === 0;
  const blocked = blank || composed.tooLong || busy || files.underWay;

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
    tellTyping(next);
  }

  function fill(next: string): void {
    write(next);
    box.current?.focus();
  }

  function prompt(name: PromptName): void {
    void import('./insert-prompt').then(({ insertPrompt: prompted }) => fill(prompted(box.current?.value ?? '', name)));
  }

  function send(): void {
    if (blocked) return;
    const { fileIds } = files;
    onSend(composed.content, {
      ...sendOptionsOf(choice, conversation, channels),
      ...(fileIds.length > 0 ? { fileIds } : {}),
    });
    fill('');
    setGone(gone + 1);
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
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <QuickPrompts onPick={prompt} />
      <div className="relative rounded-room border border-edge bg-raised p-1.5 shadow-float focus-within:border-lamp">
        {mentionable.length > 0 && (
          <Suspense>
            <MentionList box={box} names={mentionable} text={text} write={write} />
          </Suspense>
        )}
        <div ref={setPlace} />
        <textarea
          ref={box}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder={`Speak to ${name}...`}
          className="block min-h-11 w-full resize-none bg-transparent px-2.5 pt-2.5 pb-1.5 outline-none placeholder:text-faint"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="icon-btn"
            aria-label="Add an emoji"
            onClick={() => fill(text + (EMOJIS[Math.floor(Math.random() * EMOJIS.length)] ?? EMOJIS[0]))}
          >
            <Smile size={21} aria-hidden="true" />
          </button>
          <Attachments key={gone} conversationId={conversation.id} box={box} place={place} onChange={setFiles} />
          <div className="sideways flex min-h-11 min-w-0 flex-1 items-center gap-1">
            <ChatTools conversation={conversation} choice={choice} onChoose={choose} />
          </div>
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
