import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowCount, rowKey, whereIs } from './message-rows';
import { newestSeq, type MessageCache } from '../cache/message-cache';
import type { Shown } from './use-message-window';

/** Pixels from the end within which a reader counts as being there. */
const NEAR_END = 80;
/** Rows from the top at which older messages are asked for, and from the end of a stretch at which newer ones are. */
const NEAR_EDGE = 6;

/**
 * The list as it moves: only the rows around what is seen exist; what is added above leaves the reader where they are; what
 * is added below is followed only by a reader who was at the end.
 */
export function useList(
  thread: MessageCache,
  { loading, loadOlder, loadNewer, leave }: Omit<Shown, 'thread'>,
  end: MessageCache,
  found: { messageId: number } | null,
) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const reading = useRef(false);
  const lastSeq = newestSeq(end);
  const ahead = thread.ahead === true;
  const [seen, setSeen] = useState(lastSeq);
  if (atEnd && !ahead && seen !== lastSeq) setSeen(lastSeq);
  // What joins a stretch to the end is appended too, but nobody asked to be taken there.
  const [following, setFollowing] = useState(true);
  useEffect(() => setFollowing(!ahead), [ahead]);

  // The same one for the same messages: another has every row of the list counted anew.
  const getItemKey = useCallback((index: number) => rowKey(thread, index), [thread]);
  const virtualizer = useVirtualizer({
    count: rowCount(thread),
    getScrollElement: () => box,
    estimateSize: () => 96,
    getItemKey,
    overscan: 5,
    paddingStart: 16,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: following && !ahead,
    scrollEndThreshold: NEAR_END,
  });
  const items = virtualizer.getVirtualItems();

  const leaving = useRef(false);
  const toEnd = useCallback(() => {
    leaving.current = ahead;
    if (ahead) leave();
    else virtualizer.scrollToEnd();
  }, [ahead, leave, virtualizer]);
  const scrollToEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  useLayoutEffect(scrollToEnd, [scrollToEnd, box, thread.conversationId]);
  useLayoutEffect(() => {
    if (ahead || !leaving.current) return;
    leaving.current = false;
    scrollToEnd();
  }, [ahead, scrollToEnd]);

  // Whoever sends wants to see what they sent, wherever they were reading.
  const onTheWay = end.outgoing.length;
  const before = useRef(onTheWay);
  useEffect(() => {
    if (onTheWay > before.current) toEnd();
    before.current = onTheWay;
  }, [onTheWay, toEnd]);

  // Whoever is led to a message stays there: what comes meanwhile is not followed.
  const led = useRef(found);
  useLayoutEffect(() => {
    if (led.current === found) return;
    const place = found && whereIs(thread, found.messageId);
    // What was loaded to find it may be in the next rendering only.
    if (place === 'older') return;
    led.current = found;
    if (typeof place !== 'number') return;
    reading.current = true;
    virtualizer.scrollToIndex(place, { align: 'center' });
  }, [found, thread, virtualizer]);

  // Asked once for each place: where it fails, whoever scrolls on asks again.
  const asked = useRef('');
  const first = items[0]?.index ?? NEAR_EDGE;
  const oldest = thread.messages[0]?.id;
  useEffect(() => {
    if (first >= NEAR_EDGE || thread.complete || loading || oldest === undefined) return;
    const place = `above ${oldest} at ${first}`;
    if (asked.current === place) return;
    asked.current = place;
    loadOlder();
  }, [first, loading, loadOlder, oldest, thread.complete]);

  const below = rowCount(thread) - 1 - (items.at(-1)?.index ?? 0);
  const last = thread.messages.at(-1)?.id;
  useEffect(() => {
    if (!ahead || below >= NEAR_EDGE || loading) return;
    const place = `below ${last} at ${below}`;
    if (asked.current === place) return;
    asked.current = place;
    loadNewer();
  }, [ahead, below, last, loading, loadNewer]);

  const onScroll = useCallback(() => {
    if (!box) return;
    reading.current = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR_END;
    setAtEnd(!reading.current);
  }, [box]);

  // A keyboard that comes up, or a composer that grows, takes room from the list: the end stays in sight.
  useEffect(() => {
    if (!box) return;
    const watch = new ResizeObserver(() => !reading.current && !led.current && scrollToEnd());
    watch.observe(box);
    return () => watch.disconnect();
  }, [box, scrollToEnd]);

  const there = atEnd && !ahead;
  return { box, setBox, virtualizer, items, atEnd: there, hasNew: !there && lastSeq > seen, toEnd, onScroll };
}
