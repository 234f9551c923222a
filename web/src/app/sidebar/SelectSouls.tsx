import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { LIMITS, TEXTS, type Companion } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/focus/close-on-escape';
import { textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { Checkbox } from '../../ui/Checkbox';
import { useStartGroup } from '../../features/conversations/header/use-conversation-actions';
import { Avatar, hueStyle } from '../../features/souls/Avatar';
import { canStartGroup, removeDeleted, toggleSelection } from './soul-selection';
import { capitalised } from '../../features/souls/soul-appearance';

/** Selection of souls for a group conversation; replaces the soul list. */
export default function SelectSouls({ souls, onClose }: { souls: readonly Companion[]; onClose: () => void }) {
  const [, navigate] = useLocation();
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const start = useStartGroup();
  const chosen = removeDeleted(selectedIds, souls);
  const onKeyDown = closeOnEscape(onClose);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  function startGroup(event: FormEvent): void {
    event.preventDefault();
    if (!canStartGroup(chosen.length) || start.isPending) return;
    start.mutate(chosen, {
      onSuccess: ({ id }) => {
        onClose();
        navigate(`/conversation/${id}`);
      },
      onError: (error) =>
        toast({ title: 'The conversation could not be started', description: textOf(error), tone: 'bad' }),
    });
  }

  return (
    <form ref={form} className="flex min-h-0 flex-1 flex-col" onSubmit={startGroup}>
      <h2
        id="souls-title"
        aria-live="polite"
        className="flex min-h-10 items-center pl-1 font-sans text-sm font-medium tracking-normal text-soft"
      >
        {TEXTS.main.selectSouls(chosen.length)}
      </h2>
      <ul className="-mx-1 mt-2 grid min-h-0 flex-1 auto-rows-min gap-1 overflow-y-auto px-1 py-1">
        {souls.map((soul) => (
          <li key={soul.id} className="soul" style={hueStyle(soul.id)}>
            <label
              htmlFor={`select-soul-${soul.id}`}
              className="flex cursor-pointer items-center gap-3 rounded-card px-2 py-2.5 hover:bg-raised has-checked:bg-raised"
            >
              <Checkbox
                id={`select-soul-${soul.id}`}
                aria-label={soul.name}
                checked={chosen.includes(soul.id)}
                onKeyDown={onKeyDown}
                onChange={() => setSelectedIds(toggleSelection(chosen, soul.id))}
              />
              <Avatar soul={soul} size={42} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-display text-base leading-tight font-semibold">{soul.name}</span>
                <span className="block truncate text-sm leading-snug text-soft">{capitalised(soul.archetype)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p
        id={hintId}
        role="status"
        className={`pt-2 text-sm ${chosen.length > LIMITS.groupSouls ? 'text-bad' : 'text-soft'}`}
      >
        {hintText(chosen.length)}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <button type="button" className="btn btn-quiet" onKeyDown={onKeyDown} onClick={onClose}>
          {TEXTS.main.cancel}
        </button>
        <button
          type="submit"
          className="btn btn-primary px-3"
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          disabled={!canStartGroup(chosen.length) || start.isPending}
        >
          {TEXTS.main.startChat}
        </button>
      </div>
    </form>
  );
}

/** What the selection needs before a group can start; empty if it can. */
function hintText(count: number): string {
  if (count < LIMITS.groupLeast) return 'Choose at least two souls.';
  return count > LIMITS.groupSouls ? `A group may have at most ${LIMITS.groupSouls} souls.` : '';
}
