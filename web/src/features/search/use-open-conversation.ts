import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import type { Conversation } from '@kinloom/contract';
import { cachedConversation, latestKey } from '../conversations/cache/query-cache';

/** The conversation behind the dialog: the one the address names, or the latest with the soul it names. */
export function useOpenConversation(): Conversation | null {
  const client = useQueryClient();
  const [path] = useLocation();
  const [query] = useSearchParams();
  const id = Number(/^\/conversation\/(\d+)\/?$/.exec(path)?.[1]);
  if (id) return cachedConversation(client, id) ?? null;
  const soulId = Number(query.get('soul'));
  if (path !== '/' || !soulId) return null;
  return client.getQueryData<Conversation | null>(latestKey(soulId)) ?? null;
}
