import { ScanSearch } from 'lucide-react';
import type { SoulprintPreview } from '@kinloom/contract';
import { Progress } from '../files/Progress';
import { AnalysisEditor } from './AnalysisEditor';
import type { Corrections } from './analysis-corrections';
import type { ImportChoices } from './import-draft';
import { ImportReportView } from './ImportReportView';
import { SpeakerChoice } from './SpeakerChoice';

/** Preview of an import: report, speaker selection and analysis. Nothing is stored with a soul yet. */
export function ImportPreview({
  preview,
  reading,
  errorText,
  choices,
  corrections,
  onChoose,
  onCorrect,
}: {
  preview: SoulprintPreview | null;
  reading: { progress: number; message: string } | null;
  errorText: string | null;
  choices: ImportChoices;
  corrections: Corrections;
  onChoose: (choices: ImportChoices) => void;
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
          message={reading.message || 'Waiting to start…'}
        />
      )}
      {errorText !== null && !reading && (
        <p role="alert" className="rounded-card border border-bad p-4">
          {errorText}
        </p>
      )}
      {!preview && !reading && errorText === null && (
        <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line px-6 py-12 text-center">
          <ScanSearch size={32} aria-hidden="true" className="text-lamp-text" />
          <p className="max-w-sm text-soft">
            The preview shows the speakers, the period and what the messages reveal about the soul. Nothing is kept
            before you import it.
          </p>
        </div>
      )}
      {preview && (
        <>
          <section aria-label="Import summary" className="grid gap-4">
            <h3 className="text-xl">Import summary</h3>
            <ImportReportView report={preview.report} samples />
          </section>
          <SpeakerChoice report={preview.report} choices={choices} busy={reading !== null} onChoose={onChoose} />
          <AnalysisEditor analysis={preview.analysis} corrections={corrections} onCorrect={onCorrect} />
        </>
      )}
    </div>
  );
}
