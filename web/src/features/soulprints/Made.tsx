import type { SoulFromFiles } from '@kinloom/contract';
import { AnalysisSummary } from './bringing/AnalysisSummary';
import { changeWords } from './changes';
import { SoulHere } from './SoulHere';

/** A soul that was made of files, or that took some in; what they changed, and what they show. */
export function Made({ made, words, onClose }: { made: SoulFromFiles; words: string; onClose: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulHere soul={made.companion} words={words} onClose={onClose} />
      {made.changed && <Changed changed={made.changed} />}
      <AnalysisSummary title="What the files show" analysis={made.analysis} />
    </div>
  );
}

function Changed({ changed }: { changed: NonNullable<SoulFromFiles['changed']> }) {
  const lines = changeWords(changed);
  return (
    <section aria-label="What changed" className="grid gap-2 rounded-card border border-lamp p-4">
      <h3 className="text-xl">What changed</h3>
      {lines.length === 0 ? (
        <p className="text-soft">
          Who it is stays as it was. What the files say is kept, and comes up when it matters.
        </p>
      ) : (
        <dl className="grid gap-2">
          {lines.map(({ name, words }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="text-soft">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{words.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
