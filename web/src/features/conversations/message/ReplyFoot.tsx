import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import { RowTime } from '../message-list/RowTime';
import { controlWords } from './reply-control-labels';
import { controlsOf, neighbours } from './reply-controls';
import type { MessageActions } from './message-actions';

/** When a reply was given, and what can be done with it at once: go on or try again where it broke off, speak the newest anew, step through wordings. */
export function ReplyFoot({
  message,
  newest,
  last,
  actions,
}: {
  message: Message;
  newest: boolean;
  /** The last of several that belong together: it says when. */
  last: boolean;
  actions: MessageActions;
}) {
  const broken = message.status === 'stopped' || message.status === 'failed';
  // A reply that grows is stopped from the composer; one that waits for a model says here what can be done.
  const waits = message.retryAt !== null;
  const controls =
    newest || broken || waits ? controlsOf(message).filter((control) => waits || control !== 'stop') : [];
  const many = message.variants > 1;
  const timed = last && message.status !== 'streaming';
  if (controls.length === 0 && !many && !timed) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-1 px-1 ${controls.length > 0 || many ? '' : 'mt-1'}`}>
      {timed && (
        <span className="mr-1">
          <RowTime iso={message.createdAt} />
        </span>
      )}
      {many && <Wordings message={message} actions={actions} />}
      {controls.map((control) => {
        const { label, Icon } = controlWords(control, message);
        return (
          <button key={control} type="button" className="row-act" onClick={() => actions.control(message, control)}>
            <Icon size={15} aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}

function Wordings({ message, actions }: { message: Message; actions: MessageActions }) {
  const { before, after } = neighbours(message);
  const still = message.status === 'streaming';
  const step = (to: number | null, label: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className="icon-btn row-step"
      aria-label={label}
      // Kept in the order of focus at either end, so that stepping by keyboard does not lose its place.
      aria-disabled={to === null || still}
      onClick={() => to !== null && !still && actions.choose(message, to)}
    >
      <Icon size={17} aria-hidden="true" />
    </button>
  );
  return (
    <div role="group" aria-label="Wordings" className="flex items-center text-sm text-soft">
      {step(before, 'Earlier wording', ChevronLeft)}
      <span className="tabular-nums" aria-live="polite">
        <span className="sr-only">Wording </span>
        {message.variant}/{message.variants}
      </span>
      {step(after, 'Later wording', ChevronRight)}
    </div>
  );
}
