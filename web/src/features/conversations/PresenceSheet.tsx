import type { Companion } from '@kinloom/contract';
import { Modal } from '../../ui/Modal';
import type { Glow } from '../souls/soul-look';
import { PresenceDetails } from './PresenceDetails';

/** The same where there is no room beside the conversation. */
export default function PresenceSheet({ soul, glow, onClose }: { soul: Companion; glow: Glow; onClose: () => void }) {
  return (
    <Modal title={soul.name} description="How it is with you, just now." onClose={onClose}>
      <PresenceDetails soul={soul} glow={glow} heading={false} />
    </Modal>
  );
}
