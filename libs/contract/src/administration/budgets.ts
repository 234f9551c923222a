/** Quotas of an account, in display order. */
export const BUDGETS = ['storage', 'souls', 'tokens', 'uploads', 'imports', 'sockets', 'events'] as const;
export type BudgetName = (typeof BUDGETS)[number];

/**
 * One quota of the requesting account. Units: `storage` bytes, `tokens` tokens of the language model in a day (UTC), `uploads` uploads in an
 * hour, `events` socket events per second; the others are current counts.
 */
export interface Budget {
  budget: BudgetName;
  /** Null if not counted: always for `events`, and for `sockets` without a limit. */
  used: number | null;
  /** Null: no limit. */
  limit: number | null;
  /** When `used` is reset to 0; null if it is not reset by time. */
  resetsAt: string | null;
}
