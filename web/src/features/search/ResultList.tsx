import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Companion } from '@kinloom/contract';
import { hitKey, type HitGroup } from './hits';
import { HitRow } from './HitRow';

/** Element id of an option, referenced by `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Grouped results as the listbox of the search field. `active` is the index of the highlighted option. */
export function ResultList({
  id,
  groups,
  active,
  soulOf,
  onPoint,
  onOpen,
}: {
  id: string;
  groups: readonly HitGroup[];
  active: number;
  soulOf: (id: number | null) => Companion | undefined;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
}) {
  // Index of the first option of each group.
  const groupStarts = groups.map((_, groupIndex) =>
    groups.slice(0, groupIndex).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label="Search results">
      {groups.map(({ kind, title, hits }, groupIndex) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className="px-3 pt-3 pb-1 text-sm font-medium text-faint">
            {title}
          </p>
          {hits.map((hit, hitIndex) => {
            const index = (groupStarts[groupIndex] ?? 0) + hitIndex;
            return (
              <Option key={hitKey(hit)} list={id} {...{ index, active, onPoint, onOpen }}>
                <HitRow hit={hit} soul={soulOf(hit.companionId)} />
              </Option>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Recent searches as the listbox of the search field. */
export function RecentList({
  id,
  texts,
  active,
  onPoint,
  onOpen,
}: {
  id: string;
  texts: readonly string[];
  active: number;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label="Recent searches">
      {texts.map((text, index) => (
        <Option key={text} list={id} {...{ index, active, onPoint, onOpen }}>
          <span className="flex items-center gap-3">
            <History size={16} aria-hidden="true" className="flex-none text-faint" />
            <span className="truncate">{text}</span>
          </span>
        </Option>
      ))}
    </div>
  );
}

function Option({
  list,
  index,
  active,
  onPoint,
  onOpen,
  children,
}: {
  list: string;
  index: number;
  active: number;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
  children: React.ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // Keyboard events are handled by the search field, which keeps the focus.
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={optionId(list, index)}
      role="option"
      aria-selected={isActive}
      className={`cursor-pointer rounded-soft px-3 py-2.5 ${isActive ? 'bg-lamp-wash outline outline-1 outline-edge' : ''}`}
      onPointerMove={() => isActive || onPoint(index)}
      onClick={() => onOpen(index)}
    >
      {children}
    </div>
  );
}
