/** What the chaos run prints. */

/** @typedef {import('./scenarios.mjs').Report} Report */

/** @param {Report} report @param {{ isTimed: boolean }} options @returns {string[]} the bounds that were broken; empty where all held */
export const brokenBounds = ({ faults, late }, { isTimed }) => [...faults, ...(isTimed ? late : [])];

const HEADINGS = [
  'scenario',
  'result',
  'calls',
  '503',
  'no answer',
  'errors',
  'messages',
  'lost',
  'doubled',
  'unanswered',
  'twice',
  'read',
  'write',
  'reply',
  'took',
];

/**
 * The results as a table, one line each.
 * @param {readonly Report[]} reports
 * @param {readonly { name: string, why: string }[]} skipped
 * @param {{ isTimed: boolean }} options
 * @returns {string[]} lines
 */
export function tableOf(reports, skipped, options) {
  const rows = [
    HEADINGS,
    ...reports.map((report) => {
      const { acknowledged, lost, doubled, unanswered, answeredTwice } = report.records;
      const recovery = report.recovery;
      return [
        report.name,
        brokenBounds(report, options).length === 0 ? 'ok' : 'BROKEN',
        ...[report.requests, report.refused, report.silent, report.wrong].map(String),
        ...[acknowledged, lost, doubled, unanswered, answeredTwice].map(String),
        ...(recovery
          ? [recovery.read, recovery.write, recovery.reply].map((one) => `${one.toFixed(2)} s`)
          : ['-', '-', '-']),
        `${report.seconds.toFixed(0)} s`,
      ];
    }),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return [...lines, ...skipped.map(({ name, why }) => `${name.padEnd(widths[0] ?? 0)}  skipped: no ${why}`)];
}

/**
 * One scenario in detail, when it has ended.
 * @param {Report} report
 * @param {string} about
 * @param {{ isTimed: boolean }} options
 * @returns {string[]} lines
 */
export function detailsOf(report, about, options) {
  const broken = brokenBounds(report, options);
  const failures = Object.entries(report.failures).map(([kind, count]) => `${count} × ${kind}`);
  return [
    '',
    `${report.name}: ${about}`,
    `  calls that failed: ${failures.join(', ') || 'none'}`,
    ...Object.entries(report.figures).map(([figure, value]) => `  ${figure}: ${Number(value.toFixed(2))}`),
    ...(broken.length === 0 ? ['  every bound held'] : broken.map((bound) => `  BROKEN: ${bound}`)),
  ];
}
