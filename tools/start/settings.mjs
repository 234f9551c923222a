import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, Refusal } from './refusal.mjs';

/** The folder of the project: the launcher works from any current directory. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The few settings the launcher itself acts on. All others belong to the processes it starts, which check them.
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl undefined: the embedded PostgreSQL
 * @property {string | undefined} redisUrl undefined: queues and sockets go through PostgreSQL
 * @property {boolean | undefined} standby whether a standby process replaces crashed ones; undefined: if there is enough memory
 * @property {boolean} engine whether the own engine is run where it is installed
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port: readPort(env.PORT),
    dataDir: path.resolve(projectRoot, env.KINLOOM_DATA_DIR?.trim() || '.data'),
    databaseUrl: withPassword(readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']), env),
    redisUrl: readUrl('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    standby: readSwitch('KINLOOM_STANDBY', env.KINLOOM_STANDBY),
    engine: readSwitch('KINLOOM_ENGINE', env.KINLOOM_ENGINE) ?? true,
  };
}

/** @param {string | undefined} text */
function readPort(text) {
  const given = text?.trim();
  if (!given) return 3000;
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port < 1 || port > 65535) {
    throw new Refusal(`PORT must be a whole number from 1 to 65535, not "${given}".`);
  }
  return port;
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @returns {boolean | undefined} undefined where it is not set
 */
function readSwitch(name, text) {
  const given = text?.trim();
  if (!given) return undefined;
  if (given !== 'on' && given !== 'off') throw new Refusal(`${name} must be "on" or "off", not "${given}".`);
  return given === 'on';
}

/**
 * The value is never repeated in the message: it may hold a password.
 * @param {string} name
 * @param {string | undefined} text
 * @param {string[]} protocols
 */
function readUrl(name, text, protocols) {
  const given = text?.trim();
  if (!given) return undefined;
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol) || !new URL(given).hostname) {
    throw new Refusal(`${name} must be an address such as ${protocols[0]}//host:port; what is set is not one.`);
  }
  return given;
}

/**
 * An address of the operator's own database without a password takes it from `DATABASE_PASSWORD`, or the file that
 * `DATABASE_PASSWORD_FILE` names, as the processes do.
 * @param {string | undefined} url
 * @param {NodeJS.ProcessEnv} env
 */
function withPassword(url, env) {
  if (url === undefined || new URL(url).password !== '') return url;
  const password = env.DATABASE_PASSWORD?.trim() || readSecret('DATABASE_PASSWORD_FILE', env.DATABASE_PASSWORD_FILE);
  if (!password) return url;
  return Object.assign(new URL(url), { password: encodeURIComponent(password) }).href;
}

/**
 * @param {string} name
 * @param {string | undefined} file
 */
function readSecret(name, file) {
  if (!file?.trim()) return undefined;
  try {
    return readFileSync(file.trim(), 'utf8').trim();
  } catch (error) {
    throw new Refusal(`${name} names a file that cannot be read (${codeOf(error)}).`);
  }
}
