import { useId, useState, type FormEvent } from 'react';
import {
  LIMITS,
  type ModelSettings,
  REPLY_LENGTHS,
  type Sampling,
  SAMPLING_PRESETS,
  type SoulConfig,
} from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import { useUpdateConfig } from '../use-administration';
import {
  LENGTH_LABELS,
  NUMBER_HINTS,
  NUMBER_LABELS,
  parseSampled,
  presetOf,
  problemText,
  SAMPLED_NUMBERS,
  type SampledNumber,
} from './sampling-text';
import { rolesFor } from './model-text';
import { useInspectServer } from './use-models';

type Entered = Readonly<Record<SampledNumber, string>>;

const enteredOf = (sampling: Pick<Sampling, SampledNumber>): Entered => ({
  temperature: sampling.temperature?.toString() ?? '',
  topP: sampling.topP?.toString() ?? '',
  minP: sampling.minP?.toString() ?? '',
});

/** Edits how the language model generates the replies of one soul. */
export function SamplingEditor({
  config,
  chat,
  onDone,
}: {
  config: SoulConfig;
  chat: ModelSettings;
  onDone: () => void;
}) {
  const configure = useUpdateConfig(config.soul.id);
  const [entered, setEntered] = useState(() => enteredOf(config.sampling));
  const [replyLength, setReplyLength] = useState(config.sampling.replyLength);
  const [model, setModel] = useState(config.sampling.model ?? '');
  const [temperature, topP, minP] = SAMPLED_NUMBERS.map((part) => parseSampled(part, entered[part]));
  const numbers =
    temperature === undefined || topP === undefined || minP === undefined ? null : { temperature, topP, minP };
  const preset = numbers && presetOf(numbers);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!numbers) return;
    const sampling: Sampling = { ...numbers, replyLength, model: model.trim() === '' ? null : model.trim() };
    configure.mutate({ sampling }, { onSuccess: onDone });
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit} noValidate>
      <div role="group" aria-label="Presets" className="flex flex-wrap gap-2">
        {SAMPLING_PRESETS.map((one) => (
          <button
            key={one.name}
            type="button"
            className="btn btn-quiet aria-pressed:border-lamp"
            aria-pressed={one === preset}
            onClick={() => setEntered(enteredOf(one))}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        {SAMPLED_NUMBERS.map((part) => (
          <Field
            key={part}
            label={NUMBER_LABELS[part]}
            inputMode="decimal"
            placeholder="the server’s default"
            hint={NUMBER_HINTS[part]}
            problem={parseSampled(part, entered[part]) === undefined ? problemText(part) : undefined}
            value={entered[part]}
            onChange={(event) => setEntered({ ...entered, [part]: event.target.value })}
          />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Reply length"
          name="reply-length"
          value={replyLength}
          options={REPLY_LENGTHS.map((value) => ({ value, label: LENGTH_LABELS[value] }))}
          onChange={setReplyLength}
        />
        <SoulModel chat={chat} model={model} onChange={setModel} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" disabled={configure.isPending || !numbers}>
          Save
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** The model of one soul; its server is asked for a list only when the button is pressed. */
function SoulModel({
  chat,
  model,
  onChange,
}: {
  chat: ModelSettings;
  model: string;
  onChange: (model: string) => void;
}) {
  const listId = useId();
  const inspect = useInspectServer();
  const names = inspect.data?.models.filter((one) => rolesFor(one).includes('chat')).map(({ name }) => name) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field
        label="Model of this soul"
        list={listId}
        maxLength={LIMITS.modelNameLength}
        placeholder={chat.model}
        hint={`A model at ${chat.baseUrl}. If it is missing there, ${chat.model} answers.`}
        value={model}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button
        type="button"
        className="btn btn-quiet justify-self-start"
        disabled={inspect.isPending}
        onClick={() => inspect.mutate({ baseUrl: chat.baseUrl })}
      >
        List its models
      </button>
      <div role="status" className="text-sm text-soft">
        {inspect.data && (names.length === 0 ? 'This server has no chat models.' : names.join(', '))}
      </div>
      {inspect.error && (
        <p role="alert" className="text-sm text-bad">
          {textOf(inspect.error)}
        </p>
      )}
    </div>
  );
}
