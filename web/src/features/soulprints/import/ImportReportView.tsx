import type { ImportReport } from '@kinloom/contract';
import { fullTime } from '../../../lib/format/time';
import { countText, noteTexts, formatLabel, skippedTexts, periodText } from './import-report-texts';

/** Maximum number of speakers listed by name. */
const MAX_NAMED = 8;

/** Import report: format, counts, period, speakers, skipped messages and notes. */
export function ImportReportView({ report, samples = false }: { report: ImportReport; samples?: boolean }) {
  const skipped = skippedTexts(report);
  const span = periodText(report.span);
  const notes = noteTexts(report.notes);
  const namedSpeakers = report.speakers.slice(0, MAX_NAMED);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Item name="Format">{formatLabel(report.format)}</Item>
        <Item name="Imported">
          {countText(report.kept, 'message')} in {countText(report.threads, 'conversation')}
        </Item>
        {span !== null && <Item name="Period">{span}</Item>}
        {namedSpeakers.length > 0 && (
          <Item name="Speakers">
            <ul>
              {namedSpeakers.map(({ name, messages }) => (
                <li key={name} className="[overflow-wrap:anywhere]">
                  {name} <span className="text-sm text-soft">· {countText(messages, 'message')}</span>
                </li>
              ))}
              {report.speakers.length > MAX_NAMED && (
                <li className="text-sm text-soft">and {report.speakers.length - MAX_NAMED} more</li>
              )}
            </ul>
          </Item>
        )}
        <Item name="Skipped">
          {skipped.length === 0 ? (
            'Nothing'
          ) : (
            <ul>
              {skipped.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Item>
      </dl>
      {notes.length > 0 && (
        <ul aria-label="Notes" className="grid gap-1 rounded-card border border-line p-3 text-sm text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {samples && report.samples.length > 0 && <Samples report={report} />}
    </div>
  );
}

function Item({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Samples({ report }: { report: ImportReport }) {
  return (
    <section aria-label="Sample messages" className="grid gap-2">
      <h4 className="text-sm font-medium text-soft">Sample messages</h4>
      <ul className="grid gap-2 rounded-card bg-ground p-3">
        {report.samples.map(({ speaker, text, at }, index) => (
          <li key={index} className="text-sm [overflow-wrap:anywhere]">
            <span className="font-semibold">{speaker === '' ? 'Unknown speaker' : speaker}</span>
            {at !== null && <span className="text-xs text-soft"> · {fullTime(at)}</span>}
            <p className="line-clamp-3 whitespace-pre-line text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
