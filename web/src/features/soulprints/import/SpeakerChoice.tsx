import { useId } from 'react';
import type { ImportReport } from '@kinloom/contract';
import { RadioTiles } from '../../../ui/RadioTiles';
import type { ImportChoices } from './import-draft';
import { countText, confidenceText } from './import-report-texts';

/** Maximum number of speakers in a select. */
const MAX_SPEAKERS = 100;

const DATE_ORDERS = [
  { value: 'dmy', label: 'Day first', hint: '3/4 is the third of April' },
  { value: 'mdy', label: 'Month first', hint: '3/4 is the fourth of March' },
] as const;

/** Questions about an export: which speaker is the soul, which is the user, and the date order if it is ambiguous. */
export function SpeakerChoice({
  report,
  choices,
  busy,
  onChoose,
}: {
  report: ImportReport;
  choices: ImportChoices;
  busy: boolean;
  onChoose: (choices: ImportChoices) => void;
}) {
  const { dateOrder } = report;
  const asksDateOrder = dateOrder !== null && (dateOrder.ambiguous || choices.dateOrder !== undefined);
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
                  ...(soulSpeaker === personSpeakerOf(report, choices) ? swapRoles(report, choices) : {}),
                })
              }
            />
            <SpeakerSelect
              label="Who are you?"
              report={report}
              value={personSpeakerOf(report, choices)}
              busy={busy}
              onChange={(personSpeaker) => onChoose({ ...choices, personSpeaker })}
            />
          </div>
          {choices.soulSpeaker === undefined && <p className="text-sm text-soft">{confidenceText(report.sure)}</p>}
        </div>
      )}
      {asksDateOrder && (
        <div className="rounded-card border border-lamp p-4">
          <p className="mb-3">The date format of this export is ambiguous.</p>
          <RadioTiles
            label="What does 3/4 mean?"
            columns="grid-cols-1 sm:grid-cols-2"
            options={DATE_ORDERS}
            value={choices.dateOrder ?? (dateOrder.order === 'mdy' ? 'mdy' : 'dmy')}
            onChange={(order) => onChoose({ ...choices, dateOrder: order })}
          />
        </div>
      )}
    </div>
  );
}

const personSpeakerOf = (report: ImportReport, choices: ImportChoices): string =>
  choices.personSpeaker ?? report.person ?? '';

/** Swaps the roles when the user's speaker is selected as the soul. */
function swapRoles(report: ImportReport, choices: ImportChoices): Pick<ImportChoices, 'personSpeaker'> {
  const previousSoul = choices.soulSpeaker ?? report.soul;
  return previousSoul === null ? {} : { personSpeaker: previousSoul };
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
        {report.speakers.slice(0, MAX_SPEAKERS).map(({ name, messages }) => (
          <option key={name} value={name}>
            {name} ({countText(messages, 'message')})
          </option>
        ))}
      </select>
    </div>
  );
}
