/** Quotas of one account. Null means no limit. */
export interface BudgetSettings {
  /** Concurrent sockets (browser windows), over all processes. */
  readonly sockets: number | null;
  /** Concurrent connections without a session, per network address and process. */
  readonly anonymousSockets: number | null;
  /** Socket events per second, over all sockets of the account in one process. */
  readonly events: number | null;
  /** Uploads and pasted imports started per hour. */
  readonly uploads: number | null;
  /** Bytes of files, avatars and cards. */
  readonly storage: number | null;
  readonly souls: number | null;
  /** Waiting and running imports, previews and soul analyses. */
  readonly imports: number | null;
  /** Tokens of the language model per day (UTC), prompts and completions together. */
  readonly tokens: number | null;
}

const MEGABYTE = 1_024 * 1_024;

/** Settings of the budgets: name, default, and highest value accepted. Why these defaults: docs/decisions/0029-budgets.md. */
const SETTINGS = {
  sockets: { name: 'KINLOOM_MAX_SOCKETS', standard: 10, most: 1_000 },
  anonymousSockets: { name: 'KINLOOM_MAX_ANONYMOUS_SOCKETS', standard: 10, most: 10_000 },
  events: { name: 'KINLOOM_EVENTS_PER_SECOND', standard: 20, most: 1_000 },
  uploads: { name: 'KINLOOM_UPLOADS_PER_HOUR', standard: 120, most: 100_000 },
  storage: { name: 'KINLOOM_STORAGE_MB', standard: 5_120, most: 100_000_000 },
  souls: { name: 'KINLOOM_MAX_SOULS', standard: 100, most: 100_000 },
  imports: { name: 'KINLOOM_IMPORTS_AT_ONCE', standard: 3, most: 1_000 },
  tokens: { name: 'KINLOOM_TOKENS_PER_DAY', standard: 2_000_000, most: 1_000_000_000_000 },
} as const satisfies Record<keyof BudgetSettings, { name: string; standard: number; most: number }>;

/**
 * Reads the budgets.
 * @param isOn false: rate limits and budgets are switched off, and every budget is without a limit
 * @param whole reads one setting as a whole number from 0 to `most`; it refuses anything else. 0 means no limit
 */
export function budgetSettings(
  isOn: boolean,
  whole: (name: string, standard: number, most: number) => number,
): BudgetSettings {
  const read = (budget: keyof BudgetSettings, unit = 1): number | null => {
    const { name, standard, most } = SETTINGS[budget];
    const value = whole(name, standard, most);
    return !isOn || value === 0 ? null : value * unit;
  };
  return Object.freeze({
    sockets: read('sockets'),
    anonymousSockets: read('anonymousSockets'),
    events: read('events'),
    uploads: read('uploads'),
    storage: read('storage', MEGABYTE),
    souls: read('souls'),
    imports: read('imports'),
    tokens: read('tokens'),
  });
}
