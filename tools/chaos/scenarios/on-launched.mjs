import { Launched } from '../launched.mjs';
import { underLoad } from '../load.mjs';

/**
 * A fault done to what `npm start` runs.
 * @param {object} fault
 * @param {string} fault.name
 * @param {string} fault.about
 * @param {boolean} [fault.short] whether it is part of `npm test`
 * @param {boolean} [fault.endsApi] whether calls may get no answer, because the api itself is away
 * @param {(kinloom: Launched, load: import('../load.mjs').Load) => Promise<Record<string, number> | void>} fault.cause
 * @returns {import('../scenarios.mjs').Scenario}
 */
export const launchedFault = ({ name, about, short = false, endsApi = false, cause }) => ({
  name,
  about,
  short,
  missing: () => (process.platform === 'win32' ? 'signals' : null),
  run: async () => {
    const kinloom = await Launched.start();
    try {
      return await faultOn(kinloom, { endsApi, cause: (load) => cause(kinloom, load) });
    } finally {
      await kinloom.stop();
    }
  },
});

/**
 * @param {Launched} kinloom
 * @param {Pick<import('../load.mjs').FaultOptions, 'cause' | 'endsApi' | 'people'>} fault
 */
export const faultOn = (kinloom, fault) =>
  underLoad({ base: kinloom.base, withDatabase: (work) => kinloom.withDatabase(work), ...fault });
