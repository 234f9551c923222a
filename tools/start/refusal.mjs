/**
 * A reason not to start (or not to go on) that is told to the operator in one line: what is wrong and the next step.
 * Everything else that is thrown is a fault of the program and keeps its stack.
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
 * @returns {string} a few words for a log line: the code when there is one, else the message
 */
export function wordsOf(error) {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  return codeOf(error) || (error instanceof Error ? error.message : String(error));
}
