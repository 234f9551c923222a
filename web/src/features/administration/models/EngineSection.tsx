import { lazy, Suspense, useState } from 'react';
import type { EngineState, InstalledEngine } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { formatNumber } from '../../../lib/format/locale';
import { textOf } from '../../../lib/http/api';
import { QueryView, Section } from '../Parts';
import type { Connection } from './ConnectServer';
import { DownloadProgress } from './DownloadProgress';
import { EngineInstallForm } from './EngineInstallForm';
import { isInstalling, useCancelEngineInstallation, useEngine, useRemoveEngine } from './use-engine';
import { useInspectServer } from './use-models';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Installs, shows and removes the own engine, for machines without a model server. */
export function EngineSection({ onConnected }: { onConnected: (connections: readonly Connection[]) => void }) {
  const engine = useEngine();
  return (
    <Section
      title="Own engine"
      intro="Runs a model on this machine without a model server, by llama.cpp on the processor. It is installed into the data directory and can be removed completely."
    >
      <QueryView query={engine} errorTitle="The state of the engine could not be loaded">
        {(state) => <Engine state={state} onConnected={onConnected} />}
      </QueryView>
    </Section>
  );
}

const UNAVAILABLE = {
  not_supervised: 'The engine runs only where Kinloom is started with npm start. Connect a model server instead.',
  unsupported_platform: 'There is no prebuilt engine for this machine. Connect a model server instead.',
} as const;

function Engine({
  state,
  onConnected,
}: {
  state: EngineState;
  onConnected: (connections: readonly Connection[]) => void;
}) {
  const { unavailable, installed, installation, leftovers, version, resources } = state;
  const cancel = useCancelEngineInstallation();
  const remove = useRemoveEngine();
  const [isFormOpen, setIsFormOpen] = useState(false);
  if (installed) return <Installed engine={installed} version={version} onConnected={onConnected} />;
  if (installation && isInstalling(state)) {
    return (
      <DownloadProgress {...installation} isCancelling={cancel.isPending} onCancel={() => cancel.mutate(undefined)} />
    );
  }
  if (unavailable !== null) return <p className="text-soft">{UNAVAILABLE[unavailable]}</p>;
  return (
    <>
      {installation?.state === 'failed' && (
        <p role="status" className="mb-4 text-bad">
          {installation.model} was not installed. {installation.error}
        </p>
      )}
      {leftovers && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p className="text-soft">
            Files of the unfinished installation are kept: installing the same model again continues its download.
          </p>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            Delete these files
          </button>
        </div>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        aria-expanded={isFormOpen}
        onClick={() => setIsFormOpen(!isFormOpen)}
      >
        Choose a model to install
      </button>
      {isFormOpen && (
        <div className="mt-4">
          <EngineInstallForm version={version} resources={resources} />
        </div>
      )}
    </>
  );
}

const STATUS = {
  ready: 'The engine is running.',
  loading: 'The engine is loading the model.',
  stopped:
    'The engine is not running. Kinloom starts it within seconds; if it stays like this, see the output of npm start.',
} as const;

function Installed({
  engine: { baseUrl, model, bytes, contextTokens, status },
  version,
  onConnected,
}: {
  engine: InstalledEngine;
  version: string;
  onConnected: (connections: readonly Connection[]) => void;
}) {
  const inspect = useInspectServer();
  const remove = useRemoveEngine();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <p role="status" className={status === 'stopped' ? 'text-bad' : ''}>
        {STATUS[status]}
      </p>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-soft">
        {model} · {formatBytes(bytes)} · context up to {formatNumber(contextTokens)} tokens · node-llama-cpp {version} ·{' '}
        {baseUrl}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          disabled={status !== 'ready' || inspect.isPending}
          onClick={() => inspect.mutate({ baseUrl }, { onSuccess: (server) => onConnected([{ server, apiKey: '' }]) })}
        >
          Connect to the engine
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={remove.isPending}
          onClick={() => setIsConfirming(true)}
        >
          Remove
        </button>
      </div>
      {inspect.error && (
        <p role="alert" className="mt-3 text-bad">
          {textOf(inspect.error)}
        </p>
      )}
      {isConfirming && (
        <Suspense>
          <Confirm
            title="Remove the engine"
            question={`The engine and ${model} (${formatBytes(bytes)}) are deleted from this machine. What uses the model falls back to the built-in voice.`}
            action="Remove"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
            onClose={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
