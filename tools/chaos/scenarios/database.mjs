import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { freezeTree, mountSmallDisk, thawTree } from '../faults.mjs';
import { Launched } from '../launched.mjs';
import { Link } from '../link.mjs';
import { faultOn, launchedFault } from './on-launched.mjs';
import { onStack } from './on-stack.mjs';

/** Milliseconds for which the database is frozen: longer than any statement or connection may take. */
const FROZEN_MS = 20_000;
/** Milliseconds for which the way to the database is cut, and for which its disk is full. */
const AWAY_MS = 10_000;
/** Megabytes: a new cluster takes about 100 and writes ahead in segments of 16. */
const DISK_MB = 400;

/** @returns {string} about 14,000 characters that cannot be compressed much */
const longWords = () => Array.from({ length: 2_000 }, () => randomBytes(3).toString('hex')).join(' ');

/**
 * @param {string} name
 * @param {string} about
 * @param {(link: Link) => Promise<void>} cut
 * @returns {import('../scenarios.mjs').Scenario}
 */
const cutLink = (name, about, cut) => ({
  name,
  about,
  short: false,
  run: async () => {
    /** @type {Link[]} */
    const links = [];
    const databaseSeenByApp = async (/** @type {string} */ url) => {
      const link = await Link.to(Number(new URL(url).port));
      links.push(link);
      return Object.assign(new URL(url), { port: String(link.port) }).href;
    };
    try {
      return await onStack({ databaseSeenByApp }, async () => {
        for (const link of links) await cut(link);
        await delay(AWAY_MS);
        for (const link of links) await link.restore();
      });
    } finally {
      for (const link of links) await link.close();
    }
  },
});

/** Faults of the database, of the way to it and of its disk. @type {readonly import('../scenarios.mjs').Scenario[]} */
export const DATABASE_FAULTS = [
  launchedFault({
    name: 'database-killed',
    about: 'kill -9 of the embedded database; the launcher starts it again',
    short: true,
    cause: async (kinloom) => void process.kill(await kinloom.databasePid(), 'SIGKILL'),
  }),
  cutLink(
    'database-link-cut',
    `every connection between app and database breaks, and none can be made for ${AWAY_MS / 1_000} s`,
    (link) => link.cut(),
  ),
  cutLink(
    'database-link-silent',
    `nothing passes between app and database for ${AWAY_MS / 1_000} s, then every connection breaks`,
    async (link) => link.silence(),
  ),
  {
    ...launchedFault({
      name: 'database-frozen',
      about: `SIGSTOP of the database for ${FROZEN_MS / 1_000} s`,
      cause: async (kinloom) => {
        const pid = await kinloom.databasePid();
        freezeTree(pid);
        try {
          await delay(FROZEN_MS);
        } finally {
          thawTree(pid);
        }
      },
    }),
    missing: () => (process.platform === 'linux' ? null : 'Linux'),
  },
  {
    name: 'disk-full',
    about: `the disk of the data folder is full for ${AWAY_MS / 1_000} s`,
    short: false,
    run: async () => {
      const disk = await mountSmallDisk(DISK_MB);
      if (!disk) return 'the right to mount a small disk (root on Linux)';
      try {
        const kinloom = await Launched.start({}, disk.folder);
        try {
          return await faultOn(kinloom, {
            cause: async ({ people, waitForRefusal }) => {
              await disk.fill();
              // Files that are there already have some room: it is used up first.
              const plain = people.map(({ words }) => words);
              for (const person of people) person.words = longWords;
              await waitForRefusal();
              await delay(AWAY_MS);
              await disk.free();
              for (const [place, person] of people.entries()) person.words = plain[place] ?? longWords;
            },
          });
        } finally {
          await disk.free();
          await kinloom.stop();
        }
      } finally {
        await disk.remove();
      }
    },
  },
];
