/**
 * The figures of `npm run bench` that a change may not make worse, and how they are compared with a run.
 *
 * @typedef {Record<string, number>} Figures by key, such as `accepted.ratio`
 */

/** Share of a figure by which a run may be worse than its budget. */
export const TOLERANCE = 0.1;

/** Figures of which more is better; of all others less is. */
const MORE_IS_BETTER = new Set(['accepted.ratio', 'conversation.ratio', 'pages.ratio']);

/**
 * Compares a run with the budget.
 * @param {Figures} measured
 * @param {Figures} budget
 * @returns {{ key: string, measured: number | undefined, limit: number }[]} figures that are missing, not numbers or worse than their limit:
 *   the budget with its tolerance
 */
export function overBudget(measured, budget) {
  return Object.entries(budget).flatMap(([key, value]) => {
    const isMoreBetter = MORE_IS_BETTER.has(key);
    const limit = value * (isMoreBetter ? 1 - TOLERANCE : 1 + TOLERANCE);
    const figure = measured[key];
    const isWithin = typeof figure === 'number' && (isMoreBetter ? figure >= limit : figure <= limit);
    return isWithin ? [] : [{ key, measured: figure, limit }];
  });
}
