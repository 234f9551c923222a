import { Archive, Feather, Inbox, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Screen } from '@kinloom/contract';

const LINKS = {
  '/memory-offering': { label: TEXTS.shell.offer, Icon: Feather },
  '/soul-inbox': { label: TEXTS.shell.inbox, Icon: Inbox },
  '/memory-archive': { label: 'Memory Archive', Icon: Archive },
} satisfies Partial<Record<Screen, { label: string; Icon: LucideIcon }>>;

/** Links to related screens. */
export function RelatedLinks({ to }: { to: readonly (keyof typeof LINKS)[] }) {
  return (
    <nav aria-label="Related" className="-mx-3">
      <ul className="flex flex-wrap gap-x-1">
        {to.map((path) => {
          const { label, Icon } = LINKS[path];
          return (
            <li key={path}>
              <Link
                href={path}
                className="inline-flex min-h-11 items-center gap-2 rounded-soft px-3 text-sm font-medium text-soft hover:bg-lamp-wash hover:text-ink"
              >
                <Icon size={17} aria-hidden="true" className="flex-none text-lamp-text" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
