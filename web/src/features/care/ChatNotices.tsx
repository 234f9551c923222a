import { Bot, Coffee } from 'lucide-react';
import { useState } from 'react';
import { store, stored } from '../../lib/storage';
import { useNotices } from './use-notices';

/** What the house says in a conversation: that this is an AI, and now and then that a break would be good. */
export default function ChatNotices({ conversationId }: { conversationId: number }) {
  const notices = useNotices(conversationId);
  const key = `break-${conversationId}`;
  const [closed, setClosed] = useState(() => stored(key));
  const ai = notices.find(({ kind }) => kind === 'ai');
  const pause = notices.find(({ kind, at }) => kind === 'break' && at !== closed);

  function close(at: string): void {
    store(key, at);
    setClosed(at);
  }

  return (
    <>
      <div role="status" className="strip leading-snug">
        {ai && (
          <>
            <Bot size={16} aria-hidden="true" className="flex-none" />
            <p className="min-w-0 flex-1">{ai.text}</p>
          </>
        )}
      </div>
      <div role="status">
        {pause && (
          <div className="strip leading-snug">
            <Coffee size={16} aria-hidden="true" className="flex-none text-lamp-text" />
            <p className="min-w-0 flex-1 py-1.5 text-ink">{pause.text}</p>
            <button type="button" className="strip-act link" onClick={() => close(pause.at)}>
              Close
            </button>
          </div>
        )}
      </div>
    </>
  );
}
