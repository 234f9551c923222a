import { ArrowUp, SlidersHorizontal, Smile } from 'lucide-react';
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Conversation } from '@kinloom/contract';
import { useMedia } from '../../../lib/browser/media';
import { storeDraft, readStoredDraft } from '../../../lib/storage/storage';
import type { AttachmentSummary as Attached } from './attachments/attached-file';
import { Attachments } from './attachments/Attachments';
import { ChatTools } from './ChatTools';
import type { MentionableSoul } from './mentions';
import { useTypingNotification } from './use-typing-notification';
import { composeMessage, EMOJIS } from './compose-message';
import { sendOptionsOf, type SendOptions } from './send-options';
import { QuickPrompts, type PromptName } from './QuickPrompts';
import { useChannels } from '../group/use-behavior';
import { useFocusOnOpen } from './use-focus-on-open';
import { useSendOptions } from './use-send-options';
import { WhisperNote } from './WhisperNote';

/** Pixels up to which the box grows before it scrolls. */
const MAX_HEIGHT_PX = 200;
const NO_FILES: Attached = { fileIds: [], isUploading: false };
const MentionList = lazy(() => import('./MentionList'));

/** Message form: text box with draft storage, mentions, attachments and send options. */
export function Composer({
  conversation,
  name,
  mentionable,
  busy,
  onSend,
  onEditLast,
}: {
  conversation: Conversation;
  name: string;
  /** Names that can be completed after an @. */
  mentionable: readonly MentionableSoul[];
  /** A message is being sent: the next one can be written but not sent yet. */
  busy: boolean;
  onSend: (content: string, options: SendOptions) => void;
  /** Opens the last own message for editing. */
  onEditLast: () => void;
}) {
  const draft = `draft-${conversation.id}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readStoredDraft(draft));
  const [choice, choose] = useSendOptions(conversation.id);
  const channels = useChannels();
  const [files, setFiles] = useState(NO_FILES);
  const [fileListElement, setFileListElement] = useState<HTMLElement | null>(null);
  /** Messages sent so far; used as key, so that the attachments reset after each one. */
  const [sentCount, setSentCount] = useState(0);
  useFocusOnOpen(box);
  // The three tools of a group have no room beside an open sidebar.
  const isSmall = useMedia(conversation.isGroup ? '(max-width: 1099px)' : '(max-width: 719px)');
  const [areToolsOpen, setToolsOpen] = useState(false);
  const toolsId = useId();
  const tools = <ChatTools conversation={conversation} choice={choice} onChange={choose} />;
  const notifyTyping = useTypingNotification(conversation);
  const composed = composeMessage(text);
  const isBlank = composed.isBlank && files.fileIds.length === 0;
  const isBlocked = isBlank || composed.isTooLong || busy || files.isUploading;

  useLayoutEffect(() => {
    const textArea = box.current;
    if (!textArea) return;
    textArea.style.height = 'auto';
    textArea.style.height = `${Math.min(textArea.scrollHeight, MAX_HEIGHT_PX)}px`;
    textArea.style.overflowY = textArea.scrollHeight > MAX_HEIGHT_PX ? 'auto' : 'hidden';
  }, [text]);

  function updateText(next: string): void {
    setText(next);
    storeDraft(draft, next);
    notifyTyping(next);
  }

  function fillAndFocus(next: string): void {
    updateText(next);
    box.current?.focus();
  }

  function insertQuickPrompt(name: PromptName): void {
    setToolsOpen(false);
    void import('./insert-prompt').then(({ insertPrompt: prompted }) =>
      fillAndFocus(prompted(box.current?.value ?? '', name)),
    );
  }

  function send(): void {
    if (isBlocked) return;
    const { fileIds } = files;
    onSend(composed.content, {
      ...sendOptionsOf(choice, conversation, channels),
      ...(fileIds.length > 0 ? { fileIds } : {}),
    });
    fillAndFocus('');
    if (choice.whisper) choose({ whisper: false });
    setSentCount(sentCount + 1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' && text === '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEditLast();
      return;
    }
    // During IME composition Enter confirms the composed character.
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
      {!isSmall && <QuickPrompts onPick={insertQuickPrompt} />}
      <div className="relative rounded-room border border-edge bg-raised p-1.5 shadow-float focus-within:border-lamp">
        {mentionable.length > 0 && (
          <Suspense>
            <MentionList box={box} souls={mentionable} text={text} write={updateText} />
          </Suspense>
        )}
        <div ref={setFileListElement} />
        {isSmall && areToolsOpen && (
          <div id={toolsId} className="grid gap-2 border-b border-line p-1.5 pb-2">
            <QuickPrompts onPick={insertQuickPrompt} />
            <div className="flex flex-wrap gap-1">{tools}</div>
          </div>
        )}
        <textarea
          ref={box}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder={`Speak to ${name}...`}
          className="block min-h-11 w-full resize-none bg-transparent px-2.5 pt-2.5 pb-1.5 outline-none placeholder:text-faint"
          value={text}
          onChange={(event) => updateText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="icon-btn"
            aria-label="Add an emoji"
            onClick={() => fillAndFocus(text + (EMOJIS[Math.floor(Math.random() * EMOJIS.length)] ?? EMOJIS[0]))}
          >
            <Smile size={21} aria-hidden="true" />
          </button>
          <Attachments
            key={sentCount}
            conversationId={conversation.id}
            box={box}
            listElement={fileListElement}
            onChange={setFiles}
          />
          {isSmall ? (
            <div className="flex min-w-0 flex-1 items-center gap-1">
              <button
                type="button"
                className={`icon-btn ${choice.whisper ? 'tool-on' : ''}`}
                aria-label={choice.whisper ? 'More tools, whispering' : 'More tools'}
                aria-expanded={areToolsOpen}
                aria-controls={toolsId}
                onClick={() => setToolsOpen(!areToolsOpen)}
              >
                <SlidersHorizontal size={20} aria-hidden="true" />
              </button>
            </div>
          ) : (
            <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-1">{tools}</div>
          )}
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
      {!conversation.isGroup && <WhisperNote isOn={choice.whisper} name={name} />}
      {composed.lengthNote !== null && (
        <p role="status" className={`pt-2 text-right text-xs ${composed.isTooLong ? 'text-bad' : 'text-faint'}`}>
          {composed.lengthNote}
        </p>
      )}
    </form>
  );
}
