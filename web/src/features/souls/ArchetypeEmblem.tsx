import { createElement } from 'react';
import { emblemOf } from './archetype-emblems';

/** Decorative emblem of an archetype; its name is always shown beside it. */
export function ArchetypeEmblem({ archetype }: { archetype: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-full bg-lamp-wash text-lamp-text"
    >
      {createElement(emblemOf(archetype), { size: 18 })}
    </span>
  );
}
