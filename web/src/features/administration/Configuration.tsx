import { useState, type ReactNode } from 'react';
import { ADMINISTRATION_TEXTS, type SoulConfig, type ThinkingStyle } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { formatNumber } from '../../lib/format/locale';
import { relativeTime } from '../../lib/format/time';
import { SoulSampling } from './models/SoulSampling';
import { ConfigEditor } from './ConfigEditor';
import { Constraints, formatRules } from './Constraints';
import { QueryView } from './Parts';
import { PrivateSoulNote } from './PrivateSoulNote';
import { Reflections } from './Reflections';
import { useConfig } from './use-administration';
import { STYLE_LABELS } from './admin-text';

/** A soul's configuration and current state. */
export function Configuration({ id }: { id: number }) {
  const config = useConfig(id);
  const [editing, setEditing] = useState(false);
  return (
    <QueryView query={config} errorTitle="The configuration could not be loaded">
      {(config) =>
        'withheld' in config ? (
          <PrivateSoulNote />
        ) : editing ? (
          <ConfigEditor config={config} onDone={() => setEditing(false)} />
        ) : (
          <ConfigurationView config={config} onEdit={() => setEditing(true)} />
        )
      }
    </QueryView>
  );
}

function ConfigurationView({ config, onEdit }: { config: SoulConfig; onEdit: () => void }) {
  const { voiceConstraints: voice, thinkingStyle, currentState, reflectionInsights, relationalPatterns } = config;
  const now = useNow();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Part
        title="Voice constraints"
        aside={
          config.soul.own && (
            <button type="button" className="btn btn-quiet" onClick={onEdit}>
              Edit
            </button>
          )
        }
      >
        <p className="text-soft">
          {formatRules(voice.coreConstraints.length)} · adaptability {voice.adaptabilityLevel} of 3 · rigidity{' '}
          {Math.round(voice.voiceRigidity * 100)}%{config.changed && ' · changed manually'}
        </p>
        <p className="mt-1 max-w-prose text-sm text-soft">
          A negative rule says what the soul must not do, a positive one what it should do. A reply that breaks a rule
          of severity 3 is replaced by the phrase below the rule.
        </p>
        <Constraints constraints={voice.coreConstraints} />
      </Part>
      <Part title="Thinking style">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {(Object.keys(STYLE_LABELS) as (keyof ThinkingStyle)[]).map((trait) => (
            <div key={trait}>
              <dt className="text-sm text-soft">{STYLE_LABELS[trait]}</dt>
              <dd className="first-letter:uppercase">{thinkingStyle[trait]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Language model">
        <SoulSampling config={config} />
      </Part>
      <Part title="Current state">
        <p>
          {currentState.status} · energy {currentState.energy}% ·{' '}
          {currentState.restraintState.state === 'none'
            ? 'not restrained'
            : `restrained: ${currentState.restraintState.reason}`}
        </p>
      </Part>
      <Part title="Relational patterns">
        {relationalPatterns.length === 0 ? (
          <p className="text-soft">{ADMINISTRATION_TEXTS.noPatterns}</p>
        ) : (
          relationalPatterns.map(({ userId, pattern }) => (
            <dl key={userId} className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3">
              <Fact name="Words in a message" value={formatNumber(pattern.avgResponseLength)} />
              <Fact name="Questions to a statement" value={formatNumber(pattern.questionToStatementRatio)} />
              <Fact name="Emotional style" value={pattern.emotionalStyle} />
              <Fact name="Typical pacing" value={pattern.typicalPacing} />
              <Fact name="Interactions" value={formatNumber(pattern.interactionCount)} />
              <Fact name="Last updated" value={relativeTime(pattern.lastUpdated, now)} />
            </dl>
          ))
        )}
      </Part>
      <Part title="Reflections">
        <Reflections reflections={config.reflections} insights={reflectionInsights} />
      </Part>
      <Part title="Recent memories">
        {config.recentMemories.length === 0 ? (
          <p className="text-soft">No memories yet.</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {config.recentMemories.map((memory) => (
              <li key={memory.id} className="flex flex-wrap justify-between gap-x-6">
                <span className="min-w-0 [overflow-wrap:anywhere]">{memory.title}</span>
                <span className="text-sm text-soft">
                  {memory.memoryLayer} · weight {formatNumber(memory.emotionalWeight)} ·{' '}
                  {relativeTime(memory.createdAt, now)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}
