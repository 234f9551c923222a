import { Archive, Feather, Inbox, MoreHorizontal, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { TEXTS, type Screen } from '@kinloom/contract';
import { MenuButton } from '../../ui/MenuButton';

const LINKS = {
  '/memory-offering': { label: TEXTS.shell.offer, Icon: Feather },
  '/soul-inbox': { label: TEXTS.shell.inbox, Icon: Inbox },
  '/memory-archive': { label: 'Memory Archive', Icon: Archive },
} satisfies Partial<Record<Screen, { label: string; Icon: LucideIcon }>>;

/** Links to related screens. @param collapses whether they are in a menu on phones */
export function RelatedLinks({ to, collapses = false }: { to: readonly (keyof typeof LINKS)[]; collapses?: boolean }) {
  const [, navigate] = useLocation();
  return (
    <nav aria-label="Related" className="-mx-3">
      {collapses && (
        <div className="relative md:hidden">
          <MenuButton
            label="Related pages"
            className="icon-btn"
            align="end"
            parts={to.map((path) => ({ kind: 'item', ...LINKS[path], onSelect: () => navigate(path) }))}
          >
            <MoreHorizontal size={20} aria-hidden="true" />
          </MenuButton>
        </div>
      )}
      <ul className={`flex flex-wrap gap-x-1 ${collapses ? 'max-md:hidden' : ''}`}>
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
