import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newestSeq, rowCount, rowKey, whereIs, type Thread } from './thread-model';

/** Pixels from the end within which a reader counts as being there. */
const NEAR_END = 80;
/** Rows from the top at which older messages are asked for. */
const NEAR_TOP = 6;

/**
 * The list as it moves: only the rows around what is seen exist; what is added above leaves the reader where they are; what
 * is added below is followed only by a reader who was at the end.
 */
export function useList(
  thread: Thread,
  older: { loading: boolean; loadOlder: () => void },
  found: { messageId: number } | null,
) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const reading = useRef(false);
  const lastSeq = newestSeq(thread);
  const [seen, setSeen] = useState(lastSeq);
  if (atEnd && seen !== lastSeq) setSeen(lastSeq);

  const virtualizer = useVirtualizer({
    count: rowCount(thread),
    getScrollElement: () => box,
    estimateSize: () => 96,
    getItemKey: (index) => rowKey(thread, index),
    overscan: 5,
    paddingStart: 16,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
  });
  const items = virtualizer.getVirtualItems();

  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  useLayoutEffect(toEnd, [toEnd, box, thread.conversationId]);

  // Whoever sends wants to see what they sent, wherever they were reading.
  const onTheWay = thread.outgoing.length;
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

  const first = items[0]?.index ?? NEAR_TOP;
  const { loading, loadOlder } = older;
  useEffect(() => {
    if (first < NEAR_TOP && !thread.complete && !loading && thread.messages.length > 0) loadOlder();
  }, [first, loading, loadOlder, thread.complete, thread.messages.length]);

  const onScroll = useCallback(() => {
    if (!box) return;
    reading.current = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR_END;
    setAtEnd(!reading.current);
  }, [box]);

  // A keyboard that comes up, or a composer that grows, takes room from the list: the end stays in sight.
  useEffect(() => {
    if (!box) return;
    const watch = new ResizeObserver(() => !reading.current && !led.current && toEnd());
    watch.observe(box);
    return () => watch.disconnect();
  }, [box, toEnd]);

  return { box, setBox, virtualizer, items, atEnd, hasNew: !atEnd && lastSeq > seen, toEnd, onScroll };
}
