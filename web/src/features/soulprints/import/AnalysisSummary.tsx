import { SLIDERS, type SoulAnalysis } from '@kinloom/contract';
import { TRAIT_LABELS } from '../../souls/soul-form';
import { capitalised } from '../../souls/soul-appearance';
import { analysedEntries, type FindingEntry } from './analysis-corrections';
import { Findings } from './Findings';
import { LIST_LABELS } from './list-labels';
import { countText } from './import-report-texts';

/** Read-only summary of a personality analysis. */
export function AnalysisSummary({ title, analysis }: { title: string; analysis: SoulAnalysis }) {
  const found = analysedEntries(analysis);
  const sliders = SLIDERS.map((slider): FindingEntry => {
    const { value, ...rest } = analysis.sliders[slider];
    return { ...rest, value: TRAIT_LABELS[slider].label, about: `${value} of 5` };
  });
  const { texts, words } = analysis.counts;
  return (
    <section aria-label={title} className="grid gap-4">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-sm text-soft">
          Read from {countText(texts, 'text')} with {countText(words, 'word')}. Open a finding to see its source lines.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        <Findings title="Personality" lines={sliders} empty="" />
        <Findings
          title="Archetype"
          lines={[{ ...analysis.archetype, value: capitalised(analysis.archetype.value) }]}
          empty=""
        />
        {LIST_LABELS.map(({ key, label, empty }) => (
          <Findings key={key} title={label} lines={found[key]} empty={empty} />
        ))}
        {analysis.sayings.length > 0 && <Findings title="Frequent phrases" lines={analysis.sayings} empty="" />}
      </div>
    </section>
  );
}
