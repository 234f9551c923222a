import { ARCHETYPES, SLIDERS, type SoulAnalysis } from '@kinloom/contract';
import { SliderField } from '../../../ui/SliderField';
import { RadioTiles } from '../../../ui/RadioTiles';
import { TRAIT_LABELS } from '../../souls/soul-form';
import { capitalised } from '../../souls/soul-appearance';
import { AddEntry } from './AddEntry';
import { correctedEntries, correctedTraits, addEntry, type Corrections, type ListKey } from './analysis-corrections';
import { Evidence, Findings } from './Findings';
import { LIST_LABELS } from './list-labels';
import { countText } from './import-report-texts';

/** Editor of a personality analysis: traits, archetype and lists with their evidence. Unedited values stay as analysed. */
export function AnalysisEditor({
  analysis,
  corrections,
  onCorrect,
}: {
  analysis: SoulAnalysis;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}) {
  const traits = correctedTraits(analysis, corrections);
  const { counts, sayings } = analysis;
  const setList = (key: ListKey, values: readonly string[]): void => onCorrect({ ...corrections, [key]: values });
  const archetypes: readonly string[] = ARCHETYPES.edit;
  const analysedArchetype = analysis.archetype.value;
  const options = archetypes.includes(analysedArchetype) ? archetypes : [analysedArchetype, ...archetypes];
  return (
    <section aria-label="Detected personality" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl">Detected personality</h3>
        {Object.keys(corrections).length > 0 && (
          <button type="button" className="link min-h-11 text-sm" onClick={() => onCorrect({})}>
            Reset to the analysis
          </button>
        )}
        <p className="w-full text-sm text-soft">
          From {countText(counts.ownTexts, 'message')} of the soul and {countText(counts.words, 'word')} in total. You
          can correct the results here.
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {SLIDERS.map((slider) => (
          <div key={slider}>
            <SliderField
              {...TRAIT_LABELS[slider]}
              value={traits[slider]}
              onChange={(value) => onCorrect({ ...corrections, sliders: { ...corrections.sliders, [slider]: value } })}
            />
            <EvidenceDetails label={TRAIT_LABELS[slider].label} evidence={analysis.sliders[slider].evidence} />
          </div>
        ))}
      </div>
      <div>
        <RadioTiles
          label="Archetype"
          columns="grid-cols-2 sm:grid-cols-3"
          options={options.map((value) => ({ value, label: capitalised(value) }))}
          value={corrections.archetype ?? analysedArchetype}
          onChange={(archetype) => onCorrect({ ...corrections, archetype })}
        />
        <EvidenceDetails label={`Archetype ${capitalised(analysedArchetype)}`} evidence={analysis.archetype.evidence} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        {LIST_LABELS.map(({ key, label, entryName, empty }) => {
          const lines = correctedEntries(key, analysis, corrections);
          const values = lines.map(({ value }) => value);
          return (
            <Findings
              key={key}
              title={label}
              lines={lines}
              empty={empty}
              onRemove={(removed) =>
                setList(
                  key,
                  values.filter((value) => value !== removed),
                )
              }
            >
              <AddEntry label={`Add ${entryName}`} onAdd={(value) => setList(key, addEntry(values, value))} />
            </Findings>
          );
        })}
        {sayings.length > 0 && <Findings title="Frequent phrases" lines={sayings} empty="" />}
      </div>
    </section>
  );
}

function EvidenceDetails({ label, evidence }: { label: string; evidence: SoulAnalysis['archetype']['evidence'] }) {
  if (evidence.length === 0) return null;
  return (
    <details className="mt-1 rounded-soft">
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center rounded-soft">
        <span className="link text-sm">
          Why<span className="sr-only"> {label}</span>?
        </span>
      </summary>
      <Evidence evidence={evidence} />
    </details>
  );
}
