import { access, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { buildWhatIsMissing } from '../build/build.mjs';
import { explain } from '../start/kinloom.mjs';
import { lockFolder } from '../start/lock.mjs';
import { Refusal } from '../start/refusal.mjs';
import { projectRoot, readSettings } from '../start/settings.mjs';

/**
 * @typedef {import('../../libs/engine/src/index.js')} EngineLibrary
 * @typedef {{ url: string, sha256: string } | { path: string, sha256?: string }} Source
 */

const require = createRequire(import.meta.url);
const CONTEXT_TOKENS = 8_192;

const USAGE = `Installs Kinloom's own engine with a model, or removes both.

  npm run voice:install -- --url <address> --sha256 <SHA-256>    downloads a GGUF file and verifies it
  npm run voice:install -- --file <path> [--sha256 <SHA-256>]    copies a GGUF file of this machine
  npm run voice:remove

  --context <tokens>   longest context, 1024 to 1048576; default ${CONTEXT_TOKENS}
  --yes                does not ask for confirmation
`;

/** Runs the command that the first argument names, and ends the process with its exit code. */
export async function runCommand() {
  const [command, ...args] = process.argv.slice(2);
  try {
    await (command === 'remove' ? remove(args) : install(args));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** @param {string[]} args */
async function install(args) {
  const { source, contextTokens, yes } = readOptions(args);
  if (!source) return void process.stdout.write(USAGE);
  const settings = readSettings(process.env);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const { engine, textOf } = await loadLibrary(settings);
  const { freeDisk, freeMemory } = await engine.readResources(settings.dataDir);
  const version = engine.lockedVersion(await engine.readLock());
  const origin = 'path' in source ? source.path : source.url;
  say(`Engine  node-llama-cpp ${version}, from the npm registry (about ${megabytes(engine.PACKAGES_BYTES)})`);
  say(`Model   ${origin}`);
  say(`Into    ${engine.engineFolder(settings.dataDir).folder}`);
  say(`Free    ${megabytes(freeDisk)} of disk space, ${megabytes(freeMemory)} of memory`);
  if (!yes && !(await isConfirmed('Download and install this? Its licence applies. (yes/no) '))) {
    return say('Nothing was installed.');
  }
  const control = new AbortController();
  const cancel = () =>
    control.abort(new Refusal('Cancelled. What was downloaded is kept: the same command continues.'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, cancel);
  let shown = '';
  try {
    const { port, model } = await engine.installEngine({
      dataDir: settings.dataDir,
      source,
      contextTokens,
      signal: control.signal,
      environment: process.env,
      onProgress: (percent, step) => {
        const line = `${percent} % ${step}`;
        if (line !== shown) say(line);
        shown = line;
      },
    });
    say(`Installed. npm start runs it at ${engine.engineBaseUrl({ port })}, also if Kinloom runs already.`);
    say(`Choose ${model.name} under /admin/models: Own engine, Connect to the engine.`);
  } catch (error) {
    throw error instanceof engine.EngineError ? new Refusal(textOf(error.code)) : error;
  }
}

/** @param {string[]} args */
async function remove(args) {
  const { yes } = readOptions(args);
  const settings = readSettings(process.env);
  const { engine, textOf } = await loadLibrary(settings);
  const manifest = await engine.readManifest(settings.dataDir);
  if (!manifest && !(await engine.hasLeftovers(settings.dataDir))) return say('The engine is not installed.');
  const model = manifest ? `${manifest.model.name} (${megabytes(manifest.model.bytes)})` : 'an unfinished installation';
  if (!yes && !(await isConfirmed(`Delete the engine and ${model}? (yes/no) `))) return say('Nothing was removed.');
  try {
    await engine.removeEngine(settings.dataDir);
  } catch (error) {
    throw error instanceof engine.EngineError ? new Refusal(textOf(error.code)) : error;
  }
  say('Removed. If a role still uses it, stop using it under /admin/models.');
}

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parse(args);
  const { url, file, sha256, context, yes = false } = values;
  const contextTokens = Number(context ?? CONTEXT_TOKENS);
  if (!Number.isInteger(contextTokens) || contextTokens < 1_024 || contextTokens > 1_048_576) {
    throw new Refusal('--context must be a whole number of tokens from 1024 to 1048576.');
  }
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256)) {
    throw new Refusal('--sha256 must have 64 characters: digits and the letters a to f.');
  }
  if (url !== undefined && file !== undefined) throw new Refusal('Give either --url or --file.');
  /** @type {Source | undefined} */
  let source;
  if (url !== undefined) {
    if (!URL.canParse(url))
      throw new Refusal('--url must be an address such as https://models.example.org/model.gguf.');
    if (sha256 === undefined) throw new Refusal('--url needs --sha256: only a verified file is used.');
    source = { url, sha256 };
  } else if (file !== undefined) {
    source = {
      path: path.resolve(process.env.INIT_CWD ?? process.cwd(), file),
      ...(sha256 !== undefined && { sha256 }),
    };
  }
  return { source, contextTokens, yes };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        file: { type: 'string' },
        sha256: { type: 'string' },
        context: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : 'Unknown option'}. Run npm run voice:install without options for help.`,
    );
  }
}

/**
 * The built library and the texts of its errors. While Kinloom runs, what it was built to is used as it is.
 * @param {import('../start/settings.mjs').Settings} settings
 * @returns {Promise<{ engine: EngineLibrary, textOf: (code: import('../../libs/engine/src/index.js').EngineErrorCode) => string }>}
 */
async function loadLibrary({ dataDir }) {
  const entry = path.join(projectRoot, 'dist/libs/engine/src/index.js');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder('launcher', dataDir, `process ${process.pid}, installing or removing the engine`);
  if (lock.held) {
    try {
      await buildWhatIsMissing({ say });
    } finally {
      await lock.release();
    }
  } else if (!(await exists(entry))) {
    throw new Refusal('The release that runs was built without this command: stop Kinloom, then run this again.');
  }
  /** @type {EngineLibrary} */
  const engine = require(entry);
  /** @type {{ ERRORS: Record<string, { text: string }> }} */
  const { ERRORS } = require(path.join(projectRoot, 'dist/libs/contract/src/index.js'));
  return { engine, textOf: (code) => ERRORS[`engine_${code}`]?.text ?? code };
}

/** @param {string} question */
async function isConfirmed(question) {
  if (!process.stdin.isTTY) throw new Refusal('Nothing is downloaded or removed without consent: add --yes.');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await asking.question(question)).trim());
  } finally {
    asking.close();
  }
}

/** @param {number} bytes */
const megabytes = (bytes) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} place */
const exists = (place) =>
  access(place).then(
    () => true,
    () => false,
  );
