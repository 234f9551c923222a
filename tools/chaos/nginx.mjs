/** The supplied proxy on loopback ports: docker/nginx.conf with other addresses, run by the nginx of this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another nginx than the one in the path, such as the version that docker-compose.yml names. */
const program = () => process.env['KINLOOM_TEST_NGINX'] || 'nginx';

/** @returns {string | null} the version of this machine's nginx, null where there is none */
export function nginxVersion() {
  const { status, stderr } = spawnSync(program(), ['-v'], { encoding: 'utf8' });
  return status === 0 ? (/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? null) : null;
}

/**
 * docker/nginx.conf for loopback: other addresses, and every folder it writes to below one of the test's own. Names of services become
 * fixed addresses, which need no resolving.
 * @param {string} text @param {{ folder: string, port: number, apis: readonly number[] }} place
 * @returns {string}
 * @throws Error where the file has changed so that this no longer fits
 */
export function loopbackConfig(text, { folder, port, apis }) {
  /** @param {string} from @param {RegExp} pattern @param {string} to */
  const replace = (from, pattern, to) => {
    if (!pattern.test(from)) throw new Error(`docker/nginx.conf has nothing like ${pattern}`);
    return from.replace(pattern, to);
  };
  let config = replace(text, /pid \S+;/, `pid ${folder}/nginx.pid;`);
  config = replace(config, /listen 8080;/, `listen 127.0.0.1:${port};`);
  for (const [index, at] of apis.entries())
    config = replace(config, new RegExp(`server api-${index + 1}:3000( resolve)?`), `server 127.0.0.1:${at}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `    ${kind}_temp_path ${folder}/${kind};`,
  );
  return replace(config, /http \{\n/, `http {\n${temporary.join('\n')}\n`);
}

/**
 * Starts nginx before these apis.
 * @param {{ port: number, apis: readonly number[] }} place loopback ports
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ port, apis }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinloom-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const source = path.join(process.cwd(), 'docker/nginx.conf');
  await mkdir(path.join(folder, 'logs'));
  await writeFile(file, loopbackConfig(await readFile(source, 'utf8'), { folder, port, apis }));
  const child = spawn(program(), ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words += String(chunk)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start: ${words}`);
    }
    await delay(20);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** @param {number} port @returns {Promise<boolean>} whether something accepts connections there */
function answers(port) {
  return new Promise((resolve) => {
    const probe = createConnection(port, '127.0.0.1');
    probe.once('connect', () => resolve(true));
    probe.once('error', () => resolve(false));
    probe.once('close', () => probe.destroy());
    probe.once('connect', () => probe.end());
  });
}
