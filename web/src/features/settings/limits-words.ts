import type { Budget, BudgetName } from '@kinloom/contract';
import { formatNumber } from '../../lib/locale';
import { formatBytes } from '../../lib/format-bytes';

/** One budget as the settings show it. */
export interface LimitWords {
  title: string;
  /** How much is used, and of how much. */
  amount: string;
  note: string;
  /** 0–1; null where there is nothing to measure: no limit, or no count. */
  share: number | null;
  full: boolean;
}

const TITLES: Record<BudgetName, string> = {
  storage: 'Storage',
  souls: 'Souls',
  tokens: 'Model tokens today',
  uploads: 'Uploads this hour',
  imports: 'Imports running',
  sockets: 'Open windows',
  events: 'Actions per second',
};

const NOTES: Record<BudgetName, string> = {
  storage: 'Files, avatars, cards and imported chats. Deleting files, souls or imports frees it.',
  souls: 'Deleting a soul makes room for another one.',
  tokens: 'When they are used up, your souls answer with the built-in voice until then.',
  uploads: 'Every upload counts as one, with all its files.',
  imports: 'Previews, imports and soul analyses that wait or run.',
  sockets: 'Further windows still work, but show new messages with a delay.',
  events: 'What all your windows together may send: messages, edits, typing.',
};

/**
 * The words for a budget.
 * @param clock writes the time at which it renews
 */
export function limitWords({ budget, used, limit, resetsAt }: Budget, clock: (iso: string) => string): LimitWords {
  const write = (value: number) => (budget === 'storage' ? formatBytes(value) : formatNumber(value));
  const renews = resetsAt === null || limit === null ? '' : `Renews at ${clock(resetsAt)}. `;
  return {
    title: TITLES[budget],
    amount: amountOf(used === null ? null : write(used), limit === null ? null : write(limit)),
    note: limit === null ? '' : renews + NOTES[budget],
    share: used === null || limit === null ? null : Math.min(1, used / limit),
    full: used !== null && limit !== null && used >= limit,
  };
}

function amountOf(used: string | null, limit: string | null): string {
  if (limit === null) return used === null ? 'No limit' : `${used}, no limit`;
  return used === null ? `Up to ${limit}` : `${used} of ${limit}`;
}
