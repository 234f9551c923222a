import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { LIMITS, type ModelServer } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { Field } from '../../../ui/Field';
import { Section } from '../Parts';
import { useFindServers, useInspectServer } from './use-models';

/** A server that answered, and the key that was entered for it. */
export interface Connection {
  server: ModelServer;
  apiKey: string;
}

/** Looks for model servers on the machine of Kinloom, or connects to an address. */
export function ConnectServer({ onConnected }: { onConnected: (connections: readonly Connection[]) => void }) {
  const find = useFindServers();
  const inspect = useInspectServer();
  const [baseUrl, setBaseUrl] = useState('');
  const [apiKey, setApiKey] = useState('');
  const isBusy = find.isPending || inspect.isPending;
  const error = find.error ?? inspect.error;

  function handleFind(): void {
    inspect.reset();
    find.mutate(undefined, {
      onSuccess: ({ servers }) => onConnected(servers.map((server) => ({ server, apiKey: '' }))),
    });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    find.reset();
    inspect.mutate(
      { baseUrl, ...(apiKey === '' ? {} : { apiKey }) },
      { onSuccess: (server) => onConnected([{ server, apiKey }]) },
    );
  }

  return (
    <Section
      title="Connect a model"
      intro="Looks for Ollama, LM Studio, llama.cpp and vLLM on the machine that Kinloom runs on. Nothing is contacted before you press the button."
      aside={
        <button type="button" className="btn btn-primary gap-2" disabled={isBusy} onClick={handleFind}>
          <Search size={18} aria-hidden="true" />
          Find a model on this machine
        </button>
      }
    >
      <form className="grid gap-4 lg:grid-cols-[2fr_1fr_auto] lg:items-end" onSubmit={handleSubmit}>
        <Field
          label="Address of a model server"
          type="url"
          required
          maxLength={LIMITS.modelAddressLength}
          placeholder="https://api.example.org/v1"
          value={baseUrl}
          onChange={(event) => setBaseUrl(event.target.value)}
        />
        <Field
          label="Key, if it needs one"
          type="password"
          autoComplete="off"
          maxLength={LIMITS.modelKeyLength}
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value)}
        />
        <button type="submit" className="btn btn-quiet justify-self-start" disabled={isBusy}>
          Connect
        </button>
      </form>
      <div role="status" className="mt-3 empty:mt-0">
        {isBusy && <p className="text-soft">Looking for models…</p>}
        {find.data?.servers.length === 0 && (
          <p>
            No model server was found at {find.data.probed.map((url) => new URL(url).host).join(', ')}. Start one, or
            enter its address.
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-bad">
          {textOf(error)}
        </p>
      )}
    </Section>
  );
}
