import { rollingRestart } from './scenarios/rolling-restart.mjs';

/**
 * What a scenario found.
 *
 * @typedef {object} Report
 * @property {string} name
 * @property {number} seconds it took, with its start and end
 * @property {number} requests
 * @property {Record<string, number>} failures requests that failed, by kind and status; empty where all were served
 * @property {import('./records.mjs').Findings} records
 * @property {Record<string, number>} figures of its own, by name with the unit
 * @property {string[]} faults what is wrong on any machine; empty where all is well
 * @property {string[]} late what took longer than promised, which a machine that is busy with other things does too
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} about one line
 * @property {boolean} short whether it is part of `npm test`
 * @property {() => string | null} [missing] why it cannot run on this machine
 * @property {() => Promise<Omit<Report, 'name' | 'seconds'>>} run
 */

/** @type {readonly Scenario[]} */
export const SCENARIOS = [rollingRestart];
