import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { cachedWindow, cachedMessages } from '../cache/query-cache';
import { whereIs } from './message-rows';
import { closeWindow } from './use-message-window';
import { loadOlderPage } from '../cache/use-messages';

/** Milliseconds for which the message somebody was led to is marked. */
const MARKED = 4_000;

/** The message somebody was led to. Each time is a new one, also to the same message. */
export interface Found {
  messageId: number;
}

export interface JumpTarget {
  found: Found | null;
  /** Older messages are being read to find it. */
  looking: boolean;
  seek: (messageId: number) => void;
}

/**
 * Leads to one message of a conversation that is open: loads what is older and, where that is not enough, the stretch around it. The
 * address may ask for one, as
 * `?message=12`; that is done once and taken out of the address.
 */
export function useJumpToMessage(conversationId: number): JumpTarget {
  const client = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [looking, setLooking] = useState(false);
  const last = useRef<AbortController>(null);

  const seek = useCallback(
    (messageId: number) => {
      last.current?.abort();
      const control = new AbortController();
      last.current = control;
      const look = async (): Promise<Found | null> => {
        const placeIn = (thread = cachedMessages(client, conversationId)) =>
          thread ? whereIs(thread, messageId) : ('nowhere' as const);
        const inStretch = (): boolean => {
          const stretch = cachedWindow(client, conversationId);
          return stretch !== undefined && typeof placeIn(stretch) === 'number';
        };
        if (inStretch()) return { messageId };
        if (placeIn() === 'older') {
          setLooking(true);
          // What is near is joined to what is held; what is far is read without all that lies between.
          await loadOlderPage(client, conversationId, LIMITS.pageMax, control.signal);
          if (placeIn() === 'older') {
            const { openWindow: openStretch } = await import('./message-window-loader');
            await openStretch(client, conversationId, messageId, control.signal);
          }
          if (inStretch()) return { messageId };
        }
        if (typeof placeIn() !== 'number') return null;
        closeWindow(client, conversationId);
        return { messageId };
      };
      look()
        .then((one) => {
          if (control.signal.aborted) return;
          if (one) setFound(one);
          else toast({ title: ERRORS.message_not_found.text });
        })
        .catch((error: unknown) => {
          if (control.signal.aborted) return;
          toast({ title: 'Older messages could not be loaded', description: textOf(error), tone: 'bad' });
        })
        .finally(() => control === last.current && setLooking(false));
    },
    [client, conversationId],
  );
  useEffect(() => () => last.current?.abort(), []);

  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setFound(null), MARKED);
    return () => clearTimeout(timer);
  }, [found]);

  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('message'));
  useEffect(() => {
    if (!asked) return;
    seek(asked);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('message');
        return after;
      },
      { replace: true },
    );
  }, [asked, seek, setQuery]);

  return { found, looking, seek };
}
