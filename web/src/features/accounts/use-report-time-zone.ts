import { useEffect } from 'react';
import type { Me } from '@kinloom/contract';
import { call } from '../../lib/http/api';

/** Tells the server the time zone of this browser where it knows another one, so that souls use the person's own dates and times. */
export function useReportTimeZone({ id, timeZone }: Me): void {
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === timeZone) return;
    // Not essential: without it dates and times are those of UTC, and the next visit tries again.
    void call('PATCH /api/auth/me', { body: { timeZone: own } }).catch(() => undefined);
  }, [id, timeZone]);
}
