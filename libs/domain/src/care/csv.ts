import { stringify } from 'csv-stringify/sync';

/**
 * Serialises rows as CSV with CRLF line ends. Text cells that a spreadsheet would run as a formula are prefixed with an apostrophe.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows as (string | number)[][], {
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  });
}
