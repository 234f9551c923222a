import { lazy, useEffect } from 'react';
import type { Message } from '@kinloom/contract';
import { useStandings } from './cache';
import { lineOf } from './recalling';

const load = () => import('./Remembered');
/** What opens from the line: its own part of the app, fetched when the pointer or the focus comes near. */
export const Remembered = lazy(load);

/** What shaped a reply, in one quiet line that opens to all of it. */
export function RecalledLine({
  message,
  open,
  onOpen,
  onLost,
}: {
  message: Message;
  open: boolean;
  onOpen: (message: Message, line: HTMLElement) => void;
  /** The line went while it was open: nothing can stand beside it any more. */
  onLost: (messageId: number) => void;
}) {
  const standings = useStandings(message.companionId);
  const line = lineOf(message.recalled, standings);
  useEffect(() => (open ? () => onLost(message.id) : undefined), [open, onLost, message.id]);
  if (!line) return null;
  const near = (): void => void load();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className="remembering mt-1 flex min-h-8 max-w-[36rem] items-baseline gap-2 rounded-soft px-1 py-1 text-left text-sm pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => onOpen(message, event.currentTarget)}
    >
      <span aria-hidden="true" className="size-1.5 flex-none -translate-y-0.5 rounded-full bg-soul" />
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        remembering:{' '}
        {line.named.map(({ ref, title, struck }, place) => (
          <span key={ref}>
            {place > 0 && ' · '}
            {struck ? <Struck title={title} /> : title}
          </span>
        ))}
      </span>
      {line.more > 0 && <span className="flex-none self-end"> and {line.more} more</span>}
    </button>
  );
}

/** A title that no longer holds, also for whoever hears it. */
export function Struck({ title }: { title: string }) {
  return (
    <>
      <s>{title}</s>
      <span className="sr-only"> (objected to)</span>
    </>
  );
}
