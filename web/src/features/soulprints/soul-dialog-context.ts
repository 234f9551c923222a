import { createContext, useContext } from 'react';
import type { Companion } from '@kinloom/contract';
import type { TrackedJob } from './jobs/tracked-jobs';

/** The tabs of a soul's profile. */
export const PROFILE_TABS = ['basic', 'personality', 'files', 'advanced'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The dialogs that create, import, export and edit souls. */
export type SoulDialog =
  | { kind: 'create' }
  /** `preview`: a preview job to resume. */
  | { kind: 'import'; preview?: TrackedJob }
  | { kind: 'many' }
  | { kind: 'card' }
  | { kind: 'enhance'; soul: Companion }
  | { kind: 'profile'; soul: Companion; tab?: ProfileTab }
  | { kind: 'export'; soul: Companion }
  /** Progress and result of a job. */
  | { kind: 'job'; job: TrackedJob };

export const DialogContext = createContext<(dialog: SoulDialog) => void>(() => undefined);

/** Returns a function that opens one of the dialogs. */
export function useSoulDialog(): (dialog: SoulDialog) => void {
  return useContext(DialogContext);
}
