import type { CoreConstraint } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { Collapsible } from '../../ui/Collapsible';
import { groupConstraints } from './constraint-groups';

/** A soul's rules by severity, collapsed. A phrase that several rules share is shown once. */
export function Constraints({ constraints }: { constraints: readonly CoreConstraint[] }) {
  return (
    <div className="mt-3 grid gap-2">
      {groupConstraints(constraints).map(({ severity, count, phrases }) => (
        <Collapsible key={severity} title={`Severity ${severity} of 3 · ${formatRules(count)}`}>
          <div className="grid gap-5 pb-4">
            {phrases.map(({ phrase, rules }) => (
              <div key={phrase}>
                <ul className="grid list-disc gap-1.5 pl-5">
                  {rules.map(({ type, rule }, index) => (
                    // Rules have no id, and two of them may be equal.
                    <li key={index} className="[overflow-wrap:anywhere]">
                      {rule} <span className="text-sm text-soft">({type})</span>
                    </li>
                  ))}
                </ul>
                {phrase !== '' && (
                  <p className="mt-1.5 text-sm text-soft [overflow-wrap:anywhere]">Otherwise says “{phrase}”</p>
                )}
              </div>
            ))}
          </div>
        </Collapsible>
      ))}
    </div>
  );
}

export const formatRules = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'rule' : 'rules'}`;
