import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Companion } from '@kinloom/contract';
import { keyOf, type HitGroup } from './hits';
import { HitRow } from './HitRow';

/** What the field chooses from, in the order in which it stands. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;

/** What was found, in groups, as the list that belongs to the field. `active` is the place the arrows have come to. */
export function Results({
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
  onPoint: (place: number) => void;
  onOpen: (place: number) => void;
}) {
  // Each group begins where the ones before it end.
  const begins = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div id={id} role="listbox" aria-label="What was found">
      {groups.map(({ kind, title, hits }, at) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className="px-3 pt-3 pb-1 text-sm font-medium text-faint">
            {title}
          </p>
          {hits.map((hit, within) => {
            const place = (begins[at] ?? 0) + within;
            return (
              <Option key={keyOf(hit)} list={id} {...{ place, active, onPoint, onOpen }}>
                <HitRow hit={hit} soul={soulOf(hit.companionId)} />
              </Option>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Searches made before, in the same list. */
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
  onPoint: (place: number) => void;
  onOpen: (place: number) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label="Recent searches">
      {texts.map((text, place) => (
        <Option key={text} list={id} {...{ place, active, onPoint, onOpen }}>
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
  place,
  active,
  onPoint,
  onOpen,
  children,
}: {
  list: string;
  place: number;
  active: number;
  onPoint: (place: number) => void;
  onOpen: (place: number) => void;
  children: React.ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  const here = place === active;
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  // The keys of the list are the field's, which keeps the focus: an option has none of its own.
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={optionId(list, place)}
      role="option"
      aria-selected={here}
      className={`cursor-pointer rounded-soft px-3 py-2.5 ${here ? 'bg-lamp-wash outline outline-1 outline-edge' : ''}`}
      onPointerMove={() => here || onPoint(place)}
      onClick={() => onOpen(place)}
    >
      {children}
    </div>
  );
}
