import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Me } from '@kinloom/contract';
import { SearchProvider } from '../features/search/SearchProvider';
import { Works } from '../features/soulprints/Works';
import { CreateDialogProvider } from '../features/souls/create-dialog';
import { useVisibleHeight } from '../lib/viewport';
import { DrawerContext } from '../ui/drawer';
import { Sidebar } from './Sidebar';
import { TooManyWindows } from './TooManyWindows';

const Drawer = lazy(() => import('./Drawer'));

/** The room around every screen of an account: the sidebar, a drawer where there is no space for it, and the screen. */
export function Shell({
  me,
  main,
  children,
}: {
  me: Me;
  /** What the main part is called, for whoever skips to it. */
  main: string;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const place = `${path}?${useSearch()}`;
  // Open for one place only: whoever chose something in the drawer wants to see it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const closeDrawer = (): void => setDrawerAt(null);
  useVisibleHeight();

  return (
    <DrawerContext value={() => setDrawerAt(place)}>
      <CreateDialogProvider onOpen={closeDrawer}>
        <SearchProvider onOpen={closeDrawer}>
          <a
            href="#room"
            className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:px-5"
          >
            Skip to {main}
          </a>
          <div className="grid h-(--view-height,100dvh) grid-cols-1 overflow-hidden md:grid-cols-[18.5rem_minmax(0,1fr)]">
            <nav aria-label="Souls and account" className="hidden min-h-0 border-r border-line md:block">
              <Sidebar me={me} />
            </nav>
            <main id="room" tabIndex={-1} className="flex h-full min-h-0 min-w-0 flex-col outline-none">
              <TooManyWindows />
              <Works />
              <div className="min-h-0 flex-1">{children}</div>
            </main>
          </div>
          {drawerAt === place && (
            <Suspense>
              <Drawer me={me} onClose={closeDrawer} />
            </Suspense>
          )}
        </SearchProvider>
      </CreateDialogProvider>
    </DrawerContext>
  );
}
