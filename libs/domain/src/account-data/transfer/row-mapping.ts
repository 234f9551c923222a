import { DomainError, type Notice, NOTICE_KINDS } from '@kinloom/contract';
import { verifyAvatar } from '@kinloom/domain/images';
import { STORED_LINES_FROM } from '@kinloom/mind';
import type { IdMap } from './id-map';
import { REFERENCE_PROPERTIES, REFERENCED_TABLES, type TransferTable } from './transfer-tables';

/** A row of an archive: values by column name, as written by `to_jsonb`. */
export type ArchiveRow = Record<string, unknown>;

/** A row ready to be inserted, with references to rows of its own table that are set afterwards. */
export interface MappedRow {
  row: ArchiveRow;
  /** Id in the archive; null for tables without an id column. */
  oldId: number | null;
  siblings: Readonly<Record<string, number>>;
}

/** Values for new rows that the archive does not contain. */
export interface RowContext {
  ids: IdMap;
  accountId: number;
  /** Storage key of a file's content. @param oldId file id in the archive */
  storeKey: (oldId: number) => string;
  /** Id for a background task that does not exist, for columns that require one. */
  newTaskId: () => Promise<number>;
}

/**
 * Replaces the ids of a row by new ones.
 * @returns null if a required parent is not in the archive, because it was deleted during the export
 * @throws DomainError archive_damaged if a value has the wrong type
 */
export async function mapRow(table: TransferTable, source: ArchiveRow, context: RowContext): Promise<MappedRow | null> {
  const { ids } = context;
  const row: ArchiveRow = { ...source };
  for (const column of table.omitted ?? []) delete row[column];
  for (const [column, parent] of Object.entries(table.parents)) {
    const id = await ids.storedId(parent, idIn(source[column]));
    if (id === null) return null;
    row[column] = id;
  }
  for (const [column, parent] of Object.entries(table.optionalParents ?? {}))
    if (isPresent(source[column])) row[column] = await ids.storedId(parent, idIn(source[column]));
  for (const [column, to] of Object.entries(table.references ?? {}))
    if (isPresent(source[column])) row[column] = await ids.newId(to, idIn(source[column]));
  for (const [column, kind] of Object.entries(table.typedReferences ?? {}))
    if (isPresent(source[column])) row[column] = await typedId(ids, source[kind], idIn(source[column]));
  for (const [column, { id }] of Object.entries(table.jsonReferences ?? {}))
    row[column] = await mapJson(ids, source[column], id);
  for (const [column, { separator, tables }] of Object.entries(table.keysWithId ?? {}))
    row[column] = await mapKey(ids, source[column], separator, tables);
  const siblings: Record<string, number> = {};
  for (const column of table.siblings ?? []) {
    if (isPresent(source[column])) siblings[column] = idIn(source[column]);
    row[column] = null;
  }
  if ('account_id' in row) row['account_id'] = context.accountId;
  const oldId = hasOwnId(table) ? idIn(source['id']) : null;
  if (oldId !== null) row['id'] = await ids.newId(table.name, oldId);
  await COMPLETIONS[table.name]?.(row, context, oldId ?? 0);
  return { row, oldId, siblings };
}

/** Whether a table has its own id column. */
export const hasOwnId = ({ key, typedReferences, name }: TransferTable): boolean =>
  !typedReferences?.['id'] && (key[0] === 'id' || name === 'messages');

/** Columns computed from several columns or from the new installation. */
const COMPLETIONS: Readonly<
  Record<string, (row: ArchiveRow, context: RowContext, oldId: number) => void | Promise<void>>
> = {
  companions: async (row) => {
    row['avatar'] = await soundAvatar(row['avatar']);
  },
  messages: (row) => {
    if (row['status'] === 'streaming') row['status'] = 'stopped';
    row['notices'] = safeNotices(row['notices']);
  },
  message_variants: (row) => {
    if (row['status'] === 'streaming') row['status'] = 'stopped';
  },
  files: (row, { storeKey }, oldId) => {
    row['store_key'] = storeKey(oldId);
  },
  agent_runs: async (row, { newTaskId }) => {
    row['job_id'] = await newTaskId();
    if (row['state'] !== 'waiting' && row['state'] !== 'active') return;
    row['state'] = 'failed';
    row['ended_at'] ??= row['created_at'];
    row['error'] ??= 'This run was under way when the account was exported.';
  },
};

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

function idIn(value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new DomainError('archive_damaged');
  return Number(value);
}

/** Validates an avatar as in an upload; an invalid picture is dropped. */
async function soundAvatar(avatar: unknown): Promise<string | null> {
  if (typeof avatar !== 'string') return null;
  try {
    return await verifyAvatar(avatar);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Keeps only notices with safe links (tel:, sms:, https:), because notices are shown as official texts. */
function safeNotices(value: unknown): Notice[] {
  if (!Array.isArray(value)) return [];
  return (value as Partial<Notice>[]).flatMap((notice) => {
    const { kind, text, resources } = notice ?? {};
    if (typeof text !== 'string' || !NOTICE_KINDS.some((known) => known === kind) || !Array.isArray(resources))
      return [];
    const links = resources.flatMap((resource) => (Array.isArray(resource?.links) ? resource.links : [null]));
    const safe = links.every((link) => typeof link?.href === 'string' && /^(?:tel:|sms:|https:\/\/)/.test(link.href));
    return safe ? [notice as Notice] : [];
  });
}

async function typedId(ids: IdMap, kind: unknown, id: number): Promise<number> {
  const table = typeof kind === 'string' ? REFERENCED_TABLES[kind] : undefined;
  if (table === undefined) throw new DomainError('archive_damaged');
  if (kind !== 'archive') return ids.newId(table, id);
  // Lines below the offset are part of a personality and have no row.
  return id < STORED_LINES_FROM ? id : STORED_LINES_FROM + (await ids.newId(table, id - STORED_LINES_FROM));
}

async function mapKey(
  ids: IdMap,
  key: unknown,
  separator: string,
  tables: Readonly<Record<string, string>>,
): Promise<unknown> {
  if (typeof key !== 'string') throw new DomainError('archive_damaged');
  const [prefix = '', id = '', ...rest] = key.split(separator);
  const table = tables[prefix];
  if (table === undefined || rest.length > 0 || !/^\d{1,15}$/.test(id)) return key;
  return `${prefix}${separator}${await ids.newId(table, Number(id))}`;
}

/** Maps ids within JSON recursively. @param own table of an `id` without a kind */
async function mapJson(ids: IdMap, value: unknown, own?: string): Promise<unknown> {
  if (Array.isArray(value)) {
    const mapped: unknown[] = [];
    for (const one of value) mapped.push(await mapJson(ids, one, own));
    return mapped;
  }
  if (typeof value !== 'object' || value === null) return value;
  const source = value as ArchiveRow;
  const kind = source['kind'] ?? source['type'];
  const mapped: ArchiveRow = {};
  for (const [name, one] of Object.entries(source)) {
    const table = REFERENCE_PROPERTIES[name];
    if (Number.isSafeInteger(one) && table !== undefined) mapped[name] = await ids.newId(table, Number(one));
    else if (name === 'id' && Number.isSafeInteger(one)) mapped[name] = await idInJson(ids, Number(one), kind, own);
    else mapped[name] = await mapJson(ids, one, own);
  }
  return mapped;
}

async function idInJson(ids: IdMap, id: number, kind: unknown, own: string | undefined): Promise<number> {
  if (own !== undefined) return ids.newId(own, id);
  return typeof kind === 'string' && kind in REFERENCED_TABLES ? typedId(ids, kind, id) : id;
}
