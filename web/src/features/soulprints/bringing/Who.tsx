import { useId } from 'react';
import type { ImportReport } from '@kinloom/contract';
import { Choice } from '../../settings/Choice';
import type { Choices } from './draft';
import { counted, sureWords } from './words';

/** Speakers to choose among: more than these, nobody wants to look through. */
const MOST = 100;

const ORDERS = [
  { value: 'dmy', label: 'Day first', hint: '3/4 is the third of April' },
  { value: 'mdy', label: 'Month first', hint: '3/4 is the fourth of March' },
] as const;

/** What only the person can know of an export: who is who, and, where it can be read both ways, what its dates mean. */
export function Who({
  report,
  choices,
  busy,
  onChoose,
}: {
  report: ImportReport;
  choices: Choices;
  busy: boolean;
  onChoose: (choices: Choices) => void;
}) {
  const { dateOrder } = report;
  const asks = dateOrder !== null && (dateOrder.ambiguous || choices.dateOrder !== undefined);
  return (
    <div className="grid gap-5">
      {report.speakers.length > 0 && (
        <div className="grid gap-3">
          <div className="grid gap-4 sm:grid-cols-2">
            <SpeakerSelect
              label="Who is the soul?"
              report={report}
              value={choices.soulSpeaker ?? report.soul ?? ''}
              busy={busy}
              onChange={(soulSpeaker) =>
                onChoose({
                  ...choices,
                  soulSpeaker,
                  ...(soulSpeaker === person(report, choices) ? swapped(report, choices) : {}),
                })
              }
            />
            <SpeakerSelect
              label="Who are you?"
              report={report}
              value={person(report, choices)}
              busy={busy}
              onChange={(personSpeaker) => onChoose({ ...choices, personSpeaker })}
            />
          </div>
          {choices.soulSpeaker === undefined && <p className="text-sm text-soft">{sureWords(report.sure)}</p>}
        </div>
      )}
      {asks && (
        <div className="rounded-card border border-lamp p-4">
          <p className="mb-3">Nothing in the export says how its dates are meant.</p>
          <Choice
            label="What does 3/4 mean?"
            columns="grid-cols-1 sm:grid-cols-2"
            options={ORDERS}
            value={choices.dateOrder ?? (dateOrder.order === 'mdy' ? 'mdy' : 'dmy')}
            onChange={(order) => onChoose({ ...choices, dateOrder: order })}
          />
        </div>
      )}
    </div>
  );
}

const person = (report: ImportReport, choices: Choices): string => choices.personSpeaker ?? report.person ?? '';

/** Whoever was the person becomes the soul: the soul before is then the person. */
function swapped(report: ImportReport, choices: Choices): Pick<Choices, 'personSpeaker'> {
  const before = choices.soulSpeaker ?? report.soul;
  return before === null ? {} : { personSpeaker: before };
}

function SpeakerSelect({
  label,
  report,
  value,
  busy,
  onChange,
}: {
  label: string;
  report: ImportReport;
  value: string;
  busy: boolean;
  onChange: (name: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        aria-disabled={busy}
        onChange={(event) => !busy && event.target.value !== '' && onChange(event.target.value)}
      >
        {value === '' && <option value="">Please choose</option>}
        {report.speakers.slice(0, MOST).map(({ name, messages }) => (
          <option key={name} value={name}>
            {name} ({counted(messages, 'message')})
          </option>
        ))}
      </select>
    </div>
  );
}
