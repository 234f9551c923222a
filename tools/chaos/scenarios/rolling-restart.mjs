import { setTimeout as delay } from 'node:timers/promises';
import { nginxVersion } from '../nginx.mjs';
import { countsOf, failuresOf, isRefusal, isUnanswered } from '../outcomes.mjs';
import { gather } from '../people.mjs';
import { checkRecords, faultsOf } from '../records.mjs';
import { Stack } from '../stack.mjs';

const PEOPLE = 12;

/** Two apis behind the supplied proxy are ended and started again, one after the other. @type {import('../scenarios.mjs').Scenario} */
export const rollingRestart = {
  name: 'rolling-restart',
  about: 'each of two apis behind nginx ends on SIGTERM and is started again',
  short: true,
  missing: () => (nginxVersion() === null ? 'nginx' : null),
  run: async () => {
    const stack = await Stack.start({ apis: 2, workers: 1, proxied: true });
    const stop = new AbortController();
    const people = await gather(stack.base, PEOPLE);
    try {
      const talks = Promise.all(people.map((person) => person.talk(stop.signal)));
      const written = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const everybodyWrites = async () => {
        for (const from = written(); written() < from + PEOPLE;) await Promise.race([talks, delay(20)]);
      };
      const faults = [];
      await everybodyWrites();
      const restarts = [];
      for (const place of [0, 1]) {
        const begun = performance.now();
        const code = await stack.apis[place]?.end('SIGTERM');
        restarts.push((performance.now() - begun) / 1_000);
        if (code !== 0) faults.push(`api ${place + 1} ended with ${code}`);
        await stack.startApi(place);
        await everybodyWrites();
      }
      stop.abort();
      await talks;
      const failed = failuresOf(people);
      const failures = countsOf(failed);
      const records = await checkRecords(stack.pool, people);
      for (const [kind, count] of Object.entries(failures)) faults.push(`${count} × ${kind}`);
      const stranded = people.filter(({ connected, reconnects }) => !connected || reconnects === 0).length;
      if (stranded > 0) faults.push(`${stranded} windows did not reconnect`);
      return {
        requests: people.reduce((sum, { outcomes }) => sum + outcomes.length, 0),
        refused: failed.filter(isRefusal).length,
        silent: failed.filter(isUnanswered).length,
        wrong: failed.filter((outcome) => !isRefusal(outcome) && !isUnanswered(outcome)).length,
        failures,
        records,
        recovery: null,
        figures: {
          'longest draining, s': Math.max(...restarts),
          reconnects: people.reduce((sum, { reconnects }) => sum + reconnects, 0),
          'messages caught up by afterSeq': people.reduce((sum, { caughtUp }) => sum + caughtUp, 0),
        },
        faults: [
          ...faults,
          ...faultsOf(records),
          ...(records.unseen > 0 ? [`${records.unseen} messages never seen`] : []),
        ],
        late: [],
      };
    } finally {
      stop.abort();
      for (const person of people) person.leave();
      await stack.stop();
    }
  },
};
