import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type AddressGuard, announcedFile, downloadFile } from './download-file';
import { EngineError } from './engine-error';
import { engineFolder, type EngineManifest, type EngineModel, readManifest, writeManifest } from './engine-folder';
import { lockedVersion, prebuiltPackage, readLock } from './engine-packages';
import { readResources, requireResources, type Resources } from './engine-resources';
import { withInstallLock } from './install-lock';
import { installPackages } from './install-packages';
import { hashFile, modelNameOf, requireGguf } from './model-file';

/** The first port that is tried. */
const FIRST_PORT = 11_500;
const PORTS = 100;
/** Percent of the progress at which each step ends. */
const PACKAGES_DONE = 10;
const DOWNLOAD_DONE = 90;

/** The model to install: from an address with its SHA-256, or a file of this machine, whose SHA-256 is optional. */
export type ModelSource = { url: string; sha256: string } | { path: string; sha256?: string };

export const INSTALL_STEPS = ['checking', 'packages', 'download', 'verification'] as const;
export type InstallStep = (typeof INSTALL_STEPS)[number];

export interface InstallOptions {
  dataDir: string;
  source: ModelSource;
  /** Tokens of prompt and reply together at most. */
  contextTokens: number;
  signal: AbortSignal;
  /** Environment for npm. */
  environment: NodeJS.ProcessEnv;
  guard?: AddressGuard;
  /** @param percent 0–100 */
  onProgress?: (percent: number, step: InstallStep) => void;
  /** Replacements for tests. */
  resources?: (folder: string) => Promise<Resources>;
  packages?: typeof installPackages;
  retryDelayMs?: number;
}

/**
 * Installs the engine: checks disk and memory, installs the packages, downloads or copies the model, verifies its SHA-256, and states what is
 * installed in `engine.json`. A download that failed or was aborted is continued by the next installation of the same file.
 * @throws EngineError; the signal's reason; errors of the file system
 */
export async function installEngine(options: InstallOptions): Promise<EngineManifest> {
  const { dataDir, signal, contextTokens } = options;
  if (prebuiltPackage() === null) throw new EngineError('unsupported_platform');
  const { folder, models, lock } = engineFolder(dataDir);
  await mkdir(models, { recursive: true, mode: 0o700 });
  return translated(signal, () =>
    withInstallLock(lock, async () => {
      if (await readManifest(dataDir)) throw new EngineError('already_installed');
      const report = options.onProgress ?? (() => undefined);
      report(0, 'checking');
      const bytes = await bytesOf(options);
      const partial = join(models, `${partialNameOf(options.source)}.part`);
      await removeOthers(models, partial);
      requireResources(bytes, await sizeOrZero(partial), await (options.resources ?? readResources)(folder));

      report(1, 'packages');
      await (options.packages ?? installPackages)(dataDir, signal, options.environment);

      const model = await obtainModel(options, partial, bytes, report);
      const manifest: EngineManifest = {
        version: lockedVersion(await readLock()),
        port: await freePort(),
        contextTokens,
        model,
        installedAt: new Date().toISOString(),
      };
      await writeManifest(dataDir, manifest);
      return manifest;
    }),
  );
}

/** Replaces the errors of an aborted step by the signal's reason, and those of a full disk. */
async function translated<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new EngineError('no_space', '', { cause: error }) : error;
  }
}

/** @throws EngineError wrong_checksum, before the download, if the server states another SHA-256 */
async function bytesOf({ source, signal, guard }: InstallOptions): Promise<number> {
  if ('path' in source) return (await stat(source.path)).size;
  const { bytes, sha256 } = await announcedFile(new URL(source.url), { signal, ...(guard && { guard }) });
  if (sha256 !== null && sha256 !== source.sha256.toLowerCase()) throw new EngineError('wrong_checksum');
  return bytes;
}

/** Downloads of the same content continue each other, whatever their address. */
const partialNameOf = (source: ModelSource): string => ('path' in source ? 'copy' : source.sha256.toLowerCase());

async function obtainModel(
  { source, signal, guard, retryDelayMs }: InstallOptions,
  partial: string,
  bytes: number,
  report: (percent: number, step: InstallStep) => void,
): Promise<EngineModel> {
  const share = (part: number, from: number, to: number) => Math.floor(from + (to - from) * part);
  report(PACKAGES_DONE, 'download');
  if ('path' in source) {
    await copyFile(source.path, partial, constants.COPYFILE_FICLONE);
  } else {
    await downloadFile(new URL(source.url), partial, bytes, {
      signal,
      onProgress: (received, total) => report(share(received / total, PACKAGES_DONE, DOWNLOAD_DONE), 'download'),
      ...(guard && { guard }),
      ...(retryDelayMs !== undefined && { retryDelayMs }),
    });
  }
  const sha256 = await hashFile(partial, signal, (read) =>
    report(share(read / bytes, DOWNLOAD_DONE, 100), 'verification'),
  );
  try {
    if (source.sha256 !== undefined && sha256 !== source.sha256.toLowerCase()) throw new EngineError('wrong_checksum');
    await requireGguf(partial);
  } catch (error) {
    // Continuing this file would give the same result.
    await rm(partial, { force: true });
    throw error;
  }
  const file = `${sha256}.gguf`;
  await rename(partial, join(partial, '..', file));
  return { name: modelNameOf('path' in source ? source.path : new URL(source.url).pathname), file, bytes, sha256 };
}

/** Removes partial files of other models: nothing would continue or remove them. */
async function removeOthers(models: string, partial: string): Promise<void> {
  for (const name of await readdir(models)) {
    if (join(models, name) !== partial) await rm(join(models, name), { force: true });
  }
}

async function sizeOrZero(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** A free loopback port. It is stored, because the model settings contain it. @throws EngineError busy if all are in use */
async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) if (await isFree(port)) return port;
  throw new EngineError('busy', 'no free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
