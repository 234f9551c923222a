import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import type { Conversation } from '@kinloom/contract';
import { cachedConversation, latestKey } from '../conversations/cache/query-cache';

/** The open conversation by the address: by its id, or the latest one with a soul. Null if there is none. */
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
