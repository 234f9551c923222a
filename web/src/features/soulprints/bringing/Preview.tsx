import { ScanSearch } from 'lucide-react';
import type { SoulprintPreview } from '@kinloom/contract';
import { Progress } from '../Progress';
import { AnalysisEditor } from './AnalysisEditor';
import type { Corrections } from './corrections';
import type { Choices } from './draft';
import { Report } from './Report';
import { Who } from './Who';

/** What was understood of an export before anything of it is kept with a soul. */
export function Preview({
  preview,
  reading,
  trouble,
  choices,
  corrections,
  onChoose,
  onCorrect,
}: {
  preview: SoulprintPreview | null;
  reading: { progress: number; message: string } | null;
  trouble: string | null;
  choices: Choices;
  corrections: Corrections;
  onChoose: (choices: Choices) => void;
  onCorrect: (corrections: Corrections) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <p role="status" className="sr-only">
        {preview && !reading ? 'The preview is ready.' : ''}
      </p>
      {reading && (
        <Progress
          label="Progress of the preview"
          value={reading.progress}
          message={reading.message || 'Waiting for its turn…'}
        />
      )}
      {trouble !== null && !reading && (
        <p role="alert" className="rounded-card border border-bad p-4">
          {trouble}
        </p>
      )}
      {!preview && !reading && trouble === null && (
        <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line px-6 py-12 text-center">
          <ScanSearch size={32} aria-hidden="true" className="text-lamp-text" />
          <p className="max-w-sm text-soft">
            What is understood of the export will be here: who speaks, from when to when, and what the words say of the
            soul. Nothing is kept before you import it.
          </p>
        </div>
      )}
      {preview && (
        <>
          <section aria-label="What was understood" className="grid gap-4">
            <h3 className="text-xl">What was understood</h3>
            <Report report={preview.report} samples />
          </section>
          <Who report={preview.report} choices={choices} busy={reading !== null} onChoose={onChoose} />
          <AnalysisEditor analysis={preview.analysis} corrections={corrections} onCorrect={onCorrect} />
        </>
      )}
    </div>
  );
}
