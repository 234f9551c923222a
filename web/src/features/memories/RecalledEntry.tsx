import { CalendarX, ChevronDown, CornerUpLeft, Eraser, EyeOff, RotateCcw, ThumbsDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { OBJECTIONS, type Objection, type Recalled } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { MenuButton } from '../../ui/MenuButton';
import type { MenuPart } from '../../ui/menu-parts';
import { OBJECTION_WORDS, standingWords, type Standing } from './recalling';
import { useForget, useObject } from './use-memories';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const ICONS = { wrong: ThumbsDown, outdated: CalendarX, 'never-mention': EyeOff } as const;

/** One thing that shaped a reply: what it is, the way to where it was said, and what can be said against it. */
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
  /** What it is, and where it comes from. */
  origin: string;
  standing: Standing | undefined;
  /** Nothing else is left of what shaped the reply. */
  last: boolean;
  onShow: (conversationId: number, messageId: number) => void;
}) {
  const { kind, id, title, conversationId, messageId } = recalled;
  const object = useObject(soulId, recalled);
  const forget = useForget(soulId, id, last);
  const [asking, setAsking] = useState(false);
  const self = useRef<HTMLLIElement>(null);
  const forgotten = standing === 'forgotten';
  const said = object.isPending ? undefined : standing;

  const parts: MenuPart[] = OBJECTIONS.filter((one) => one !== said).map((objection) => ({
    kind: 'item',
    label: OBJECTION_WORDS[objection],
    Icon: ICONS[objection],
    onSelect: () => object.mutate(objection),
  }));
  if (kind === 'memory') {
    parts.push({ kind: 'line' });
    parts.push({ kind: 'item', label: 'Forget it', Icon: Eraser, bad: true, onSelect: () => setAsking(true) });
  }

  return (
    <li ref={self} tabIndex={-1} className="py-3 outline-none">
      <p className={`font-medium [overflow-wrap:anywhere] ${standing ? 'text-soft line-through' : ''}`}>{title}</p>
      <p className="text-sm text-soft">{origin}</p>
      <p role="status" className="text-sm text-lamp-text">
        {said && standingWords(kind, said)}
      </p>
      {object.error && (
        <Failed text={textOf(object.error)} onRetry={() => object.mutate(object.variables satisfies Objection)} />
      )}
      {forget.error && <Failed text={textOf(forget.error)} onRetry={() => forget.mutate()} />}
      {!forgotten && (
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
      {asking && (
        <Suspense>
          <Confirm
            title="Forget this memory"
            question={`${name} forgets “${title}” for good, and what it noted about it. ${
              // What was given apart from any conversation stands nowhere else.
              conversationId === null
                ? 'Its text goes with it.'
                : `What you said stays in your conversation to be read, but ${name} no longer recalls it.`
            }`}
            action="Forget it"
            busy={forget.isPending}
            onConfirm={() => forget.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
            onFocusBack={(event) => {
              // What was pressed may be gone with the memory.
              event.preventDefault();
              (self.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? self.current)?.focus();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
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
