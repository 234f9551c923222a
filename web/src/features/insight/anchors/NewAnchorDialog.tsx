import { useState } from 'react';
import type { Message } from '@kinloom/contract';
import { AnchorDialog } from '../../anchors/AnchorDialog';
import { useSouls } from '../../souls/use-souls';
import { MessageChoice } from './MessageChoice';

/** Creates an anchor on a recent message to choose. @param soulId soul whose conversations are offered first */
export default function NewAnchorDialog({ soulId, onClose }: { soulId: number | undefined; onClose: () => void }) {
  const [message, setMessage] = useState<Message | null>(null);
  const { data: souls = [] } = useSouls();
  return (
    <AnchorDialog message={message} wide onClose={onClose}>
      <MessageChoice souls={souls} soulId={soulId} chosen={message} onChoose={setMessage} />
    </AnchorDialog>
  );
}
