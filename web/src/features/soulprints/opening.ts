import { createContext, useContext } from 'react';
import type { Companion } from '@kinloom/contract';
import type { Work } from './works';

/** The tabs of a soul's profile. */
export const PROFILE_TABS = ['basic', 'personality', 'files', 'advanced'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The dialogs by which souls are made, brought and kept. */
export type SoulDialog =
  | { kind: 'create' }
  /** `preview`: one that was begun before, to be gone on with. */
  | { kind: 'import'; preview?: Work }
  | { kind: 'many' }
  | { kind: 'card' }
  | { kind: 'enhance'; soul: Companion }
  | { kind: 'profile'; soul: Companion; tab?: ProfileTab }
  | { kind: 'export'; soul: Companion }
  /** How far work has come, and its end. */
  | { kind: 'work'; work: Work };

export const DialogContext = createContext<(dialog: SoulDialog) => void>(() => undefined);

/** Opens one of the dialogs, over everything within the provider. */
export function useSoulDialog(): (dialog: SoulDialog) => void {
  return useContext(DialogContext);
}
