import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'wouter';
import type { Companion, Conversation } from '@kinloom/contract';
import { call, textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { putConversation } from '../../conversations/cache/query-cache';
import { useDeleteConversation } from '../../conversations/header/use-conversation-actions';
import { useOverrides } from '../use-overrides';

/** Where nothing was said yet: the ways in which a soul that came with a card may begin. */
export default function Greetings({ soul, conversation }: { soul: Companion; conversation: Conversation }) {
  const id = useId();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: card } = useOverrides(soul.id);
  const remove = useDeleteConversation();
  const begin = useMutation({
    mutationFn: (greeting: number) => call('POST /api/conversations', { body: { companionId: soul.id, greeting } }),
    onSuccess: (begun) => {
      putConversation(client, begun);
      navigate(`/conversation/${begun.id}`);
      // In this one nothing was said: it would only stand empty beside the other.
      remove.mutate(conversation);
    },
    onError: (error) =>
      toast({ title: 'The conversation could not be begun', description: textOf(error), tone: 'bad' }),
  });
  if (!card || card.greetings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 w-full max-w-md">
      <h2 id={id} className="font-sans text-sm font-medium text-soft">
        Or let {soul.name} begin
      </h2>
      <ul className="mt-3 grid gap-2 text-left">
        {card.greetings.map((greeting, place) => (
          <li key={place}>
            <button
              type="button"
              className="w-full rounded-card border border-line bg-surface px-4 py-3 text-left hover:border-edge hover:bg-raised"
              disabled={begin.isPending}
              onClick={() => begin.mutate(place)}
            >
              <span className="line-clamp-3 [overflow-wrap:anywhere]">{greeting}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
