import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Me } from '@kinloom/contract';
import { SearchProvider } from '../features/search/SearchProvider';
import { JobStripsLoader } from '../features/soulprints/jobs/JobStripsLoader';
import { SoulDialogProvider } from './SoulDialogProvider';
import { useVisibleHeight } from '../lib/browser/viewport';
import { waitUntilDataLoaded } from '../lib/http/query-client';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { DrawerContext } from '../ui/drawer';
import { PaletteProvider } from './palette/PaletteProvider';
import { Sidebar } from './sidebar/Sidebar';
import { useSidebar } from './sidebar/sidebar-state';
import { TooManyWindows } from './TooManyWindows';

const Nothing = () => null;
const offlineBanner = lazyWithPlaceholder(async () => {
  await waitUntilDataLoaded();
  return import('../features/conversations/OfflineBanner');
}, Nothing);
const Drawer = lazy(() => import('./Drawer'));
const rail = lazyWithPlaceholder<{ me: Me }>(() => import('./sidebar/Rail'), Nothing);

/** Frame of all account screens: sidebar or drawer, and the main region. */
export function Shell({
  me,
  mainName,
  children,
}: {
  me: Me;
  /** Name of the main region for the skip link. */
  mainName: string;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  // The drawer is open for one address only, so that navigating closes it.
  const [drawerAddress, setDrawerAddress] = useState<string | null>(null);
  const closeDrawer = (): void => setDrawerAddress(null);
  const { isExpanded } = useSidebar();
  useVisibleHeight();

  return (
    <DrawerContext value={() => setDrawerAddress(address)}>
      <SoulDialogProvider onOpen={closeDrawer}>
        <SearchProvider onOpen={closeDrawer}>
          <PaletteProvider me={me} onOpen={closeDrawer}>
            <a
              href="#room"
              className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:px-5"
            >
              Skip to {mainName}
            </a>
            <div
              className={`grid h-(--view-height,100dvh) grid-cols-1 overflow-hidden ${isExpanded ? 'md:grid-cols-[18.5rem_minmax(0,1fr)]' : 'md:grid-cols-[4.5rem_minmax(0,1fr)]'}`}
            >
              <nav aria-label="Souls and account" className="hidden min-h-0 border-r border-line md:block">
                {isExpanded ? <Sidebar me={me} collapsible /> : <rail.Component me={me} />}
              </nav>
              <main id="room" tabIndex={-1} className="flex h-full min-h-0 min-w-0 flex-col outline-none">
                <offlineBanner.Component />
                <TooManyWindows />
                <JobStripsLoader />
                <div className="min-h-0 flex-1">{children}</div>
              </main>
            </div>
            {drawerAddress === address && (
              <Suspense>
                <Drawer me={me} onClose={closeDrawer} />
              </Suspense>
            )}
          </PaletteProvider>
        </SearchProvider>
      </SoulDialogProvider>
    </DrawerContext>
  );
}
