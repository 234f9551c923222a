import type { ReactNode } from 'react';
import { useVisibleHeight } from '../lib/browser/viewport';
import { SoulDialogProvider } from './SoulDialogProvider';

const noDrawer = (): void => undefined;

/** Frame of the onboarding: no sidebar, so that nothing distracts from its steps. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  useVisibleHeight();
  return (
    <SoulDialogProvider onOpen={noDrawer}>
      <main id="room" tabIndex={-1} className="h-(--view-height,100dvh) outline-none">
        {children}
      </main>
    </SoulDialogProvider>
  );
}
