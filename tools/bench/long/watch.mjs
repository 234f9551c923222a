/// <reference lib="dom" />
/**
 * Observes the page. The function is serialised into the page, so it must be self-contained.
 *
 * @typedef {object} Watched
 * @property {number} longest the longest task of the main thread, in milliseconds; 0 where none reached 50
 * @property {number} over tasks longer than 100 ms
 * @property {number} rows the most message rows that stood in the document at once
 * @property {number} gap the highest blank stretch between or beside rows, in pixels
 * @property {number} back the furthest that what was under the eye moved against the wheel from one frame to the next, in pixels
 * @property {number} frames that were looked at
 *
 * @typedef {object} Watch
 * @property {() => void} begin resets the measurement
 * @property {(way: number) => void} turn which way the content should move: 1 down, -1 up, 0 not at all
 * @property {() => Promise<Watched>} end
 * @property {() => { id: string, top: number } | null} eye the message in the middle of the list, and how far it is from the list's top
 * @property {(id: string) => number | null} topOf how far a message is from the list's top; null if it is not rendered
 */

/** Makes `window.watch`, a `Watch`. It runs in the page. */
export function installWatch() {
  const LONG = 100;
  /** The list's padding and the gap between rows: larger gaps count as blank. */
  const EDGE = 20;
  /** @type {Watched} */
  let seen = { longest: 0, over: 0, rows: 0, gap: 0, back: 0, frames: 0 };
  let running = false;
  let since = 0;
  let way = 0;
  /** @type {{ id: string, top: number } | null} */
  let last = null;

  /** @param {PerformanceEntryList} entries */
  const take = (entries) => {
    for (const { startTime, duration } of entries) {
      if (!running || startTime < since) continue;
      seen.longest = Math.max(seen.longest, duration);
      if (duration > LONG) seen.over += 1;
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'longtask', buffered: true }));

  const list = () => document.querySelector('[role="log"]');
  /** @param {Element} box @param {Element} row */
  const topIn = (box, row) => row.getBoundingClientRect().top - box.getBoundingClientRect().top;

  function eye() {
    const box = list();
    if (!box) return null;
    const middle = box.clientHeight / 2;
    for (const row of box.querySelectorAll('[data-message]')) {
      const top = topIn(box, row);
      if (top + row.getBoundingClientRect().height >= middle)
        return { id: row.getAttribute('data-message') ?? '', top };
    }
    return null;
  }

  /** @param {string} id */
  function topOf(id) {
    const box = list();
    const row = box?.querySelector(`[data-message="${id}"]`);
    return box && row ? topIn(box, row) : null;
  }

  /** @param {Element} box */
  function blank(box) {
    const height = box.clientHeight;
    let covered = 0;
    let worst = 0;
    const rows = [...box.querySelectorAll('[data-index]')].map((row) => row.getBoundingClientRect());
    const from = box.getBoundingClientRect().top;
    for (const { top, bottom } of rows.sort((a, b) => a.top - b.top)) {
      if (bottom - from < 0 || top - from > height) continue;
      worst = Math.max(worst, top - from - covered);
      covered = Math.max(covered, bottom - from);
    }
    return Math.max(worst, height - covered);
  }

  function look() {
    if (!running) return;
    const box = list();
    if (box) {
      seen.frames += 1;
      seen.rows = Math.max(seen.rows, box.querySelectorAll('[data-index]').length);
      const gap = blank(box);
      if (gap > EDGE) seen.gap = Math.max(seen.gap, gap);
      const now = last && topOf(last.id);
      if (last && typeof now === 'number' && way !== 0) seen.back = Math.max(seen.back, (last.top - now) * way);
      last = eye();
    }
    requestAnimationFrame(look);
  }

  /** @type {Watch} */
  const watch = {
    begin() {
      seen = { longest: 0, over: 0, rows: 0, gap: 0, back: 0, frames: 0 };
      since = performance.now();
      way = 0;
      last = null;
      running = true;
      requestAnimationFrame(look);
    },
    turn(next) {
      way = next;
      last = null;
    },
    end() {
      // Tasks are reported shortly after they ended.
      return new Promise((resolve) =>
        setTimeout(() => {
          take(observer.takeRecords());
          running = false;
          resolve(seen);
        }, 300),
      );
    },
    eye,
    topOf,
  };
  Object.assign(window, { watch });
}
