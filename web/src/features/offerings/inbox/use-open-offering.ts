import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Offering } from '@kinloom/contract';
import { useMedia } from '../../../lib/browser/media';
import { toast } from '../../../lib/toasts';
import { nextOpenId, type Inbox } from './next-open-id';
import { inboxPath } from '../offering-text';
import { parseId } from '../../../lib/parse-id';

/** For an offering that was open when it was decided elsewhere. */
const DECIDED_TEXT = 'This offering was already decided.';
const EMPTY_INBOX: Inbox<Offering> = { openId: null, offerings: [] };

/**
 * Tracks the open offering by address and list changes, and moves the focus: to the opened review, to the one that
 * replaced a decided offering, or back to the row in the list.
 * @param isDecided whether this window decided the offering itself
 */
export function useOpenOffering(offerings: readonly Offering[], isDecided: (id: number) => boolean) {
  const wide = useMedia('(min-width: 68.75rem)');
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const requestedId = parseId(query.get('offering'));
  const [inbox, setInbox] = useState(EMPTY_INBOX);
  const openId = nextOpenId(inbox, offerings, requestedId, wide);
  if (openId !== inbox.openId || offerings !== inbox.offerings) setInbox({ openId, offerings });

  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastSeen = useRef<{ openId: number | null; requestedId: number | null }>({ openId: null, requestedId: null });
  useEffect(() => {
    const previous = lastSeen.current;
    if (previous.openId === openId && previous.requestedId === requestedId) return;
    lastSeen.current = { openId, requestedId };
    const wasRemoved =
      previous.openId !== null && previous.openId !== openId && !offerings.some(({ id }) => id === previous.openId);
    if (wasRemoved && previous.openId !== null) {
      if (!isDecided(previous.openId)) toast({ title: DECIDED_TEXT });
      if (requestedId === previous.openId) {
        lastSeen.current = { openId, requestedId: openId };
        navigate(inboxPath(openId ?? undefined), { replace: true });
      }
      // The focused element was removed.
      if (hasNoFocus()) heading.current?.focus();
    } else if (requestedId !== null && requestedId === openId) heading.current?.focus();
    else if (requestedId === null && openId === null) findRow(list, previous.requestedId)?.focus();
  });

  const missing = requestedId !== null && requestedId !== openId && !offerings.some(({ id }) => id === requestedId);
  return { wide, open: offerings.find(({ id }) => id === openId), missing, heading, list };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function findRow(list: RefObject<HTMLElement | null>, id: number | null): HTMLElement | null {
  return id === null ? null : (list.current?.querySelector<HTMLElement>(`[data-offering="${id}"]`) ?? null);
}
