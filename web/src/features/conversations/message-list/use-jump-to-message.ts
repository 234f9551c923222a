import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { cachedWindow, cachedMessages } from '../cache/query-cache';
import { locateMessage } from './message-rows';
import { closeWindow } from './use-message-window';
import { loadOlderPage } from '../cache/use-messages';

/** Milliseconds for which the target message is highlighted. */
const HIGHLIGHT_MS = 4_000;

/** The target of a jump. A new object for each jump, also to the same message. */
export interface JumpedMessage {
  messageId: number;
}

export interface MessageJump {
  target: JumpedMessage | null;
  /** Older messages are being loaded to find the target. */
  isSearching: boolean;
  jumpTo: (messageId: number) => void;
}

/**
 * Jumps to a message of the open conversation: loads one older page and, if that is not enough, a window around the message.
 * A `?message=12` query parameter triggers one jump and is then removed from the address.
 */
export function useJumpToMessage(conversationId: number): MessageJump {
  const client = useQueryClient();
  const [target, setTarget] = useState<JumpedMessage | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const currentJump = useRef<AbortController>(null);

  const jumpTo = useCallback(
    (messageId: number) => {
      currentJump.current?.abort();
      const controller = new AbortController();
      currentJump.current = controller;
      const locate = async (): Promise<JumpedMessage | null> => {
        const locateIn = (cache = cachedMessages(client, conversationId)) =>
          cache ? locateMessage(cache, messageId) : ('nowhere' as const);
        const isInWindow = (): boolean => {
          const messageWindow = cachedWindow(client, conversationId);
          return messageWindow !== undefined && typeof locateIn(messageWindow) === 'number';
        };
        if (isInWindow()) return { messageId };
        if (locateIn() === 'older') {
          setIsSearching(true);
          // A near target is loaded by pagination; a far one in a window, without the messages between.
          await loadOlderPage(client, conversationId, LIMITS.pageMax, controller.signal);
          if (locateIn() === 'older') {
            const { openWindow: openStretch } = await import('./message-window-loader');
            await openStretch(client, conversationId, messageId, controller.signal);
          }
          if (isInWindow()) return { messageId };
        }
        if (typeof locateIn() !== 'number') return null;
        closeWindow(client, conversationId);
        return { messageId };
      };
      locate()
        .then((jumpedMessage) => {
          if (controller.signal.aborted) return;
          if (jumpedMessage) setTarget(jumpedMessage);
          else toast({ title: ERRORS.message_not_found.text });
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          toast({ title: 'Older messages could not be loaded', description: textOf(error), tone: 'bad' });
        })
        .finally(() => controller === currentJump.current && setIsSearching(false));
    },
    [client, conversationId],
  );
  useEffect(() => () => currentJump.current?.abort(), []);

  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => setTarget(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [target]);

  const [query, setQuery] = useSearchParams();
  const requestedId = Number(query.get('message'));
  useEffect(() => {
    if (!requestedId) return;
    jumpTo(requestedId);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('message');
        return after;
      },
      { replace: true },
    );
  }, [requestedId, jumpTo, setQuery]);

  return { target, isSearching, jumpTo };
}
