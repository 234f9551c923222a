import { SOULPRINT_TEXTS } from '@kinloom/contract';
import { Modal } from '../../ui/Modal';
import { WorkView } from './WorkView';
import type { Work } from './works';

const TITLES: Record<Work['kind'], string> = {
  preview: SOULPRINT_TEXTS.importDialog,
  import: SOULPRINT_TEXTS.importDialog,
  'multi-file': SOULPRINT_TEXTS.multiFile,
  enhance: SOULPRINT_TEXTS.enhance,
};

/** Work that was begun before: how far it has come, or its end. */
export default function WorkDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  return (
    <Modal title={TITLES[work.kind]} description={work.name} wide onClose={onClose}>
      <WorkView work={work} onClose={onClose} />
    </Modal>
  );
}
