import '../portal.css';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Companion } from '@kinloom/contract';
import { useTitle } from '../../../lib/browser/title';
import { SidePanel } from './SidePanel';
import { SoulHeader } from './SoulHeader';
import type { SidePanelState } from './use-side-panel-sheet';

const AsideSheet = lazy(() => import('./SidePanelSheet'));

/** Layout of the portal chat: header above, side panel beside the conversation. */
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
  sheet: SidePanelState;
  children: ReactNode;
}) {
  useTitle(soul.name);
  const aside = <SidePanel soul={soul} souls={souls} current={current} />;
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
