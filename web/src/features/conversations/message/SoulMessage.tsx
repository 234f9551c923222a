import { CornerUpLeft, Info } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { firstWordsOf, type Message } from '@kinloom/contract';
import { fullTime } from '../../../lib/format/time';
import { RecalledLine } from '../../memories/RecalledLine';
import { Avatar, hueStyle, type AvatarSubject } from '../../souls/Avatar';
import type { MessageActions } from './message-actions';
import { MessageMenuButton } from './MessageMenuButton';
import { MessageText } from './MessageText';
import { ModelWait } from './ModelWait';
import { ReplyFooter } from './ReplyFooter';
import { useFocusOnJump } from './use-focus-on-jump';
import type { OpenPopover } from './use-message-actions';
import { useTextReveal } from './use-text-reveal';
import type { JumpedMessage } from '../message-list/use-jump-to-message';
import { useUnmountedWhileOpen } from './use-unmounted-while-open';

/** Texts for replies that did not come from the configured model. */
const ANSWERED_BY_TEXTS = {
  fallback: 'The usual model did not answer. This reply is from the fallback model.',
  'built-in': 'The model did not answer. This reply is from the built-in voice.',
} as const;

const MessageFiles = lazy(() => import('./MessageFiles'));

export const SoulMessage = memo(function SoulMessage({
  message,
  quoted,
  soul,
  first,
  last,
  newest,
  actions,
  found,
  open,
}: {
  message: Message;
  /** The answered message, if it is not the last one before this reply. */
  quoted: Message | null;
  soul: AvatarSubject;
  first: boolean;
  last: boolean;
  /** The last message of the conversation. */
  newest: boolean;
  actions: MessageActions;
  found: JumpedMessage | null;
  /** The popover that is open for this message. */
  open: OpenPopover['kind'] | null;
}) {
  const rowRef = useFocusOnJump(found);
  const isStreaming = message.status === 'streaming';
  const text = useTextReveal(message.content, isStreaming);
  return (
    <article
      ref={rowRef}
      tabIndex={-1}
      className={`soul flex gap-3 max-md:gap-2 ${found ? 'found' : ''}`}
      style={hueStyle(soul.id)}
      aria-label={`${soul.name}, ${fullTime(message.createdAt)}`}
      aria-busy={isStreaming}
      data-message={message.id}
      data-seq={message.seq}
      data-status={message.status}
    >
      <div className="w-9 flex-none pt-1">
        {first && <Avatar soul={soul} size={36} halo={isStreaming ? 'radiant' : 'none'} />}
      </div>
      <div className="min-w-0">
        {message.why && <Speaker message={message} name={soul.name} open={open === 'why'} actions={actions} />}
        {quoted && <Quote message={quoted} actions={actions} />}
        {message.retryAt !== null && <ModelWait retryAt={message.retryAt} />}
        {((isStreaming && message.retryAt === null) || text !== '' || message.status === 'complete') && (
          <div className={`bubble bubble-soul w-fit ${isStreaming ? 'growing' : ''}`}>
            <MessageText text={text} />
            {message.files.length > 0 && (
              <Suspense>
                <MessageFiles files={message.files} />
              </Suspense>
            )}
          </div>
        )}
        {message.failure !== null && (
          <p className="bubble bubble-failed mt-2 w-fit rounded-card text-sm text-bad">{message.failure}</p>
        )}
        {message.answeredBy !== null && (
          <p className="mt-1 px-1 text-sm text-soft">{ANSWERED_BY_TEXTS[message.answeredBy]}</p>
        )}
        {message.status === 'stopped' && <p className="mt-1 px-1 text-sm text-soft">Stopped here.</p>}
        {!isStreaming && message.recalled.length > 0 && (
          <RecalledLine
            message={message}
            open={open === 'remembered'}
            onOpen={actions.toggleRecalled}
            onLost={actions.closePopoverOf}
          />
        )}
        <ReplyFooter message={message} newest={newest} last={last} actions={actions} />
      </div>
      <MessageMenuButton className="-mr-3 -ml-2.5" message={message} actions={actions} />
    </article>
  );
});

/** Quotes the message that a late reply answers; leads to it. */
function Quote({ message, actions }: { message: Message; actions: MessageActions }) {
  const words = firstWordsOf(message.content);
  if (words === null) return null;
  return (
    <button
      type="button"
      className="mb-1 flex min-h-8 max-w-full items-center gap-2 rounded-soft px-1 text-left text-sm text-soft hover:bg-lamp-wash pointer-coarse:min-h-11"
      aria-label={`Answers “${words}”. Show it.`}
      onClick={() => actions.show(message)}
    >
      <CornerUpLeft size={15} aria-hidden="true" className="flex-none" />
      <span className="truncate">{words}</span>
    </button>
  );
}

/** Name of the speaker in a group, with a button that shows why this soul was selected. */
function Speaker({
  message,
  name,
  open,
  actions,
}: {
  message: Message;
  name: string;
  open: boolean;
  actions: MessageActions;
}) {
  useUnmountedWhileOpen(open, message.id, actions.closePopoverOf);
  return (
    <div className="-mt-1.5 flex items-center">
      <span className="soul-name truncate font-display font-semibold">{name}</span>
      <button
        type="button"
        className="icon-btn row-step"
        aria-label={`Why ${name} spoke`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => actions.toggleReason(message, event.currentTarget)}
      >
        <Info size={15} aria-hidden="true" />
      </button>
    </div>
  );
}
