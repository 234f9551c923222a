import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'wouter';
import type { Companion, Conversation } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { putConversation } from '../cache/query-cache';
import { useDeleteConversation } from '../header/use-conversation-actions';
import { useOverrides } from '../../souls/use-card-overrides';

/** Greetings from a soul's character card, offered in an empty conversation. */
export default function Greetings({ soul, conversation }: { soul: Companion; conversation: Conversation }) {
  const id = useId();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: card } = useOverrides(soul.id);
  const remove = useDeleteConversation();
  const startConversation = useMutation({
    mutationFn: (greeting: number) => call('POST /api/conversations', { body: { companionId: soul.id, greeting } }),
    onSuccess: (created) => {
      putConversation(client, created);
      navigate(`/conversation/${created.id}`);
      // The current conversation is empty and is replaced by the new one.
      remove.mutate(conversation);
    },
    onError: (error) =>
      toast({ title: 'The conversation could not be started', description: textOf(error), tone: 'bad' }),
  });
  if (!card || card.greetings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 w-full max-w-md">
      <h2 id={id} className="font-sans text-sm font-medium text-soft">
        Or let {soul.name} begin
      </h2>
      <ul className="mt-3 grid gap-2 text-left">
        {card.greetings.map((greeting, index) => (
          <li key={index}>
            <button
              type="button"
              className="w-full rounded-card border border-line bg-surface px-4 py-3 text-left hover:border-edge hover:bg-raised"
              disabled={startConversation.isPending}
              onClick={() => startConversation.mutate(index)}
            >
              <span className="line-clamp-3 [overflow-wrap:anywhere]">{greeting}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
