import { DATABASE_FAULTS } from './scenarios/database.mjs';
import { PROCESS_FAULTS } from './scenarios/processes.mjs';
import { redisKilled } from './scenarios/redis.mjs';
import { stalledModel } from './scenarios/stalled-model.mjs';
import { rollingRestart } from './scenarios/rolling-restart.mjs';

/**
 * What a scenario found.
 *
 * @typedef {object} Findings
 * @property {number} requests
 * @property {number} refused calls answered 503 with Retry-After
 * @property {number} silent calls that got no answer
 * @property {number} wrong calls answered with any other error
 * @property {Record<string, number>} failures calls that failed, by kind and status; empty where all were served
 * @property {import('./records.mjs').Findings} records
 * @property {{ read: number, write: number, reply: number } | null} recovery seconds from the end of the cause to the first successful one of each; null where service is not interrupted
 * @property {Record<string, number>} figures others, by name with the unit
 * @property {string[]} faults broken bounds that no load of the machine excuses; empty where there is none
 * @property {string[]} late what took longer than promised, which a machine that is busy with other things does too
 *
 * @typedef {Findings & { name: string, seconds: number }} Report `seconds` it took, with its start and end
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} about one line
 * @property {boolean} short whether it is part of `npm test`
 * @property {() => string | null} [missing] what this machine lacks to run it
 * @property {() => Promise<Findings | string>} run a text: the missing requirement, if it is only found by trying
 */

/** @type {readonly Scenario[]} */
export const SCENARIOS = [...PROCESS_FAULTS, ...DATABASE_FAULTS, redisKilled, stalledModel, rollingRestart];
