import type { ImportReport } from '@kinloom/contract';
import { fullTime } from '../../../lib/time';
import { counted, noteWords, programOf, skippedWords, spanWords } from './words';

/** Speakers that are named one by one. */
const NAMED = 8;

/** What was understood of an export, in words. */
export function Report({ report, samples = false }: { report: ImportReport; samples?: boolean }) {
  const skipped = skippedWords(report);
  const span = spanWords(report.span);
  const notes = noteWords(report.notes);
  const named = report.speakers.slice(0, NAMED);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Item name="What it is">{programOf(report.format)}</Item>
        <Item name="Kept">
          {counted(report.kept, 'message')} in {counted(report.threads, 'conversation')}
        </Item>
        {span !== null && <Item name="From when to when">{span}</Item>}
        {named.length > 0 && (
          <Item name="Who speaks">
            <ul>
              {named.map(({ name, messages }) => (
                <li key={name} className="[overflow-wrap:anywhere]">
                  {name} <span className="text-sm text-soft">· {counted(messages, 'message')}</span>
                </li>
              ))}
              {report.speakers.length > NAMED && (
                <li className="text-sm text-soft">and {report.speakers.length - NAMED} more</li>
              )}
            </ul>
          </Item>
        )}
        <Item name="Left out">
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
        <ul aria-label="What else to know" className="grid gap-1 rounded-card border border-line p-3 text-sm text-soft">
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
    <section aria-label="A few of the messages" className="grid gap-2">
      <h4 className="text-sm font-medium text-soft">A few of the messages</h4>
      <ul className="grid gap-2 rounded-card bg-ground p-3">
        {report.samples.map(({ speaker, text, at }, place) => (
          <li key={place} className="text-sm [overflow-wrap:anywhere]">
            <span className="font-semibold">{speaker === '' ? 'Nobody named' : speaker}</span>
            {at !== null && <span className="text-xs text-soft"> · {fullTime(at)}</span>}
            <p className="line-clamp-3 whitespace-pre-line text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
