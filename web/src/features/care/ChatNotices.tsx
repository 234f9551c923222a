import { Bot, Coffee } from 'lucide-react';
import { useState } from 'react';
import { store, readStored } from '../../lib/storage/storage';
import { useNotices } from './use-notices';

/** Conversation notices: the AI disclosure and break reminders. */
export default function ChatNotices({ conversationId }: { conversationId: number }) {
  const notices = useNotices(conversationId);
  const key = `break-${conversationId}`;
  const [closedAt, setClosedAt] = useState(() => readStored(key));
  const aiNotice = notices.find(({ kind }) => kind === 'ai');
  const breakNotice = notices.find(({ kind, at }) => kind === 'break' && at !== closedAt);

  function close(at: string): void {
    store(key, at);
    setClosedAt(at);
  }

  return (
    <>
      <div role="status" className="strip leading-snug">
        {aiNotice && (
          <>
            <Bot size={16} aria-hidden="true" className="flex-none" />
            <p className="min-w-0 flex-1">{aiNotice.text}</p>
          </>
        )}
      </div>
      <div role="status">
        {breakNotice && (
          <div className="strip leading-snug">
            <Coffee size={16} aria-hidden="true" className="flex-none text-lamp-text" />
            <p className="min-w-0 flex-1 py-1.5 text-ink">{breakNotice.text}</p>
            <button type="button" className="strip-act link" onClick={() => close(breakNotice.at)}>
              Close
            </button>
          </div>
        )}
      </div>
    </>
  );
}
