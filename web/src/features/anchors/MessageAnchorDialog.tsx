import type { Message } from '@kinloom/contract';
import { useSouls } from '../souls/use-souls';
import { AnchorDialog } from './AnchorDialog';
import { MessageQuote } from './MessageQuote';

/** Creates an anchor on a given message. */
export default function MessageAnchorDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { data: souls = [] } = useSouls();
  return (
    <AnchorDialog message={message} onClose={onClose}>
      <MessageQuote message={message} souls={souls} />
    </AnchorDialog>
  );
}
