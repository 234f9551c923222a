import { useId, useState } from 'react';
import type { ModelRole, ModelServer, ServerModel } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../../lib/focus/use-restore-focus-on-close';
import { textOf } from '../../../lib/http/api';
import { SelectField } from '../../../ui/SelectField';
import { Table } from '../../../ui/Table';
import { ContinuityCheck } from './ContinuityCheck';
import { ABILITY_NAMES, contextText, ROLE_NAMES, rolesFor, SERVER_NAMES, sizeText, testText } from './model-text';
import { Section } from '../Parts';
import type { Candidate } from './use-continuity-check';
import { useChooseModel, useTestModel } from './use-models';

/** Models listed at once; a field filters longer lists. */
const SHOWN = 30;

/** The models of a server, each with its test and its use. */
export function ServerModels({ server, apiKey }: { server: ModelServer; apiKey: string }) {
  const [filter, setFilter] = useState('');
  const matching = server.models.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const version = server.version === null ? '' : ` ${server.version}`;
  const [compared, setCompared] = useState<Candidate | null>(null);
  const id = useId();
  const compareIdOf = (model: string) => `${id}-compare-${model}`;
  const [openedFor, setOpenedFor] = useState('');
  // By id: the table replaces its buttons when the width of the window changes.
  useRestoreFocusOnClose(compared !== null, () => document.getElementById(compareIdOf(openedFor))?.focus());

  function handleCompare(candidate: Candidate): void {
    setOpenedFor(candidate.model);
    setCompared(candidate);
  }

  return (
    <>
      <Section title={`${SERVER_NAMES[server.kind]}${version}`} intro={`At ${server.baseUrl}`}>
        {server.models.length === 0 && <p className="text-soft">This server has no models yet.</p>}
        {server.models.length > SHOWN && (
          <label className="mb-3 grid max-w-sm gap-2 text-sm font-medium text-soft">
            Filter by name
            <input className="input" type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
          </label>
        )}
        {matching.length > 0 && (
          <Table
            label={`Models of ${SERVER_NAMES[server.kind]}`}
            headings={['Model', 'Size', 'Context', 'Abilities', '']}
            rows={matching.slice(0, SHOWN).map((model) => ({
              id: model.name,
              head: model.name,
              cells: [
                sizeText(model),
                contextText(model),
                model.abilities?.map((ability) => ABILITY_NAMES[ability]).join(', ') ?? 'unknown',
                <ModelActions
                  key="actions"
                  server={server}
                  apiKey={apiKey}
                  model={model}
                  compareId={compareIdOf(model.name)}
                  onCompare={handleCompare}
                />,
              ],
            }))}
          />
        )}
        {matching.length > SHOWN && (
          <p className="mt-3 text-sm text-soft">
            {SHOWN} of {matching.length} models are shown. Filter by name to see others.
          </p>
        )}
      </Section>
      {compared && <ContinuityCheck key={compared.model} candidate={compared} onClose={() => setCompared(null)} />}
    </>
  );
}

function ModelActions({
  server,
  apiKey,
  model,
  compareId,
  onCompare,
}: {
  server: ModelServer;
  apiKey: string;
  model: ServerModel;
  compareId: string;
  onCompare: (candidate: Candidate) => void;
}) {
  const roles = rolesFor(model);
  const [role, setRole] = useState<ModelRole>(roles[0] ?? 'chat');
  const test = useTestModel();
  const choose = useChooseModel();
  const target = {
    server: server.kind,
    baseUrl: server.baseUrl,
    model: model.name,
    ...(apiKey === '' ? {} : { apiKey }),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={`Use ${model.name} for`}
          value={role}
          options={roles.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          onChange={(picked) => {
            const next = roles.find((value) => value === picked);
            if (next) setRole(next);
          }}
        />
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Test ${model.name}`}
          disabled={test.isPending}
          onClick={() => test.mutate({ ...target, use: role === 'embeddings' ? 'embeddings' : 'chat' })}
        >
          Test
        </button>
        {role === 'chat' && (
          <button
            type="button"
            id={compareId}
            className="btn btn-quiet"
            aria-label={`Compare ${model.name} with the model in use`}
            onClick={() => onCompare(target)}
          >
            Compare
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Use ${model.name}`}
          disabled={choose.isPending}
          onClick={() => choose.mutate({ role, ...target })}
        >
          Use
        </button>
      </div>
      <div role="status" className="text-sm">
        {test.isPending && <p className="text-soft">Testing. The first answer can take a minute while it loads…</p>}
        {test.data && (
          <>
            {test.data.reply !== '' && <p className="[overflow-wrap:anywhere]">“{test.data.reply}”</p>}
            <p className="text-soft">{testText(test.data)}</p>
          </>
        )}
      </div>
      {test.error && (
        <p role="alert" className="text-sm text-bad">
          {textOf(test.error)}
        </p>
      )}
    </div>
  );
}
