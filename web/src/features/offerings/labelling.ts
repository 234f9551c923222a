import { LIMITS } from '@kinloom/contract';

const folded = (label: string): string => label.toLocaleLowerCase('en');
const same = (a: string, b: string): boolean => folded(a) === folded(b);

/** The labels with one more: nothing is added of blanks, of what is among them in whatever case, and of more than there may be. */
export function withLabel(labels: readonly string[], typed: string): readonly string[] {
  const label = typed.trim().replace(/\s+/g, ' ').slice(0, LIMITS.labelLength);
  if (label === '' || labels.length >= LIMITS.labels || labels.some((one) => same(one, label))) return labels;
  return [...labels, label];
}

export function withoutLabel(labels: readonly string[], label: string): readonly string[] {
  return labels.filter((one) => !same(one, label));
}

/** Every label that is shown, and whether it is chosen: those at hand first, then what was added to them. */
export function shownLabels(
  suggested: readonly string[],
  chosen: readonly string[],
): { label: string; chosen: boolean }[] {
  const isChosen = (label: string): boolean => chosen.some((one) => same(one, label));
  const added = chosen.filter((label) => !suggested.some((one) => same(one, label)));
  return [
    ...suggested.map((label) => ({ label, chosen: isChosen(label) })),
    ...added.map((label) => ({ label, chosen: true })),
  ];
}

/** Whether both hold the same labels, in whatever order. */
export function sameLabels(a: readonly string[], b: readonly string[]): boolean {
  const sorted = (labels: readonly string[]): string => labels.map(folded).sort().join('\n');
  return sorted(a) === sorted(b);
}
