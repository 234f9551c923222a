import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EngineError } from './engine-error';
import { engineFolder } from './engine-folder';
import { narrowLock, prebuiltPackage, readLock, RUNTIME_SOURCES } from './engine-packages';

/** Milliseconds for the installation of all packages. */
const TIMEOUT_MS = 900_000;

/**
 * Installs `node-llama-cpp` and the prebuilt package of this machine into the data directory, at the versions and with the hashes of the
 * committed lock file. No install script runs.
 * @param environment injected for tests; npm gets its proxy, certificate and registry settings, and no others of the product
 * @throws EngineError unsupported_platform, no_npm, packages_failed; the signal's reason
 */
export async function installPackages(
  dataDir: string,
  signal: AbortSignal,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const prebuilt = prebuiltPackage();
  if (prebuilt === null) throw new EngineError('unsupported_platform', `${process.platform} ${process.arch}`);
  const { runtime } = engineFolder(dataDir);
  const lock = JSON.stringify(narrowLock(await readLock(), prebuilt));
  // The folder is renamed to its place when it is complete: an earlier attempt that failed later need not be repeated.
  if ((await textOf(join(runtime, 'package-lock.json'))) === lock) return;
  const npm = await findNpm(environment);
  const draft = `${runtime}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await copyFile(join(RUNTIME_SOURCES, 'package.json'), join(draft, 'package.json'));
  await writeFile(join(draft, 'package-lock.json'), lock);
  await runNpm(npm, draft, signal, environment);
  // npm leaves out an optional package without an error if it does not fit.
  await requireFile(join(draft, 'node_modules', prebuilt, 'package.json'));
  await rm(runtime, { recursive: true, force: true });
  await rename(draft, runtime);
}

async function runNpm(npm: string, cwd: string, signal: AbortSignal, environment: NodeJS.ProcessEnv): Promise<void> {
  const args = [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const child = spawn(process.execPath, args, {
    cwd,
    env: npmEnvironment(environment),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGKILL',
    stdio: 'ignore',
    windowsHide: true,
  });
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new EngineError('packages_failed', `npm ended with ${code}`);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof EngineError ? error : new EngineError('packages_failed', '', { cause: error });
  }
}

/** Variables that npm needs or that set its registry, proxy and certificates. Settings and secrets of the product are not passed on. */
const NPM_VARIABLES =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|COMSPEC|TE?MP|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|HTTPS?_PROXY|NO_PROXY|NPM_CONFIG_(?:REGISTRY|CACHE|USERCONFIG|GLOBALCONFIG|CAFILE|PROXY|HTTPS_PROXY|NOPROXY|STRICT_SSL))$/i;

function npmEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => NPM_VARIABLES.test(name)));
}

/** The script of npm: the one that started this process, or the one that is installed with Node. */
async function findNpm(environment: NodeJS.ProcessEnv): Promise<string> {
  const started = environment['npm_execpath'];
  const folder = dirname(process.execPath);
  const candidates = [
    ...(started !== undefined && /npm-cli\.c?js$/.test(started) ? [started] : []),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    // Debian's package.
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  for (const candidate of candidates) if (await exists(candidate)) return candidate;
  throw new EngineError('no_npm');
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Null if the file does not exist. */
async function textOf(file: string): Promise<string | null> {
  return (await exists(file)) ? readFile(file, 'utf8') : null;
}

async function requireFile(file: string): Promise<void> {
  if (!(await exists(file))) throw new EngineError('packages_failed', 'the prebuilt package was not installed');
}
