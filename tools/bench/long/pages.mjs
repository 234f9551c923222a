import { Agent, request } from 'node:http';
import { latencyOf } from '../stats.mjs';
import { RARE } from './histories.mjs';

/**
 * @typedef {import('./histories.mjs').History} History
 * @typedef {{ name: string, path: (history: History, share: number) => string }} Kind
 * @typedef {{ p50: number, p95: number }} Latency milliseconds
 * @typedef {{ name: string, long: Latency, short: Latency }} Compared
 */

/** Messages of one page: as many as the web app reads at a time. */
const PAGE = 60;
/** The middle of a conversation: between these shares of it. */
const [MIDDLE_FROM, MIDDLE_TO] = [0.3, 0.7];

/** @param {History} history @param {number} share 0–1 of its length */
const idAt = ({ ids }, share) => ids[Math.floor(share * (ids.length - 1))];
/** @param {History} history @param {string} rest */
const pagePath = ({ conversationId }, rest) => `/api/conversations/${conversationId}/messages?limit=${PAGE}${rest}`;

/** @type {Kind[]} */
const KINDS = [
  { name: 'newest page', path: (history) => pagePath(history, '') },
  { name: 'page before one in the middle', path: (history, at) => pagePath(history, `&before=${idAt(history, at)}`) },
  { name: 'page after one in the middle', path: (history, at) => pagePath(history, `&after=${idAt(history, at)}`) },
];
/** @type {Kind} */
const PLACE = {
  name: 'place of a date',
  path: ({ conversationId }, at) =>
    `/api/conversations/${conversationId}/place?date=${new Date(Date.now() - (1 - at) * 730 * 86_400_000).toISOString()}`,
};
const IN_TURN = /** @type {const} */ (['long', 'short']);
const SEARCHES = [
  { name: 'search for a rare word', q: RARE },
  { name: 'search for two common words', q: 'harbour evening' },
  { name: 'search for a word that is begun', q: 'remem' },
  { name: 'search for what is not there', q: 'submarine' },
];

/**
 * Times of pages, dates and searches. The long and the short conversation are measured alternately, so that other load on the machine
 * slows both alike.
 * @param {string} base @param {import('./histories.mjs').Histories} histories @param {number} rounds
 * @returns {Promise<{ pages: Compared[], place: Compared, searches: { name: string, took: Latency }[] }>}
 */
export async function measurePages(base, { cookie, long, short }, rounds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @param {string} path @returns {Promise<number>} milliseconds */
  const ask = (path) =>
    new Promise((resolve, reject) => {
      const at = performance.now();
      const sent = request(base + path, { agent, headers: { cookie } }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - at);
          else reject(new Error(`${path} was answered ${response.statusCode}`));
        });
      });
      sent.on('error', reject);
      sent.end();
    });

  /** @param {Kind} kind @returns {Promise<Compared>} */
  const compare = async ({ name, path }) => {
    /** @type {{ long: number[], short: number[] }} */
    const took = { long: [], short: [] };
    for (let round = -20; round < rounds; round += 1) {
      // The golden ratio visits every part of the middle, never the same page twice in a row.
      const share = MIDDLE_FROM + (MIDDLE_TO - MIDDLE_FROM) * (Math.abs(round * 0.618_034) % 1);
      for (const which of round % 2 ? IN_TURN : [...IN_TURN].reverse()) {
        const ms = await ask(path(which === 'long' ? long : short, share));
        // The first ones are warm-up and are not counted.
        if (round >= 0) took[which].push(ms);
      }
    }
    return { name, long: latencyOf(took.long), short: latencyOf(took.short) };
  };

  try {
    const pages = [];
    for (const kind of KINDS) pages.push(await compare(kind));
    const place = await compare(PLACE);
    const searches = [];
    for (const { name, q } of SEARCHES) {
      const took = [];
      for (let round = -2; round < Math.ceil(rounds / 20); round += 1) {
        const ms = await ask(`/api/search?q=${encodeURIComponent(q)}`);
        if (round >= 0) took.push(ms);
      }
      searches.push({ name, took: latencyOf(took) });
    }
    return { pages, place, searches };
  } finally {
    agent.destroy();
  }
}
