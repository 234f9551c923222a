import { useEffect, useRef } from 'react';
import { type ModelPull, type ModelServer, RECOMMENDED_MODELS } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { Table } from '../../../ui/Table';
import type { Connection } from './ConnectServer';
import { DownloadProgress } from './DownloadProgress';
import { Section } from '../Parts';
import { isRunning, useCancelPull, useInspectServer, usePull, useStartPull } from './use-models';

/** Models that a connected Ollama can download, and the download that runs; without either nothing. */
export function ModelDownloads({
  ollama,
  onPulled,
}: {
  ollama: Connection | null;
  onPulled: (server: ModelServer) => void;
}) {
  const pull = usePull();
  const start = useStartPull();
  const { mutate: inspect } = useInspectServer();
  const running = isRunning(pull.data);
  const wasRunning = useRef(false);
  const state = pull.data?.pull?.state;

  useEffect(() => {
    if (wasRunning.current && state === 'done' && ollama) {
      const { server, apiKey } = ollama;
      inspect({ baseUrl: server.baseUrl, ...(apiKey === '' ? {} : { apiKey }) }, { onSuccess: onPulled });
    }
    wasRunning.current = running;
  }, [running, state, ollama, inspect, onPulled]);

  if (ollama === null && !pull.data?.pull) return null;
  const installed = new Set(ollama?.server.models.map(({ name }) => name.replace(/:latest$/, '')));
  return (
    <Section
      title="Models to start with"
      intro="Ollama downloads these from its library. Sizes are approximate; how well a model writes depends on its size and was not measured here."
    >
      {pull.data?.pull && <Download pull={pull.data.pull} />}
      {ollama && (
        <Table
          label="Models to start with"
          headings={['Model', 'For', 'Size', 'Needs', 'Licence', '']}
          rows={RECOMMENDED_MODELS.map(({ name, use, bytes, memory, licence }) => ({
            id: name,
            head: name,
            cells: [
              use === 'chat' ? 'replies' : 'recall by meaning',
              formatBytes(bytes),
              memory,
              licence,
              installed.has(name) ? (
                <span key="installed" className="text-soft">
                  Installed
                </span>
              ) : (
                <button
                  key="pull"
                  type="button"
                  className="row-act"
                  aria-label={`Pull ${name}`}
                  disabled={running || start.isPending}
                  onClick={() => start.mutate({ baseUrl: ollama.server.baseUrl, model: name })}
                >
                  Pull
                </button>
              ),
            ],
          }))}
        />
      )}
    </Section>
  );
}

const STATES = { done: 'was pulled', failed: 'was not pulled' } as const;

function Download({ pull: { model, state, progress, message, error } }: { pull: ModelPull }) {
  const cancel = useCancelPull();
  if (state === 'done' || state === 'failed') {
    return (
      <p role="status" className={`mb-4 ${state === 'failed' ? 'text-bad' : ''}`}>
        {model} {STATES[state]}. {error}
      </p>
    );
  }
  return (
    <DownloadProgress
      model={model}
      message={message}
      progress={progress}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
    />
  );
}
