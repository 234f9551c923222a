/**
 * What became of the calls.
 *
 * @typedef {object} Outcome one call
 * @property {number} at when it was made, as `performance.now()`
 * @property {number} endedAt
 * @property {'read' | 'write' | 'socket write'} kind
 * @property {number} status 0: no answer; what a socket acknowledges counts as the status of the same answer over HTTP
 * @property {string | null} error why no answer came
 * @property {boolean} retryAfter whether the answer says when to try again
 */

/**
 * @param {readonly import('./people.mjs').Person[]} people
 * @returns {Outcome[]} failed ones: no response, or a status of 400 and above, because all requests are valid
 */
export const failuresOf = (people) =>
  people.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === 0 || status >= 400));

/** @param {Outcome} outcome @returns {boolean} whether it is the right answer during an outage: 503 that says when to try again */
export const isRefusal = ({ status, retryAfter }) => status === 503 && retryAfter;

/** @param {Outcome} outcome @returns {boolean} whether no answer came, as while the process that would give it is away */
export const isUnanswered = ({ status }) => status === 0;

/** @param {readonly Outcome[]} outcomes @returns {Record<string, number>} how many of each, such as `write 502` or `read ECONNRESET` */
export function countsOf(outcomes) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { kind, status, error } of outcomes) {
    const name = `${kind} ${error ?? status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
