import { useId } from 'react';
import type { EndpointCondition, ModelSettings, ModelsInUse } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';
import { Toggle } from '../../../ui/Toggle';
import { SelectField } from '../../../ui/SelectField';
import { conditionTexts, contextOf, contextOptions, problemTexts, ROLE_NAMES, SERVER_NAMES } from './model-text';
import { useChooseModel, useSetBuiltInFallback, useStopUsingModel } from './use-models';

const ENDPOINTS = { chat: 'primary', fallback: 'fallback' } as const;

/** The model of each role, with its context, its state and what goes wrong with it. */
export function CurrentModels({ models: { roles, conditions, builtInFallback } }: { models: ModelsInUse }) {
  const isBuiltIn = !roles.some(({ role }) => role === 'chat');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isBuiltIn && (
        <p>The built-in voice answers. It needs no model; a language model understands more and writes more freely.</p>
      )}
      {roles.length > 0 && (
        <ul aria-label="Models in use" className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {roles.map((settings) => (
            <CurrentModel key={settings.role} settings={settings} condition={conditionOf(settings, conditions)} />
          ))}
        </ul>
      )}
      {!isBuiltIn && <BuiltInFallback fallback={builtInFallback} />}
    </div>
  );
}

function conditionOf({ role }: ModelSettings, conditions: readonly EndpointCondition[]): EndpointCondition | undefined {
  return role === 'chat' || role === 'fallback' ? conditions.find(({ name }) => name === ENDPOINTS[role]) : undefined;
}

function CurrentModel({ settings, condition }: { settings: ModelSettings; condition: EndpointCondition | undefined }) {
  const stop = useStopUsingModel();
  const { role, source, server, baseUrl, model, hasKey } = settings;
  const context = contextOf(settings, condition);
  const isReplying = role === 'chat' || role === 'fallback';
  const problems = condition ? problemTexts(settings, condition) : [];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-lg">{ROLE_NAMES[role]}</h3>
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{model}</span> · {SERVER_NAMES[server]} at {baseUrl}
        </p>
        <p className="text-sm text-soft">
          {context === null ? 'Context: known after the first reply' : `Context: ${formatNumber(context)} tokens`}
          {hasKey && ' · with a key'}
        </p>
        {condition && <p className="text-sm text-soft">{conditionTexts(condition).join(' ')}</p>}
        {problems.length > 0 && (
          <ul aria-label={`Problems of ${model}`} className="mt-1 grid gap-1 text-sm text-bad">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {isReplying && source === 'settings' && <ContextChoice settings={settings} />}
      </div>
      {source === 'environment' ? (
        <p className="max-w-60 text-sm text-soft">
          Set by environment variables, which take precedence over this page.
        </p>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Stop using ${model} for ${ROLE_NAMES[role].toLowerCase()}`}
          disabled={stop.isPending}
          onClick={() => stop.mutate(role)}
        >
          Stop using
        </button>
      )}
    </li>
  );
}

/** The context that prompts are made for. Ollama loads its model with it; other servers must be set to the same. */
function ContextChoice({ settings: { role, server, baseUrl, model, contextTokens } }: { settings: ModelSettings }) {
  const choose = useChooseModel();
  return (
    <div className="mt-3 max-w-60">
      <SelectField
        label={`Context for ${ROLE_NAMES[role].toLowerCase()}`}
        name={`context-${role}`}
        value={contextTokens ?? 0}
        options={contextOptions(contextTokens)}
        // Without a key in the request, the stored one stays.
        onChange={(tokens) =>
          choose.mutate({ role, server, baseUrl, model, contextTokens: tokens === 0 ? null : tokens })
        }
      />
    </div>
  );
}

function BuiltInFallback({ fallback: { on, fixed } }: { fallback: ModelsInUse['builtInFallback'] }) {
  const id = useId();
  const change = useSetBuiltInFallback();
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
      <div className="min-w-0">
        <p id={id}>The built-in voice answers where no model does</p>
        <p id={`${id}-about`} className="text-sm text-soft">
          {fixed
            ? 'Set by LLM_FALLBACK in the environment.'
            : 'Otherwise replies wait until a model answers. The reply says who answered.'}
        </p>
      </div>
      <Toggle
        labelledBy={id}
        describedBy={`${id}-about`}
        checked={on}
        disabled={fixed || change.isPending}
        onChange={(next) => change.mutate(next)}
      />
    </div>
  );
}
