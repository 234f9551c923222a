import { createContext, useContext } from 'react';
import type { Companion } from '@kinloom/contract';

/** The tabs of a soul's profile. */
export const PROFILE_TABS = ['basic', 'personality', 'files', 'advanced'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Kinds of jobs that are tracked on this device. */
export const JOB_KINDS = ['preview', 'import', 'multi-file', 'enhance'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A job for a soul that was started on this device and whose result was not seen yet. */
export interface TrackedJob {
  jobId: number;
  kind: JobKind;
  /** Name of the soul; '' if not known yet. */
  name: string;
  /** Its outcome was shown in a toast. */
  notified: boolean;
}

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

/** Returns a function that opens the create dialog. */
export function useCreateDialog(): () => void {
  const open = useSoulDialog();
  return () => open({ kind: 'create' });
}
