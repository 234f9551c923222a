import type { Budget, BudgetName } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';
import { formatBytes } from '../../../lib/format/format-bytes';

/** One budget as shown in the settings. */
export interface FormattedLimit {
  title: string;
  /** Used amount and limit. */
  amount: string;
  note: string;
  /** Used share of the limit, 0–1; null without a limit or without a count. */
  share: number | null;
  full: boolean;
}

const TITLES: Record<BudgetName, string> = {
  storage: 'Storage',
  souls: 'Souls',
  tokens: 'Model tokens today',
  uploads: 'Uploads this hour',
  imports: 'Imports',
  sockets: 'Open windows',
  events: 'Actions per second',
};

const NOTES: Record<BudgetName, string> = {
  storage: 'Files, avatars, cards and imported chats. Deleting files, souls or imports frees it.',
  souls: 'Deleting a soul frees a place.',
  tokens: 'Once they are used up, your souls answer with the built-in voice until the limit renews.',
  uploads: 'An upload counts once, however many files it has.',
  imports: 'Previews, imports and soul analyses that are queued or running.',
  sockets: 'Further windows still work, but show new messages with a delay.',
  events: 'For all your windows together: messages, edits, typing.',
};

/**
 * Formats a budget.
 * @param clock formats the ISO time at which the budget renews
 */
export function formatLimit({ budget, used, limit, resetsAt }: Budget, clock: (iso: string) => string): FormattedLimit {
  const formatValue = (value: number) => (budget === 'storage' ? formatBytes(value) : formatNumber(value));
  const renewalText = resetsAt === null || limit === null ? '' : `Renews at ${clock(resetsAt)}. `;
  return {
    title: TITLES[budget],
    amount: formatAmount(used === null ? null : formatValue(used), limit === null ? null : formatValue(limit)),
    note: limit === null ? '' : renewalText + NOTES[budget],
    share: used === null || limit === null ? null : Math.min(1, used / limit),
    full: used !== null && limit !== null && used >= limit,
  };
}

function formatAmount(used: string | null, limit: string | null): string {
  if (limit === null) return used === null ? 'No limit' : `${used}, no limit`;
  return used === null ? `Up to ${limit}` : `${used} of ${limit}`;
}
