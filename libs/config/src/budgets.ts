/** What one account may use of an installation. Null: no limit. */
export interface BudgetSettings {
  /** Browser windows connected at once, over all processes. */
  readonly sockets: number | null;
  /** Connections at once without a session, from one network address to one process. */
  readonly anonymousSockets: number | null;
  /** Socket events per second, of all windows that one process holds. */
  readonly events: number | null;
  /** Uploads and pasted imports that begin in one hour. */
  readonly uploads: number | null;
  /** Bytes of files, avatars and cards. */
  readonly storage: number | null;
  readonly souls: number | null;
  /** Imports, previews and soul analyses that wait or run. */
  readonly imports: number | null;
  /** Tokens of the language model in one day (UTC), prompts and answers together. */
  readonly tokens: number | null;
}

const MEGABYTE = 1_024 * 1_024;

/** Settings of the budgets: name, default, and highest value accepted. Why these defaults: docs/decisions/budgets.md. */
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
