import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowCount, rowKey, locateMessage } from './message-rows';
import { newestSeq, type MessageCache } from '../cache/message-cache';
import type { VisibleMessages } from './use-message-window';

/** Pixels from the end within which the list counts as scrolled to the end. */
const NEAR_END = 80;
/** Rows from the top (or from the end of a window) at which the next page is loaded. */
const NEAR_EDGE = 6;

/**
 * Virtualised list of messages: renders only rows near the viewport, keeps the scroll position when older messages are prepended,
 * and follows appended messages only if the list was scrolled to the end.
 */
export function useVirtualMessageList(
  cache: MessageCache,
  { loading, loadOlder, loadNewer, leaveWindow: closeWindow }: Omit<VisibleMessages, 'cache'>,
  end: MessageCache,
  jumpTarget: { messageId: number } | null,
) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const isAwayFromEnd = useRef(false);
  const lastSeq = newestSeq(end);
  const isDetached = cache.isDetached === true;
  const [seen, setSeen] = useState(lastSeq);
  if (atEnd && !isDetached && seen !== lastSeq) setSeen(lastSeq);
  // Merging a window into the main cache appends rows as well; do not scroll to them.
  const [following, setFollowing] = useState(true);
  useEffect(() => setFollowing(!isDetached), [isDetached]);

  // Memoised: a new function makes the virtualizer measure every row again.
  const getItemKey = useCallback((index: number) => rowKey(cache, index), [cache]);
  const virtualizer = useVirtualizer({
    count: rowCount(cache),
    getScrollElement: () => box,
    estimateSize: () => 96,
    getItemKey,
    overscan: 5,
    paddingStart: 16,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: following && !isDetached,
    scrollEndThreshold: NEAR_END,
  });
  const items = virtualizer.getVirtualItems();

  const isLeaving = useRef(false);
  const goToEnd = useCallback(() => {
    isLeaving.current = isDetached;
    if (isDetached) closeWindow();
    else virtualizer.scrollToEnd();
  }, [isDetached, closeWindow, virtualizer]);
  const scrollToEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  useLayoutEffect(scrollToEnd, [scrollToEnd, box, cache.conversationId]);
  useLayoutEffect(() => {
    if (isDetached || !isLeaving.current) return;
    isLeaving.current = false;
    scrollToEnd();
  }, [isDetached, scrollToEnd]);

  // Sending scrolls to the end from any position.
  const outgoingCount = end.outgoing.length;
  const previousCount = useRef(outgoingCount);
  useEffect(() => {
    if (outgoingCount > previousCount.current) goToEnd();
    previousCount.current = outgoingCount;
  }, [outgoingCount, goToEnd]);

  // After a jump the list stays at the target and does not follow appended messages.
  const scrolledTo = useRef(jumpTarget);
  useLayoutEffect(() => {
    if (scrolledTo.current === jumpTarget) return;
    const place = jumpTarget && locateMessage(cache, jumpTarget.messageId);
    // The page with the target may arrive with the next render.
    if (place === 'older') return;
    scrolledTo.current = jumpTarget;
    if (typeof place !== 'number') return;
    isAwayFromEnd.current = true;
    virtualizer.scrollToIndex(place, { align: 'center' });
  }, [jumpTarget, cache, virtualizer]);

  // Each page is requested once per scroll position; after a failure further scrolling requests it again.
  const requested = useRef('');
  const first = items[0]?.index ?? NEAR_EDGE;
  const oldest = cache.messages[0]?.id;
  useEffect(() => {
    if (first >= NEAR_EDGE || cache.reachesStart || loading || oldest === undefined) return;
    const place = `above ${oldest} at ${first}`;
    if (requested.current === place) return;
    requested.current = place;
    loadOlder();
  }, [first, loading, loadOlder, oldest, cache.reachesStart]);

  const below = rowCount(cache) - 1 - (items.at(-1)?.index ?? 0);
  const last = cache.messages.at(-1)?.id;
  useEffect(() => {
    if (!isDetached || below >= NEAR_EDGE || loading) return;
    const place = `below ${last} at ${below}`;
    if (requested.current === place) return;
    requested.current = place;
    loadNewer();
  }, [isDetached, below, last, loading, loadNewer]);

  const onScroll = useCallback(() => {
    if (!box) return;
    isAwayFromEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR_END;
    setAtEnd(!isAwayFromEnd.current);
  }, [box]);

  // When an on-screen keyboard or a growing composer shrinks the list, keep the end visible.
  useEffect(() => {
    if (!box) return;
    const observer = new ResizeObserver(() => !isAwayFromEnd.current && !scrolledTo.current && scrollToEnd());
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, scrollToEnd]);

  const isAtEnd = atEnd && !isDetached;
  return {
    box,
    setBox,
    virtualizer,
    items,
    atEnd: isAtEnd,
    hasNew: !isAtEnd && lastSeq > seen,
    toEnd: goToEnd,
    onScroll,
  };
}
