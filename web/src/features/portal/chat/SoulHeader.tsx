import { ChevronDown, History, Users } from 'lucide-react';
import { useId, useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { AiLabel } from '../../../ui/AiLabel';
import { DrawerButton } from '../../../ui/drawer';
import { Skeleton } from '../../../ui/Skeleton';
import { ThemeToggle } from '../../../ui/ThemeChoice';
import { Avatar } from '../../souls/Avatar';
import { DRIFT_LABELS, glowFrom, percent } from '../../souls/soul-appearance';
import { useSoulState } from '../../souls/use-soul-state';
import { GLOW_LABELS } from '../presence/presence';
import { ToneLabel } from '../presence/ToneLabel';
import { SIDE_PANEL_BUTTON_ID } from './use-side-panel-sheet';

/** Header with the soul and its current state. On phones, all but its drift state is behind a button. */
export function SoulHeader({ soul, speaking, onAside }: { soul: Companion; speaking: boolean; onAside: () => void }) {
  const { data: state, isPending, error } = useSoulState(soul.id);
  const [isExpanded, setExpanded] = useState(false);
  const memoryId = useId();
  const detailClass = isExpanded ? '' : 'max-md:hidden';
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-1 px-2 py-2.5 md:gap-2 md:px-6 md:py-3.5">
        <DrawerButton />
        <div className="flex min-w-0 flex-1 items-center gap-3 pl-2 md:gap-4">
          <span className="max-[379px]:hidden">
            <Avatar soul={soul} size={40} {...glowFrom(state, soul.status, speaking)} />
          </span>
          <div className="min-w-0 flex-1">
            <h1 className="flex items-center gap-2 text-xl max-md:text-lg">
              <span className="truncate">{soul.name}</span>
              <AiLabel />
            </h1>
            {state && (
              <ul
                aria-label={`State of ${soul.name}`}
                className="presence-facts flex flex-wrap content-start text-sm text-soft md:max-wide:min-h-10"
                data-glow={state.glow_state}
                data-drift={state.drift_state}
              >
                <li className={detailClass}>
                  <ToneLabel tone={state.tone} />
                </li>
                <li className={detailClass}>
                  <span className="sr-only">Glow: </span>
                  {GLOW_LABELS[state.glow_state]}
                </li>
                <li className={isExpanded ? '' : 'max-md:after:hidden'}>{DRIFT_LABELS[state.drift_state]}</li>
                <li className={detailClass}>
                  Trust <span className="tabular-nums">{percent(state.trust_score)}</span>
                </li>
              </ul>
            )}
            {isPending && (
              <div className="py-0.5 md:pt-1 md:max-wide:min-h-10">
                <Skeleton className="h-4 w-44" />
              </div>
            )}
            {error && !state && <p className="text-sm text-soft">The state of {soul.name} could not be loaded.</p>}
          </div>
        </div>
        {state && (
          <button
            type="button"
            className="icon-btn md:hidden"
            aria-label={`Details about ${soul.name}`}
            aria-expanded={isExpanded}
            aria-controls={memoryId}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronDown size={20} aria-hidden="true" className={isExpanded ? 'rotate-180' : ''} />
          </button>
        )}
        <button
          type="button"
          id={SIDE_PANEL_BUTTON_ID}
          className="icon-btn wide:hidden"
          aria-label="Souls and conversations"
          aria-haspopup="dialog"
          onClick={onAside}
        >
          <Users size={20} aria-hidden="true" />
        </button>
        <span className="max-[420px]:hidden">
          <ThemeToggle />
        </span>
      </div>
      {(state ?? isPending) && (
        // Shown while loading and without memories too, so that the conversation below does not move.
        <p id={memoryId} className={`flex items-center gap-2 px-4 pb-2.5 text-sm text-soft md:px-8 ${detailClass}`}>
          <History size={15} aria-hidden="true" className="flex-none text-lamp-text" />
          <span className="flex-none">Last remembered:</span>
          {state && (
            <span className="min-w-0 truncate text-ink" title={state.last_memory_summary ?? undefined}>
              {state.last_memory_summary ?? 'nothing yet'}
            </span>
          )}
        </p>
      )}
    </header>
  );
}
