import {
  CalendarX,
  ChevronDown,
  CornerUpLeft,
  Eraser,
  EyeOff,
  MoreHorizontal,
  PencilLine,
  ThumbsDown,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { OBJECTIONS, type Recalled } from '@kinloom/contract';
import { MenuButton } from '../../ui/MenuButton';
import type { MenuPart } from '../../ui/menu-parts';
import { OBJECTION_LABELS, formatStanding, type Standing } from './recalled-text';
import { CorrectionForm } from './CorrectionForm';
import { useCorrectMemory, useForgetMemory, useObjectToRecalled } from './use-memories';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const SHOW_ORIGIN = 'Show where it was said';
const ICONS = { wrong: ThumbsDown, outdated: CalendarX, 'never-mention': EyeOff } as const;

/** One recalled item that influenced a reply, with its origin and the objections to it. */
export function RecalledEntry({
  soulId,
  name,
  recalled,
  origin,
  standing,
  isCompact = false,
  onShow,
}: {
  soulId: number;
  name: string;
  recalled: Recalled;
  /** Kind and origin. */
  origin: string;
  standing: Standing | undefined;
  /** Has one menu beside the title in place of the buttons below it, for narrow lists. */
  isCompact?: boolean;
  onShow: (conversationId: number, messageId: number) => void;
}) {
  const { kind, id, title, conversationId, messageId } = recalled;
  const object = useObjectToRecalled(soulId, recalled);
  const forget = useForgetMemory(soulId, recalled);
  const correct = useCorrectMemory(soulId, id);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [correction, setCorrection] = useState<string | null>(null);
  const self = useRef<HTMLLIElement>(null);
  const isForgotten = standing === 'forgotten';
  const isReplaced = standing !== undefined || correction !== null;

  const parts: MenuPart[] = OBJECTIONS.filter((objection) => objection !== standing).map((objection) => ({
    kind: 'item',
    label: OBJECTION_LABELS[objection],
    Icon: ICONS[objection],
    onSelect: () => object(objection),
  }));
  if (kind === 'memory') {
    parts.unshift({ kind: 'item', label: 'It is actually …', Icon: PencilLine, onSelect: () => setIsCorrecting(true) });
    parts.push({ kind: 'line' });
    parts.push({ kind: 'item', label: 'Forget it', Icon: Eraser, bad: true, onSelect: () => setIsConfirming(true) });
  }

  const hasActions = !isForgotten && !isCorrecting;
  const showOrigin =
    conversationId !== null && messageId !== null ? (): void => onShow(conversationId, messageId) : undefined;

  return (
    <li ref={self} tabIndex={-1} className="py-3 outline-none">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className={`font-medium [overflow-wrap:anywhere] ${isReplaced ? 'text-soft line-through' : ''}`}>
            {title}
          </p>
          <p className="text-sm text-soft">{origin}</p>
        </div>
        {isCompact && hasActions && (
          <MenuButton
            label={`More for ${title}`}
            className="icon-btn -mt-1.5 -mr-2"
            align="end"
            parts={[
              ...(showOrigin
                ? [{ kind: 'item', label: SHOW_ORIGIN, Icon: CornerUpLeft, onSelect: showOrigin } as const]
                : []),
              ...parts,
            ]}
          >
            <MoreHorizontal size={18} aria-hidden="true" />
          </MenuButton>
        )}
      </div>
      <p role="status" className="text-sm text-lamp-text [overflow-wrap:anywhere]">
        {standing ? formatStanding(kind, standing) : correction}
      </p>
      {isCorrecting && (
        <CorrectionForm
          title={title}
          onSave={(text) => {
            setIsCorrecting(false);
            setCorrection(text);
            correct(text, () => setCorrection(null));
          }}
          onCancel={() => setIsCorrecting(false)}
        />
      )}
      {!isCompact && hasActions && (
        <div className="mt-1 -mb-1 flex flex-wrap items-center gap-x-4">
          {showOrigin && (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
              onClick={showOrigin}
            >
              <CornerUpLeft size={15} aria-hidden="true" />
              {SHOW_ORIGIN}
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
            question={`${name} forgets “${title}”, including its notes about it. ${
              // A memory without a conversation exists nowhere else.
              conversationId === null
                ? 'Its text is deleted too.'
                : `What you said stays in your conversation, but ${name} no longer recalls it.`
            }`}
            action="Forget it"
            busy={false}
            onConfirm={() => {
              setIsConfirming(false);
              forget();
            }}
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
