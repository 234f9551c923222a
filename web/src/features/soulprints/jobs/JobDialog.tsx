import { SOULPRINT_TEXTS } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { JobView } from './JobView';
import type { TrackedJob } from '../../souls/soul-dialog-context';

const TITLES: Record<TrackedJob['kind'], string> = {
  preview: SOULPRINT_TEXTS.importDialog,
  import: SOULPRINT_TEXTS.importDialog,
  'multi-file': SOULPRINT_TEXTS.multiFile,
  enhance: SOULPRINT_TEXTS.enhance,
};

/** Progress or result of a job that was started earlier. */
export default function JobDialog({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  return (
    <Modal title={TITLES[job.kind]} description={job.name} wide onClose={onClose}>
      <JobView job={job} onClose={onClose} />
    </Modal>
  );
}
