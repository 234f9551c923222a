import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Offering } from '@kinloom/contract';
import { useMedia } from '../../lib/media';
import { toast } from '../../lib/toasts';
import { idIn } from '../portal/presence';
import { openAfter, type Inbox } from './opening';
import { inboxPath } from './words';

export const GONE = 'That offering is not waiting any more.';
const NOTHING: Inbox<Offering> = { openId: null, offerings: [] };

/**
 * Which offering lies open, as the address says and as they come and go; puts the focus where the person goes: on what was opened, or took
 * the place of what is done, or back in the list on the row it was opened from.
 * @param isDecided whether this window itself decided about one
 */
export function useOpen(offerings: readonly Offering[], isDecided: (id: number) => boolean) {
  const wide = useMedia('(min-width: 68.75rem)');
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = idIn(query.get('offering'));
  const [held, setHeld] = useState(NOTHING);
  const openId = openAfter(held, offerings, asked, wide);
  if (openId !== held.openId || offerings !== held.offerings) setHeld({ openId, offerings });

  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{ openId: number | null; asked: number | null }>({ openId: null, asked: null });
  useEffect(() => {
    const was = before.current;
    if (was.openId === openId && was.asked === asked) return;
    before.current = { openId, asked };
    const went = was.openId !== null && was.openId !== openId && !offerings.some(({ id }) => id === was.openId);
    if (went && was.openId !== null) {
      if (!isDecided(was.openId)) toast({ title: GONE });
      if (asked === was.openId) {
        before.current = { openId, asked: openId };
        navigate(inboxPath(openId ?? undefined), { replace: true });
      }
      // What had the focus went with it.
      if (hasNoFocus()) heading.current?.focus();
    } else if (asked !== null && asked === openId) heading.current?.focus();
    else if (asked === null && openId === null) rowIn(list, was.asked)?.focus();
  });

  const missing = asked !== null && asked !== openId && !offerings.some(({ id }) => id === asked);
  return { wide, open: offerings.find(({ id }) => id === openId), missing, heading, list };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function rowIn(list: RefObject<HTMLElement | null>, id: number | null): HTMLElement | null {
  return id === null ? null : (list.current?.querySelector<HTMLElement>(`[data-offering="${id}"]`) ?? null);
}
