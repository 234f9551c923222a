import { useState } from 'react';
import type { ModelServer } from '@kinloom/contract';
import { ConnectServer, type Connection } from './ConnectServer';
import { EngineSection } from './EngineSection';
import { ModelDownloads } from './ModelDownloads';
import { ServerModels } from './ServerModels';

/** Finds servers, tests, chooses and downloads their models, and installs the own engine. */
export function ModelSetup() {
  const [connections, setConnections] = useState<readonly Connection[]>([]);
  const ollama = connections.find(({ server }) => server.kind === 'ollama');
  const refresh = (server: ModelServer) =>
    setConnections((current) =>
      current.map((one) => (one.server.baseUrl === server.baseUrl ? { ...one, server } : one)),
    );
  return (
    <>
      <ConnectServer onConnected={setConnections} />
      <EngineSection onConnected={setConnections} />
      {connections.map(({ server, apiKey }) => (
        <ServerModels key={server.baseUrl} server={server} apiKey={apiKey} />
      ))}
      <ModelDownloads ollama={ollama ?? null} onPulled={refresh} />
    </>
  );
}
