import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import { RowTime } from '../message-list/RowTime';
import { controlLabel } from './reply-control-labels';
import { controlsOf, adjacentVariants } from './reply-controls';
import type { MessageActions } from './message-actions';

/** Footer of a reply: time, controls (continue, retry, regenerate) and the variant stepper. */
export function ReplyFooter({
  message,
  newest,
  last,
  actions,
}: {
  message: Message;
  newest: boolean;
  /** The last message of its group: shows the time. */
  last: boolean;
  actions: MessageActions;
}) {
  const isBrokenOff = message.status === 'stopped' || message.status === 'failed';
  // A streaming reply is stopped from the composer; one that waits for its model shows its controls here.
  const isWaiting = message.retryAt !== null;
  const controls =
    newest || isBrokenOff || isWaiting ? controlsOf(message).filter((control) => isWaiting || control !== 'stop') : [];
  const hasVariants = message.variants > 1;
  const showsTime = last && message.status !== 'streaming';
  if (controls.length === 0 && !hasVariants && !showsTime) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-1 px-1 ${controls.length > 0 || hasVariants ? '' : 'mt-1'}`}>
      {showsTime && (
        <span className="mr-1">
          <RowTime iso={message.createdAt} />
        </span>
      )}
      {hasVariants && <VariantStepper message={message} actions={actions} />}
      {controls.map((control) => {
        const { label, Icon } = controlLabel(control, message);
        return (
          <button key={control} type="button" className="row-act" onClick={() => actions.runControl(message, control)}>
            <Icon size={15} aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}

function VariantStepper({ message, actions }: { message: Message; actions: MessageActions }) {
  const { before, after } = adjacentVariants(message);
  const isStreaming = message.status === 'streaming';
  const step = (to: number | null, label: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className="icon-btn row-step"
      aria-label={label}
      // aria-disabled instead of disabled: the button keeps the focus at either end.
      aria-disabled={to === null || isStreaming}
      onClick={() => to !== null && !isStreaming && actions.chooseVariant(message, to)}
    >
      <Icon size={17} aria-hidden="true" />
    </button>
  );
  return (
    <div role="group" aria-label="Versions" className="flex items-center text-sm text-soft">
      {step(before, 'Previous version', ChevronLeft)}
      <span className="tabular-nums" aria-live="polite">
        <span className="sr-only">Version </span>
        {message.variant}/{message.variants}
      </span>
      {step(after, 'Next version', ChevronRight)}
    </div>
  );
}
