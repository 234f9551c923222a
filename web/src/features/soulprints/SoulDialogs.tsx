import { lazy } from 'react';
import type { SoulDialog } from './opening';

const ImportDialog = lazy(() => import('./bringing/ImportDialog'));
const MultiFileDialog = lazy(() => import('./many/MultiFileDialog'));
const ImportCardDialog = lazy(() => import('./cards/ImportCardDialog'));
const ExportCardDialog = lazy(() => import('./cards/ExportCardDialog'));
const EnhanceDialog = lazy(() => import('./EnhanceDialog'));
const ProfileDialog = lazy(() => import('./profile/ProfileDialog'));
const WorkDialog = lazy(() => import('./WorkDialog'));

/** The dialog that is asked for, each loaded when it is. */
export default function SoulDialogs({
  dialog,
  onClose,
}: {
  dialog: Exclude<SoulDialog, { kind: 'create' }>;
  onClose: () => void;
}) {
  switch (dialog.kind) {
    case 'import':
      return <ImportDialog preview={dialog.preview} onClose={onClose} />;
    case 'many':
      return <MultiFileDialog onClose={onClose} />;
    case 'card':
      return <ImportCardDialog onClose={onClose} />;
    case 'export':
      return <ExportCardDialog soul={dialog.soul} onClose={onClose} />;
    case 'enhance':
      return <EnhanceDialog soul={dialog.soul} onClose={onClose} />;
    case 'profile':
      return <ProfileDialog soulId={dialog.soul.id} tab={dialog.tab ?? 'basic'} onClose={onClose} />;
    case 'work':
      return <WorkDialog key={dialog.work.jobId} work={dialog.work} onClose={onClose} />;
  }
}
