import { lazy, useEffect } from 'react';
import type { Message } from '@kinloom/contract';
import { useStandings } from './memory-cache';
import { buildRecalledLine } from './recalled-text';

const load = () => import('./RecalledDetails');
/** Loaded when the pointer or the focus comes near. */
export const RecalledDetails = lazy(load);

/** One line that lists what influenced a reply and opens the details. */
export function RecalledLine({
  message,
  open,
  onOpen,
  onLost,
}: {
  message: Message;
  open: boolean;
  onOpen: (message: Message, line: HTMLElement) => void;
  /** Called if the line is unmounted while the details are open: they have lost their anchor element. */
  onLost: (messageId: number) => void;
}) {
  const standings = useStandings(message.companionId);
  const line = buildRecalledLine(message.recalled, standings);
  useEffect(() => (open ? () => onLost(message.id) : undefined), [open, onLost, message.id]);
  if (!line) return null;
  const preload = (): void => void load();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className="remembering mt-1 flex min-h-8 max-w-[36rem] items-baseline gap-2 rounded-soft px-1 py-1 text-left text-sm pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => onOpen(message, event.currentTarget)}
    >
      <span aria-hidden="true" className="size-1.5 flex-none -translate-y-0.5 rounded-full bg-soul" />
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        remembering:{' '}
        {line.named.map(({ ref, title, isStruck }, index) => (
          <span key={ref}>
            {index > 0 && ' · '}
            {isStruck ? <StruckTitle title={title} /> : title}
          </span>
        ))}
        {line.more > 0 && ` and ${line.more} more`}
      </span>
    </button>
  );
}

/** A struck-through title with a text for screen readers. */
export function StruckTitle({ title }: { title: string }) {
  return (
    <>
      <s>{title}</s>
      <span className="sr-only"> (objected to)</span>
    </>
  );
}
