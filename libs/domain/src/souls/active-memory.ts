/**
 * SQL condition: memory `m` is one that its soul has, neither objected to nor superseded. Whatever counts or places a soul's memories reads
 * them by it. The passages of an uploaded memory file are memories of their own; the file is counted among the files only.
 */
export const ACTIVE_MEMORY = 'm.objection IS NULL AND m.superseded_at IS NULL';
