import { quantile } from '../../bench/stats.mjs';
import { Launched } from '../launched.mjs';
import { startModel } from '../model.mjs';
import { Person } from '../people.mjs';
import { faultOn } from './on-launched.mjs';

/** Conversations of one account whose replies stall: as many as a worker has slots. */
const STALLED = 64;
/** Other users who write meanwhile. */
const OTHERS = 4;
/** Replies to each of them before, for comparison, and during the stall. */
const ROUNDS = 8;
/** Milliseconds between two pieces of a streamed reply. */
const PIECE_MS = 40;
/** Maximum ratio of the p95 of the others' replies during the stall to that before. */
const SLOWER_AT_MOST = 2;
/** Milliseconds between two looks of a stalled window for its reply: they are not to load the api. */
const STALLED_POLL_MS = 5_000;
/** Text that only the stalled account writes. */
const WORDS = 'The lighthouse keeper never writes back.';

/** A model accepts the requests of one account and does not answer them, while it answers others. @type {import('../scenarios.mjs').Scenario} */
export const stalledModel = {
  name: 'stalled-model',
  about: `the model does not answer ${STALLED} conversations of one account, while ${OTHERS} others talk`,
  short: false,
  run: async () => {
    const model = await startModel({ pieceMs: PIECE_MS });
    const kinloom = await Launched.start({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake-model' });
    try {
      return await faultOn(kinloom, {
        people: OTHERS,
        cause: async ({ people, waitForReplies, waitFor, join, noteLate }) => {
          const first = new Person(kinloom.base, 'stalled@kinloom.test');
          await first.arrive();
          const windows = [first];
          while (windows.length < STALLED) windows.push(await first.another());
          const p95 = async () => {
            const from = performance.now();
            await waitForReplies(ROUNDS);
            const during = people.flatMap(({ replies }) => replies.filter(({ at }) => at >= from));
            return quantile(
              during.map(({ ms }) => ms),
              0.95,
            );
          };
          const idle = await p95();
          model.stall(WORDS);
          for (const window of windows) {
            window.pollMs = STALLED_POLL_MS;
            join(window, window.say(WORDS));
          }
          await waitFor(() => model.stalled() > 0 && windows.every(({ acknowledged }) => acknowledged.length > 0));
          const stalled = await p95();
          const waiting = model.stalled();
          model.release();
          if (stalled > SLOWER_AT_MOST * idle)
            noteLate(
              `p95 of the others' replies ${(stalled / idle).toFixed(1)} × as long during the stall (limit ${SLOWER_AT_MOST} ×)`,
            );
          return {
            'requests that stalled at once': waiting,
            'p95 of the others, idle, s': idle / 1_000,
            'p95 of the others, during the stall, s': stalled / 1_000,
          };
        },
      });
    } finally {
      await kinloom.stop();
      await model.stop();
    }
  },
};
