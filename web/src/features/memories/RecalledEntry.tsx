import { CalendarX, ChevronDown, CornerUpLeft, Eraser, EyeOff, RotateCcw, ThumbsDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { OBJECTIONS, type Objection, type Recalled } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { MenuButton } from '../../ui/MenuButton';
import type { MenuPart } from '../../ui/menu-parts';
import { OBJECTION_LABELS, formatStanding, type Standing } from './recalled-text';
import { useForgetMemory, useObjectToRecalled } from './use-memories';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const ICONS = { wrong: ThumbsDown, outdated: CalendarX, 'never-mention': EyeOff } as const;

/** One recalled item that influenced a reply, with its origin and the objections to it. */
export function RecalledEntry({
  soulId,
  name,
  recalled,
  origin,
  standing,
  last,
  onShow,
}: {
  soulId: number;
  name: string;
  recalled: Recalled;
  /** Kind and origin. */
  origin: string;
  standing: Standing | undefined;
  /** No other recalled item is left. */
  last: boolean;
  onShow: (conversationId: number, messageId: number) => void;
}) {
  const { kind, id, title, conversationId, messageId } = recalled;
  const object = useObjectToRecalled(soulId, recalled);
  const forget = useForgetMemory(soulId, id, last);
  const [isConfirming, setIsConfirming] = useState(false);
  const self = useRef<HTMLLIElement>(null);
  const isForgotten = standing === 'forgotten';
  const shownStanding = object.isPending ? undefined : standing;

  const parts: MenuPart[] = OBJECTIONS.filter((objection) => objection !== shownStanding).map((objection) => ({
    kind: 'item',
    label: OBJECTION_LABELS[objection],
    Icon: ICONS[objection],
    onSelect: () => object.mutate(objection),
  }));
  if (kind === 'memory') {
    parts.push({ kind: 'line' });
    parts.push({ kind: 'item', label: 'Forget it', Icon: Eraser, bad: true, onSelect: () => setIsConfirming(true) });
  }

  return (
    <li ref={self} tabIndex={-1} className="py-3 outline-none">
      <p className={`font-medium [overflow-wrap:anywhere] ${standing ? 'text-soft line-through' : ''}`}>{title}</p>
      <p className="text-sm text-soft">{origin}</p>
      <p role="status" className="text-sm text-lamp-text">
        {shownStanding && formatStanding(kind, shownStanding)}
      </p>
      {object.error && (
        <ErrorLine text={textOf(object.error)} onRetry={() => object.mutate(object.variables satisfies Objection)} />
      )}
      {forget.error && <ErrorLine text={textOf(forget.error)} onRetry={() => forget.mutate()} />}
      {!isForgotten && (
        <div className="mt-1 -mb-1 flex flex-wrap items-center gap-x-4">
          {conversationId !== null && messageId !== null && (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
              onClick={() => onShow(conversationId, messageId)}
            >
              <CornerUpLeft size={15} aria-hidden="true" />
              Show where it was said
            </button>
          )}
          <MenuButton
            label={`Not right? ${title}`}
            className="link inline-flex min-h-11 items-center gap-1 text-sm"
            align="start"
            parts={parts}
          >
            Not right?
            <ChevronDown size={15} aria-hidden="true" />
          </MenuButton>
        </div>
      )}
      {isConfirming && (
        <Suspense>
          <Confirm
            title="Forget this memory"
            question={`${name} forgets “${title}” for good, and what it noted about it. ${
              // A memory without a conversation exists nowhere else.
              conversationId === null
                ? 'Its text goes with it.'
                : `What you said stays in your conversation, but ${name} no longer recalls it.`
            }`}
            action="Forget it"
            busy={forget.isPending}
            onConfirm={() => forget.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
            onClose={() => setIsConfirming(false)}
            onFocusBack={(event) => {
              // The pressed button may be removed with the memory.
              event.preventDefault();
              (self.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? self.current)?.focus();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}

function ErrorLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-bad">{text}</span>
      <button type="button" className="link inline-flex min-h-11 items-center gap-1" onClick={onRetry}>
        <RotateCcw size={14} aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}
