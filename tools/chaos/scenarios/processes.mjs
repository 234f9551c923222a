import { setTimeout as delay } from 'node:timers/promises';
import { Launched } from '../launched.mjs';
import { startModel } from '../model.mjs';
import { faultOn, launchedFault } from './on-launched.mjs';

/** Milliseconds for which a process is frozen: longer than a turn's lease of 4 s, after which another worker may take the turn over. */
const FROZEN_MS = 20_000;
/** Milliseconds between two pieces of a streamed reply: slow enough that a worker can be ended in the middle. */
const PIECE_MS = 40;

/** @param {number} pid @param {number} ms */
async function freeze(pid, ms) {
  process.kill(pid, 'SIGSTOP');
  try {
    await delay(ms);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Faults of api, worker and launcher. @type {readonly import('../scenarios.mjs').Scenario[]} */
export const PROCESS_FAULTS = [
  launchedFault({
    name: 'api-killed',
    about: 'kill -9 of the api; the launcher starts it again',
    endsApi: true,
    cause: async (kinloom) => void process.kill(kinloom.pidOf('api'), 'SIGKILL'),
  }),
  {
    name: 'worker-killed',
    about: 'kill -9 of the worker while replies are streamed; the launcher starts it again',
    short: true,
    missing: () => (process.platform === 'win32' ? 'signals' : null),
    run: async () => {
      const model = await startModel({ pieceMs: PIECE_MS });
      const kinloom = await Launched.start({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake-model' });
      try {
        return await faultOn(kinloom, {
          cause: async () => {
            await model.streaming();
            const streams = model.open();
            process.kill(kinloom.pidOf('worker'), 'SIGKILL');
            return { 'streams ended in the middle': streams };
          },
        });
      } finally {
        await kinloom.stop();
        await model.stop();
      }
    },
  },
  launchedFault({
    name: 'worker-frozen',
    about: `SIGSTOP of the worker for ${FROZEN_MS / 1_000} s, past the lease of the turns it answers`,
    cause: async (kinloom) => freeze(kinloom.pidOf('worker'), FROZEN_MS),
  }),
  launchedFault({
    name: 'launcher-killed',
    about: 'kill -9 of the launcher, then a new start; the cause ends when that is ready',
    endsApi: true,
    cause: async (kinloom) => {
      await kinloom.killLauncher();
      const begun = performance.now();
      await kinloom.startAgain();
      return { 'start to ready, s': (performance.now() - begun) / 1_000 };
    },
  }),
];
