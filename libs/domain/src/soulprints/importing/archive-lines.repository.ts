import { isCommittedLineSql } from '@kinloom/database';
import type { EntityManager } from 'typeorm';
import type { LineVoice } from './speaker-roles';

/** A line to insert. `said` in Unix milliseconds; `key` is its digest in hexadecimal. */
export interface ArchiveLine {
  thread: string;
  speaker: string;
  voice: LineVoice;
  text: string;
  said: number | null;
  messageId: number | null;
  key: string;
}

/**
 * Deletes lines of these digests that another import has staged for the soul. Without this, lines of files that are added during an import
 * would count as known, and be missing if the import is cancelled.
 */
export async function discardStagedLines(
  manager: EntityManager,
  soulId: number,
  importId: number,
  digests: readonly Buffer[],
): Promise<void> {
  // SQL: the shared condition for committed lines
  await manager.query(
    `DELETE FROM archive_lines a WHERE a.companion_id = $1 AND a.digest = ANY($2::bytea[]) AND a.import_id <> $3
       AND NOT (${isCommittedLineSql('a', '$1')})`,
    [soulId, digests, importId],
  );
}

/** Returns which of these digests the soul's archive already contains, in hexadecimal. */
export async function findKnownDigests(
  manager: EntityManager,
  soulId: number,
  digests: readonly Buffer[],
): Promise<Set<string>> {
  // SQL: digests in hexadecimal, without loading entities
  const rows = await manager.query<{ key: string }[]>(
    `SELECT encode(digest, 'hex') AS key FROM archive_lines WHERE companion_id = $1 AND digest = ANY($2::bytea[])`,
    [soulId, digests],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Inserts lines in their order. @returns their ids by digest, in hexadecimal */
export async function insertArchiveLines(
  manager: EntityManager,
  { soulId, importId }: { soulId: number; importId: number },
  lines: readonly ArchiveLine[],
): Promise<Map<string, number>> {
  // SQL: the rows are one parameter, however many they are
  const rows = await manager.query<{ id: number; key: string }[]>(
    `INSERT INTO archive_lines (companion_id, import_id, thread, speaker, voice, content, said_at, message_id, digest)
     SELECT $1, $2, l.thread, l.speaker, l.voice, l.content, to_timestamp(l.said / 1000), l.message_id, decode(l.digest, 'hex')
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::bigint[], $9::text[])
       WITH ORDINALITY AS l(thread, speaker, voice, content, said, message_id, digest, position)
     ORDER BY l.position RETURNING id, encode(digest, 'hex') AS key`,
    [
      soulId,
      importId,
      lines.map(({ thread }) => thread),
      lines.map(({ speaker }) => speaker),
      lines.map(({ voice }) => voice),
      lines.map(({ text }) => text),
      lines.map(({ said }) => said),
      lines.map(({ messageId }) => messageId),
      lines.map(({ key }) => key),
    ],
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}
