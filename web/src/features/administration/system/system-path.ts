import { SECURITY_EVENT_KINDS, SECURITY_OUTCOMES, type QueryOf } from '@kinloom/contract';

/** The tabs of the system screen, as the address names them. */
export const SYSTEM_TABS = [
  { value: 'system', label: 'System' },
  { value: 'accounts', label: 'Accounts' },
  { value: 'security', label: 'Security' },
] as const;
export type SystemTabName = (typeof SYSTEM_TABS)[number]['value'];

/** What the security log is restricted to. */
export type LogFilter = Pick<QueryOf<'GET /api/admin/security-log'>, 'account' | 'kind' | 'outcome'>;

export function parseSystemTab(tab: string | null): SystemTabName {
  return SYSTEM_TABS.find(({ value }) => value === tab)?.value ?? 'system';
}

/** Reads the filter of the security log from an address. Values that do not exist are ignored. */
export function parseLogFilter(query: URLSearchParams): LogFilter {
  const account = Number(query.get('account'));
  const kind = SECURITY_EVENT_KINDS.find((known) => known === query.get('kind'));
  const outcome = SECURITY_OUTCOMES.find((known) => known === query.get('outcome'));
  return {
    ...(Number.isSafeInteger(account) && account > 0 && { account }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
  };
}

/** Builds the address of a tab, with the filter of the security log. */
export function systemPath(tab: SystemTabName, filter: LogFilter = {}): string {
  const query = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return `/admin/system?${query.toString()}`;
}
