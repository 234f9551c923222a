import type { EngineManifest } from './engine-folder';

const TIMEOUT_MS = 2_000;

/** `loading`: the process runs and loads its model. */
export type EngineStatus = 'ready' | 'loading' | 'stopped';

/** Asks the engine at its port. An answer of another program there counts as `stopped`. */
export async function engineStatus({
  port,
  model,
}: Pick<EngineManifest, 'port'> & { model: { name: string } }): Promise<EngineStatus> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = (await response.json()) as { status?: unknown; model?: unknown };
    if (body.model !== model.name) return 'stopped';
    return body.status === 'ok' ? 'ready' : 'loading';
  } catch {
    // Nothing listens, or what does is not the engine.
    return 'stopped';
  }
}
