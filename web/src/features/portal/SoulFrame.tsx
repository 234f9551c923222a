import './portal.css';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Companion } from '@kinloom/contract';
import { useTitle } from '../../lib/title';
import { Aside } from './Aside';
import { SoulHeader } from './SoulHeader';
import type { AsideSheetState } from './use-aside-sheet';

const AsideSheet = lazy(() => import('./AsideSheet'));

/** What stands around the words with a soul: who it is above, and beside it who and what else there is. */
export function SoulFrame({
  soul,
  souls,
  current,
  speaking = false,
  sheet,
  children,
}: {
  soul: Companion;
  souls: readonly Companion[];
  current: number | undefined;
  speaking?: boolean;
  sheet: AsideSheetState;
  children: ReactNode;
}) {
  useTitle(soul.name);
  const aside = <Aside soul={soul} souls={souls} current={current} />;
  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col bg-(image:--room)">
        <SoulHeader soul={soul} speaking={speaking} onAside={sheet.open} />
        {children}
      </div>
      <aside
        aria-label="Souls and conversations"
        className="hidden w-76 flex-none overflow-y-auto border-l border-line bg-surface px-3 py-6 wide:block"
      >
        {aside}
      </aside>
      {sheet.isOpen && (
        <Suspense>
          <AsideSheet onClose={sheet.close}>{aside}</AsideSheet>
        </Suspense>
      )}
    </div>
  );
}
