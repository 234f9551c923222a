import { LIMITS } from '@kinloom/contract';

const foldCase = (label: string): string => label.toLocaleLowerCase('en');
const isSameLabel = (a: string, b: string): boolean => foldCase(a) === foldCase(b);

/** Adds a label. Blank labels, case-insensitive duplicates and labels beyond the limit are ignored. */
export function addLabel(labels: readonly string[], typed: string): readonly string[] {
  const label = typed.trim().replace(/\s+/g, ' ').slice(0, LIMITS.labelLength);
  if (label === '' || labels.length >= LIMITS.labels || labels.some((other) => isSameLabel(other, label)))
    return labels;
  return [...labels, label];
}

export function removeLabel(labels: readonly string[], label: string): readonly string[] {
  return labels.filter((other) => !isSameLabel(other, label));
}

/** Returns suggested labels followed by custom ones, each with its selection state. */
export function listLabels(
  suggested: readonly string[],
  chosen: readonly string[],
): { label: string; chosen: boolean }[] {
  const isChosen = (label: string): boolean => chosen.some((other) => isSameLabel(other, label));
  const added = chosen.filter((label) => !suggested.some((other) => isSameLabel(other, label)));
  return [
    ...suggested.map((label) => ({ label, chosen: isChosen(label) })),
    ...added.map((label) => ({ label, chosen: true })),
  ];
}

/** Whether both lists contain the same labels, ignoring order and case. */
export function hasSameLabels(a: readonly string[], b: readonly string[]): boolean {
  const sorted = (labels: readonly string[]): string => labels.map(foldCase).sort().join('\n');
  return sorted(a) === sorted(b);
}
