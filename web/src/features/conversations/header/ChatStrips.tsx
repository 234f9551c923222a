import { GitBranch, Target } from 'lucide-react';
import { Link } from 'wouter';
import { type Conversation } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { useFocus } from './use-conversation-actions';

/** Strips below the header: the focus topic and the conversation that this one was branched from. */
export default function ChatStrips({ conversation }: { conversation: Conversation }) {
  const focus = useFocus(conversation.id);
  const clearFocus = (): void =>
    focus.mutate(null, {
      onError: (error) => toast({ title: 'The topic could not be removed', description: textOf(error), tone: 'bad' }),
    });
  return (
    <>
      {conversation.focus !== null && (
        <div className="strip">
          <Target size={16} aria-hidden="true" className="flex-none text-lamp-text" />
          <p className="min-w-0 flex-1 truncate" title={conversation.focus}>
            Focused on <strong className="font-semibold text-ink">{conversation.focus}</strong>
          </p>
          <button type="button" className="strip-act link" disabled={focus.isPending} onClick={clearFocus}>
            Remove topic
          </button>
        </div>
      )}
      {conversation.branchedFrom !== null && (
        <div className="strip">
          <GitBranch size={16} aria-hidden="true" className="flex-none" />
          <p className="min-w-0 flex-1 truncate">Branched from another conversation</p>
          <Link href={`/conversation/${conversation.branchedFrom}`} className="strip-act link">
            Open the original conversation
          </Link>
        </div>
      )}
    </>
  );
}
