/** What an account may use only so much of, in the order it is shown. */
export const BUDGETS = ['storage', 'souls', 'tokens', 'uploads', 'imports', 'sockets', 'events'] as const;
export type BudgetName = (typeof BUDGETS)[number];

/**
 * One budget of the account that asks. Units: `storage` bytes, `tokens` tokens of the language model in a day (UTC), `uploads` uploads in an
 * hour, `events` socket events per second; the others are counts of what there is now.
 */
export interface Budget {
  budget: BudgetName;
  /** Null: not counted. `events` change from second to second; `sockets` are counted only where there is a limit. */
  used: number | null;
  /** Null: no limit. */
  limit: number | null;
  /** When `used` goes back to 0. Null: it does not by itself. */
  resetsAt: string | null;
}
