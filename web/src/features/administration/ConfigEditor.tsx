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
import { SelectField } from '../../ui/SelectField';
import { useUpdateConfig } from './use-administration';
import { STYLE_LABELS } from './admin-text';

const EMPTY_RULE: CoreConstraint = { type: 'negative', severity: 2, rule: '', fallbackPhrase: '' };
const RULE_KINDS = (['negative', 'positive'] as const).flatMap((type) =>
  [1, 2, 3].map((severity) => ({ value: `${type} ${severity}`, label: `${type}, severity ${severity} of 3` })),
);
const TRAITS = Object.keys(STYLE_LABELS) as (keyof ThinkingStyle)[];

/** Edits a soul's voice constraints and thinking style. The server re-adds the built-in rules if they are removed. */
export function ConfigEditor({ config, onDone }: { config: SoulConfig; onDone: () => void }) {
  const configure = useUpdateConfig(config.soul.id);
  const [voice, setVoice] = useState<VoiceConstraints>(config.voiceConstraints);
  const [style, setStyle] = useState<ThinkingStyle>(config.thinkingStyle);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const hasBlank =
    voice.coreConstraints.some(({ rule }) => rule.trim() === '') || TRAITS.some((trait) => style[trait].trim() === '');

  const setRules = (coreConstraints: CoreConstraint[]): void => setVoice({ ...voice, coreConstraints });
  const setRule = (index: number, change: Partial<CoreConstraint>): void =>
    setRules(voice.coreConstraints.map((rule, other) => (other === index ? { ...rule, ...change } : rule)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (!hasBlank) configure.mutate({ voiceConstraints: voice, thinkingStyle: style }, { onSuccess: onDone });
  }

  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Adaptability level"
          value={String(voice.adaptabilityLevel)}
          options={['0 · keeps its style', '1', '2', '3 · adapts to the person'].map((label, level) => ({
            value: String(level),
            label,
          }))}
          onChange={(level) =>
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
          Write a rule as an instruction: “Asks no questions.”, “Never mentions ‘boats’.” The built-in rules always
          apply.
        </p>
        <ul className="grid gap-4">
          {voice.coreConstraints.map((constraint, index) => (
            // Rules have no id, so the index is the key.
            <li
              key={index}
              className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <div className="sm:col-span-2">
                <Field
                  label={`Rule ${index + 1}`}
                  maxLength={LIMITS.ruleLength}
                  problem={isSubmitted && constraint.rule.trim() === '' ? 'Enter the rule.' : undefined}
                  value={constraint.rule}
                  onChange={(event) => setRule(index, { rule: event.target.value })}
                />
              </div>
              <button
                type="button"
                className="icon-btn self-end"
                aria-label={`Remove rule ${index + 1}`}
                onClick={() => setRules(voice.coreConstraints.filter((_, other) => other !== index))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
              <SelectField
                label="Kind and severity"
                value={`${constraint.type} ${constraint.severity}`}
                options={RULE_KINDS}
                onChange={(selected) => {
                  const [type, severity] = selected.split(' ');
                  setRule(index, {
                    type: type === 'positive' ? 'positive' : 'negative',
                    severity: Number(severity) as CoreConstraint['severity'],
                  });
                }}
              />
              <Field
                label="Says instead"
                maxLength={LIMITS.ruleLength}
                value={constraint.fallbackPhrase}
                onChange={(event) => setRule(index, { fallbackPhrase: event.target.value })}
              />
            </li>
          ))}
        </ul>
        {voice.coreConstraints.length < LIMITS.rules && (
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => setRules([...voice.coreConstraints, EMPTY_RULE])}
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
            label={STYLE_LABELS[trait]}
            maxLength={LIMITS.ruleLength}
            problem={isSubmitted && style[trait].trim() === '' ? 'Enter a description.' : undefined}
            value={style[trait]}
            onChange={(event) => setStyle({ ...style, [trait]: event.target.value })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" disabled={configure.isPending}>
          Save
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
            Reset to the soul’s own values
          </button>
        )}
      </div>
    </form>
  );
}
