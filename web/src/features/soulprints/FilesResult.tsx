import type { SoulFromFiles } from '@kinloom/contract';
import { AnalysisSummary } from './import/AnalysisSummary';
import { describeChanges } from './personality-changes';
import { SoulReady } from './SoulReady';

/** Result of creating or enhancing a soul from files: the soul, what changed and the analysis. */
export function FilesResult({ result, text, onClose }: { result: SoulFromFiles; text: string; onClose: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulReady soul={result.companion} text={text} onClose={onClose} />
      {result.changed && <ChangeList changed={result.changed} />}
      <AnalysisSummary title="What the files show" analysis={result.analysis} />
    </div>
  );
}

function ChangeList({ changed }: { changed: NonNullable<SoulFromFiles['changed']> }) {
  const lines = describeChanges(changed);
  return (
    <section aria-label="What changed" className="grid gap-2 rounded-card border border-lamp p-4">
      <h3 className="text-xl">What changed</h3>
      {lines.length === 0 ? (
        <p className="text-soft">
          The personality has not changed. The content of the files is remembered and used when it is relevant.
        </p>
      ) : (
        <dl className="grid gap-2">
          {lines.map(({ name, texts }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="text-soft">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{texts.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
