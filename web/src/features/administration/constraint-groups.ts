import type { CoreConstraint } from '@kinloom/contract';

/** Rules of one severity, by the phrase that replaces a reply which breaks them. */
export interface ConstraintGroup {
  severity: CoreConstraint['severity'];
  count: number;
  phrases: { phrase: string; rules: CoreConstraint[] }[];
}

/** Groups rules by severity, the highest first. The rules keep their order. */
export function groupConstraints(constraints: readonly CoreConstraint[]): ConstraintGroup[] {
  return ([3, 2, 1] as const).flatMap((severity) => {
    const rules = constraints.filter((constraint) => constraint.severity === severity);
    const phrases = [...new Set(rules.map(({ fallbackPhrase }) => fallbackPhrase))].map((phrase) => ({
      phrase,
      rules: rules.filter(({ fallbackPhrase }) => fallbackPhrase === phrase),
    }));
    return rules.length === 0 ? [] : [{ severity, count: rules.length, phrases }];
  });
}
