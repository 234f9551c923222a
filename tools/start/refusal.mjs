/**
 * A reason not to start (or to stop), reported to the operator in one line: what is wrong and the next step.
 * All other errors are bugs and keep their stack.
 */
export class Refusal extends Error {
  /** @param {string} line */
  constructor(line) {
    super(line.replace(/\s*\n\s*/g, ' '));
    this.name = 'Refusal';
  }
}

/**
 * @param {unknown} error
 * @returns {string} the `code` of a system error, or an empty string
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * @param {unknown} error
 * @returns {string} a short text for a log line: the code if there is one, else the message
 */
export function wordsOf(error) {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  return codeOf(error) || (error instanceof Error ? error.message : String(error));
}
