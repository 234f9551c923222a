import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the engine below the data directory. The launcher and the engine itself use the same names. */
export const engineFolder = (dataDir: string) => {
  const folder = join(dataDir, 'engine');
  return {
    folder,
    /** Written last: the engine is installed if this file exists. */
    manifest: join(folder, 'engine.json'),
    runtime: join(folder, 'runtime'),
    models: join(folder, 'models'),
    lock: join(folder, 'installing'),
  };
};

/** What is installed, as `engine.json` states it. */
export interface EngineManifest {
  /** Of `node-llama-cpp`. */
  version: string;
  /** Loopback port that the engine listens at. */
  port: number;
  /** Tokens of prompt and reply together at most; the model and the memory may allow fewer. */
  contextTokens: number;
  model: EngineModel;
  /** ISO 8601, UTC. */
  installedAt: string;
}

export interface EngineModel {
  /** Name for requests. */
  name: string;
  /** File name below `models`. */
  file: string;
  bytes: number;
  /** Hexadecimal, lower case. */
  sha256: string;
}

/** Base URL of the installed engine for requests. */
export const engineBaseUrl = ({ port }: Pick<EngineManifest, 'port'>): string => `http://127.0.0.1:${port}/v1`;

/** What is installed; null if nothing is. @throws errors of the file system; SyntaxError for a damaged file */
export async function readManifest(dataDir: string): Promise<EngineManifest | null> {
  try {
    return JSON.parse(await readFile(engineFolder(dataDir).manifest, 'utf8')) as EngineManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the manifest in one step, so that no reader sees half of it. */
export async function writeManifest(dataDir: string, manifest: EngineManifest): Promise<void> {
  const { manifest: file } = engineFolder(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
