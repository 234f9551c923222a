import { Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import {
  LIMITS,
  type CoreConstraint,
  type SoulConfig,
  type ThinkingStyle,
  type VoiceConstraints,
} from '@kinloom/contract';
import { Field } from '../../ui/Field';
import { Pick } from '../archive/Pick';
import { useConfigure } from './use-administration';
import { STYLE_WORDS } from './words';

const EMPTY: CoreConstraint = { type: 'negative', severity: 2, rule: '', fallbackPhrase: '' };
const KINDS = (['negative', 'positive'] as const).flatMap((type) =>
  [1, 2, 3].map((severity) => ({ value: `${type} ${severity}`, label: `${type}, severity ${severity} of 3` })),
);
const TRAITS = Object.keys(STYLE_WORDS) as (keyof ThinkingStyle)[];

/** Changes how a soul speaks and thinks. The rules of the house come back whatever is taken out. */
export function ConfigEditor({ config, onDone }: { config: SoulConfig; onDone: () => void }) {
  const configure = useConfigure(config.soul.id);
  const [voice, setVoice] = useState<VoiceConstraints>(config.voiceConstraints);
  const [style, setStyle] = useState<ThinkingStyle>(config.thinkingStyle);
  const [tried, setTried] = useState(false);
  const blank =
    voice.coreConstraints.some(({ rule }) => rule.trim() === '') || TRAITS.some((trait) => style[trait].trim() === '');

  const setRules = (coreConstraints: CoreConstraint[]): void => setVoice({ ...voice, coreConstraints });
  const setRule = (place: number, change: Partial<CoreConstraint>): void =>
    setRules(voice.coreConstraints.map((one, at) => (at === place ? { ...one, ...change } : one)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!blank) configure.mutate({ voiceConstraints: voice, thinkingStyle: style }, { onSuccess: onDone });
  }

  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <div className="grid gap-5 sm:grid-cols-2">
        <Pick
          label="Adaptability level"
          value={String(voice.adaptabilityLevel)}
          options={['0 · keeps its manner', '1', '2', '3 · follows the person'].map((label, level) => ({
            value: String(level),
            label,
          }))}
          onPick={(level) =>
            setVoice({ ...voice, adaptabilityLevel: Number(level) as VoiceConstraints['adaptabilityLevel'] })
          }
        />
        <Field
          label="Voice rigidity, 0 to 1"
          type="number"
          min={0}
          max={1}
          step={0.05}
          value={voice.voiceRigidity}
          onChange={(event) => setVoice({ ...voice, voiceRigidity: Number(event.target.value) })}
        />
      </div>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-3 text-lg">Rules</legend>
        <p className="-mt-2 text-sm text-soft">
          A rule is read like an instruction: “Asks no questions.”, “Never mentions ‘boats’.” The rules of the house
          stay, whatever is changed here.
        </p>
        <ul className="grid gap-4">
          {voice.coreConstraints.map((constraint, place) => (
            // Rules have no name of their own: the place is all that tells one from another.
            <li
              key={place}
              className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <div className="sm:col-span-2">
                <Field
                  label={`Rule ${place + 1}`}
                  maxLength={LIMITS.ruleLength}
                  problem={tried && constraint.rule.trim() === '' ? 'A rule needs words.' : undefined}
                  value={constraint.rule}
                  onChange={(event) => setRule(place, { rule: event.target.value })}
                />
              </div>
              <button
                type="button"
                className="icon-btn self-end"
                aria-label={`Take out rule ${place + 1}`}
                onClick={() => setRules(voice.coreConstraints.filter((_, at) => at !== place))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
              <Pick
                label="Kind and severity"
                value={`${constraint.type} ${constraint.severity}`}
                options={KINDS}
                onPick={(picked) => {
                  const [type, severity] = picked.split(' ');
                  setRule(place, {
                    type: type === 'positive' ? 'positive' : 'negative',
                    severity: Number(severity) as CoreConstraint['severity'],
                  });
                }}
              />
              <Field
                label="Says instead"
                maxLength={LIMITS.ruleLength}
                value={constraint.fallbackPhrase}
                onChange={(event) => setRule(place, { fallbackPhrase: event.target.value })}
              />
            </li>
          ))}
        </ul>
        {voice.coreConstraints.length < LIMITS.rules && (
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => setRules([...voice.coreConstraints, EMPTY])}
          >
            <Plus size={18} aria-hidden="true" />
            Add a rule
          </button>
        )}
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-lg">Thinking style</legend>
        {TRAITS.map((trait) => (
          <Field
            key={trait}
            label={STYLE_WORDS[trait]}
            maxLength={LIMITS.ruleLength}
            problem={tried && style[trait].trim() === '' ? 'A few words, please.' : undefined}
            value={style[trait]}
            onChange={(event) => setStyle({ ...style, [trait]: event.target.value })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" disabled={configure.isPending}>
          Keep
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          Cancel
        </button>
        {config.changed && (
          <button
            type="button"
            className="btn btn-quiet"
            disabled={configure.isPending}
            onClick={() => configure.mutate({ voiceConstraints: null, thinkingStyle: null }, { onSuccess: onDone })}
          >
            As the soul itself has it
          </button>
        )}
      </div>
    </form>
  );
}
