/**
 * SQL condition: an archive line is visible, because it does not belong to a staged import. Lines refer to their soul directly, so every
 * reader of a soul's lines needs it. A soul has at most one staged import.
 * @param line alias of `archive_lines`
 * @param soul expression with the soul's id
 */
export const isCommittedLineSql = (line: string, soul: string): string =>
  `${line}.import_id IS DISTINCT FROM (SELECT id FROM imports WHERE companion_id = ${soul} AND staging_id IS NOT NULL)`;
