/** What a spreadsheet would take for a formula, or for the end of the cell before. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a spreadsheet reads them. No cell can be taken for a formula: what begins like one is given a quote before it.
 * @returns text with a line for each row, ended by CRLF
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
