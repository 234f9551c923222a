import { lazy } from 'react';
import type { SoulDialog } from '../souls/soul-dialog-context';

const ImportDialog = lazy(() => import('./import/ImportDialog'));
const MultiFileDialog = lazy(() => import('./multi-file/MultiFileDialog'));
const ImportCardDialog = lazy(() => import('./cards/ImportCardDialog'));
const ExportCardDialog = lazy(() => import('./cards/ExportCardDialog'));
const EnhanceDialog = lazy(() => import('./EnhanceDialog'));
const ProfileDialog = lazy(() => import('./profile/ProfileDialog'));
const JobDialog = lazy(() => import('./jobs/JobDialog'));

/** Renders the requested dialog; each one is a lazy chunk. */
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
    case 'job':
      return <JobDialog key={dialog.job.jobId} job={dialog.job} onClose={onClose} />;
  }
}
