import { ARCHETYPES, SLIDERS, type SoulAnalysis } from '@kinloom/contract';
import { SliderField } from '../../../ui/SliderField';
import { Choice } from '../../settings/Choice';
import { TRAIT_WORDS } from '../../souls/soul-form';
import { capitalised } from '../../souls/soul-look';
import { AddLine } from './AddLine';
import { linesOf, traitsOf, withLine, type Corrections, type ListKey } from './corrections';
import { Evidence, Findings } from './Findings';
import { LIST_WORDS } from './list-words';
import { counted } from './words';

/** What the texts show of a soul, to be looked into and corrected. What is not touched stays as it was read. */
export function AnalysisEditor({
  analysis,
  corrections,
  onCorrect,
}: {
  analysis: SoulAnalysis;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}) {
  const traits = traitsOf(analysis, corrections);
  const { counts, sayings } = analysis;
  const put = (key: ListKey, values: readonly string[]): void => onCorrect({ ...corrections, [key]: values });
  const archetypes: readonly string[] = ARCHETYPES.edit;
  const read = analysis.archetype.value;
  const offered = archetypes.includes(read) ? archetypes : [read, ...archetypes];
  return (
    <section aria-label="What they say of the soul" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl">What they say of the soul</h3>
        {Object.keys(corrections).length > 0 && (
          <button type="button" className="link min-h-11 text-sm" onClick={() => onCorrect({})}>
            Back to what was read
          </button>
        )}
        <p className="w-full text-sm text-soft">
          From {counted(counts.ownTexts, 'message')} of the soul’s own and {counted(counts.words, 'word')} in all. What
          is not right you can change here.
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {SLIDERS.map((slider) => (
          <div key={slider}>
            <SliderField
              {...TRAIT_WORDS[slider]}
              value={traits[slider]}
              onChange={(value) => onCorrect({ ...corrections, sliders: { ...corrections.sliders, [slider]: value } })}
            />
            <Why label={TRAIT_WORDS[slider].label} evidence={analysis.sliders[slider].evidence} />
          </div>
        ))}
      </div>
      <div>
        <Choice
          label="Archetype"
          columns="grid-cols-2 sm:grid-cols-3"
          options={offered.map((value) => ({ value, label: capitalised(value) }))}
          value={corrections.archetype ?? read}
          onChange={(archetype) => onCorrect({ ...corrections, archetype })}
        />
        <Why label={`Archetype ${capitalised(read)}`} evidence={analysis.archetype.evidence} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        {LIST_WORDS.map(({ key, label, one, empty }) => {
          const lines = linesOf(key, analysis, corrections);
          const values = lines.map(({ value }) => value);
          return (
            <Findings
              key={key}
              title={label}
              lines={lines}
              empty={empty}
              onRemove={(gone) =>
                put(
                  key,
                  values.filter((value) => value !== gone),
                )
              }
            >
              <AddLine label={`Add ${one}`} onAdd={(value) => put(key, withLine(values, value))} />
            </Findings>
          );
        })}
        {sayings.length > 0 && <Findings title="Says again and again" lines={sayings} empty="" />}
      </div>
    </section>
  );
}

function Why({ label, evidence }: { label: string; evidence: SoulAnalysis['archetype']['evidence'] }) {
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
