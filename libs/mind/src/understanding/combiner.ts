/** The log-odds of a message by itself, and of its clauses. */
export interface PartLogits {
  full: number;
  /** Highest first. */
  clauses: readonly number[];
}

/** Assumed log-odds of a message where there is none before. */
const NO_CONTEXT = -4;
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
const raised = (logit: number) => Math.max(0, logit + 1);

/**
 * Inputs of the small model that combines a message, its clauses and the messages before it into one probability.
 * @param part log-odds of the head that is read
 * @param distress log-odds that anything weighs on the person
 * @param earlier log-odds of danger of the person's earlier messages, oldest first
 * @param features number of features of the message
 */
export function combinerInputs(
  { full, clauses }: PartLogits,
  distress: number,
  earlier: readonly number[],
  features: number,
): number[] {
  const highest = earlier.length > 0 ? Math.max(...earlier) : NO_CONTEXT;
  const last = earlier.at(-1) ?? NO_CONTEXT;
  return [
    full,
    clauses[0] ?? full,
    clauses[1] ?? clauses[0] ?? full,
    distress,
    raised(highest),
    raised(last),
    raised(highest) * clamp(full, 3),
    // One clause that is plain enough decides, whatever stands around it.
    Math.max(0, (clauses[0] ?? full) - 2),
    Math.max(0, (clauses[0] ?? full) - 4),
    Math.max(0, full - 2),
    Math.log(1 + features),
    clauses.length > 0 ? 1 : 0,
  ];
}

/** Probability by a dense logistic model. @param coefficients one for each input, and the bias at the end */
export function probabilityOf(inputs: readonly number[], coefficients: readonly number[]): number {
  const sum = inputs.reduce((total, input, at) => total + input * (coefficients[at] ?? 0), coefficients.at(-1) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
