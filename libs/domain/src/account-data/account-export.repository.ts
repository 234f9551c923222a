import { AccountEntity, CompanionEntity, ConversationEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExportTable } from './export-tables';
import type { RowOwner, TransferTable } from './transfer/transfer-tables';

/** Rows per page; bounds the memory use of an export. */
const PAGE_SIZE = 200;

/** The column of a table that names the owner of its rows. */
const OWNER_COLUMNS: Readonly<Record<RowOwner, string>> = {
  account: 'account_id',
  soul: 'companion_id',
  conversation: 'conversation_id',
};

export type Row = Readonly<Record<string, unknown>>;

/** A message in the export, with its variants. */
export interface ExportedMessage extends Row {
  seq: number;
  sender: string;
  aiGenerated: boolean;
  content: string;
  createdAt: Date;
}

export interface ExportedConversation extends Row {
  id: number;
  title: string | null;
  souls: { id: number; name: string }[];
  createdAt: Date;
}

export interface ExportedSoul extends Row {
  id: number;
  name: string;
  archetype: string;
  avatar: string | null;
}

export interface ExportedFile {
  id: number;
  name: string;
  type: string;
}

export interface ExportedRunFile {
  id: number;
  name: string;
  content: string;
}

/** Reads an account's data with keyset pagination. No cursor or transaction stays open between pages, so a slow download blocks no writer. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly source: DataSource) {}

  /** The account row with its small collections. @returns null if it was deleted */
  async account(accountId: number): Promise<(Row & { email: string; displayName: string }) | null> {
    // SQL: one document of several tables, as JSON
    const [row] = await this.source.query<(Row & { email: string; displayName: string })[]>(ACCOUNT, [accountId]);
    return row ?? null;
  }

  async soulIds(accountId: number): Promise<number[]> {
    const souls = await this.source
      .getRepository(CompanionEntity)
      .find({ select: { id: true }, where: { accountId }, order: { id: 'ASC' } });
    return souls.map(({ id }) => id);
  }

  /** A soul with its one-to-one data. @returns null if it was deleted in the meantime */
  async soul(accountId: number, id: number): Promise<ExportedSoul | null> {
    // SQL: one document of several tables, as JSON
    const [row] = await this.source.query<ExportedSoul[]>(SOUL, [accountId, id]);
    return row ?? null;
  }

  conversations(accountId: number): AsyncGenerator<ExportedConversation[]> {
    return this.pages<ExportedConversation>('conversations c', 'c.account_id', ['c.id'], CONVERSATION, accountId);
  }

  messages(conversationId: number): AsyncGenerator<ExportedMessage[]> {
    return this.pages<ExportedMessage>('messages m', 'm.conversation_id', ['m.seq'], MESSAGE, conversationId, SENDER);
  }

  files(accountId: number): AsyncGenerator<ExportedFile[]> {
    return this.pages<ExportedFile & Row>('files f', 'f.account_id', ['f.id'], 'f.id, f.name, f.type', accountId);
  }

  runFiles(accountId: number): AsyncGenerator<ExportedRunFile[]> {
    const files = '(SELECT f.*, r.account_id FROM agent_runs r JOIN agent_files f ON f.run_id = r.id) f';
    return this.pages<ExportedRunFile & Row>(files, 'f.account_id', ['f.id'], 'f.id, f.name, f.content', accountId);
  }

  /** Rows of a table as they are imported elsewhere: every column but those that are omitted, by its name. */
  async *transferRows(table: TransferTable, ownerId: number): AsyncGenerator<Row[]> {
    const { name, owner, from, key, omitted = [] } = table;
    const source = from ?? `(SELECT t.*, t.${OWNER_COLUMNS[owner]} AS owner_id FROM ${name} t)`;
    const without = [...omitted, 'owner_id'].map((column) => `'${column}'`).join(', ');
    const select = `to_jsonb(r) - ARRAY[${without}] AS row`;
    const keys = key.map((column) => `r.${column}`);
    for await (const rows of this.pages<Row & { row: Row }>(`${source} r`, 'r.owner_id', keys, select, ownerId))
      yield rows.map(({ row }) => row);
  }

  /** Settings of an account that an import takes over. */
  async transferSettings(accountId: number): Promise<Row | null> {
    const account = await this.source
      .getRepository(AccountEntity)
      .findOne({ select: { id: true, settings: true, behavior: true, guardedAt: true }, where: { id: accountId } });
    return account && { settings: account.settings, behavior: account.behavior, guarded: account.guardedAt !== null };
  }

  async conversationIds(accountId: number): Promise<number[]> {
    const conversations = await this.source
      .getRepository(ConversationEntity)
      .find({ select: { id: true }, where: { accountId }, order: { id: 'ASC' } });
    return conversations.map(({ id }) => id);
  }

  /** @param ownerId account or soul id, according to the table */
  rows({ from, owner, keys, columns, besides }: ExportTable, ownerId: number): AsyncGenerator<Row[]> {
    const alias = from.split(' ').at(-1);
    const select = [
      ...columns.split(' ').map((column) => `${alias}.${column} AS "${toCamelCase(column)}"`),
      ...Object.entries(besides ?? {}).map(([name, column]) => `${column} AS "${name}"`),
    ];
    return this.pages<Row>(from, owner, keys, select.join(', '), ownerId);
  }

  /**
   * Rows of an owner in key order, page by page.
   * @param joins applied to the rows of a page only
   */
  private async *pages<R extends Row>(
    from: string,
    owner: string,
    keys: readonly string[],
    select: string,
    ownerId: number,
    joins = '',
  ): AsyncGenerator<R[]> {
    const alias = from.split(' ').at(-1);
    const list = keys.join(', ');
    const keyAliases = keys.map((_, place) => `_${place}`);
    const named = keys.map((key, place) => `${key} AS "_${place}"`).join(', ');
    for (let after: unknown[] | null = null; ;) {
      const cursorCondition: string =
        after === null ? '' : `AND (${list}) > (${keys.map((_, place) => `$${place + 3}`).join(', ')})`;
      // SQL: keyset pagination over any table, by row values
      const found: R[] = await this.source.query<R[]>(
        `SELECT ${named}, ${select} FROM (
           SELECT ${alias}.* FROM ${from} WHERE ${owner} = $1 ${cursorCondition} ORDER BY ${list} LIMIT $2) ${alias} ${joins} ORDER BY ${list}`,
        [ownerId, PAGE_SIZE, ...(after ?? [])],
      );
      const last = found.at(-1);
      if (!last) return;
      after = keyAliases.map((name) => last[name]);
      for (const row of found) for (const name of keyAliases) delete (row as Record<string, unknown>)[name];
      yield found;
      if (found.length < PAGE_SIZE) return;
    }
  }
}

/** Exported name of a column: snake_case to camelCase. */
const toCamelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Timestamp within JSON in ISO 8601, as in the rest of the export. */
const utc = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const objects = (object: string, from: string): string => `coalesce((SELECT jsonb_agg(${object}) FROM ${from}), '[]')`;

/** Excludes all secrets: password and key hashes, tokens and session ids. */
const ACCOUNT = `SELECT a.email, a.display_name AS "displayName", a.role, a.settings, a.behavior, a.time_zone AS "timeZone", a.adult_stated_at AS "adultStatedAt",
    a.email_verified_at AS "emailVerifiedAt", a.guarded_at AS "guardedAt", a.created_at AS "createdAt",
    (SELECT jsonb_build_object('beganAt', ${utc('t.began_at')}, 'activeAt', ${utc('t.active_at')}) FROM usage_sessions t WHERE t.account_id = a.id) AS sitting,
    ${objects(
      `jsonb_build_object('name', c.name, 'emoji', c.emoji, 'description', c.description, 'systemPrompt', c.system_prompt, 'active', c.active) ORDER BY c.id`,
      'channels c WHERE c.account_id = a.id',
    )} AS channels,
    ${objects(
      `jsonb_build_object('threadName', k.thread_name, 'redirect', k.redirect, 'createdAt', ${utc('k.created_at')}, 'lastUsedAt', ${utc('k.last_used_at')}, 'expiresAt', ${utc('k.expires_at')}) ORDER BY k.id`,
      'thread_keys k WHERE k.account_id = a.id',
    )} AS "threadKeys",
    ${objects(
      `jsonb_build_object('createdAt', ${utc('s.created_at')}, 'endsAt', ${utc('s.expire')}, 'userAgent', s.sess ->> 'userAgent', 'address', s.sess ->> 'address') ORDER BY s.id`,
      'sessions s WHERE s.account_id = a.id AND s.expire > now()',
    )} AS sessions,
    ${objects(
      `jsonb_build_object('kind', m.kind, 'state', m.state, 'createdAt', ${utc('m.created_at')}) ORDER BY m.id`,
      'mails m WHERE m.address_key = a.email_key AND (a.email_key_rank = 0 OR m.address = a.email)',
    )} AS mails,
    ${objects(
      `jsonb_build_object('address', n.address, 'seenAt', ${utc('n.seen_at')}) ORDER BY n.address`,
      'known_addresses n WHERE n.account_id = a.id',
    )} AS "knownAddresses"
  FROM accounts a WHERE a.id = $1`;

const SOUL = `SELECT p.id, p.name, p.archetype, p.personality, p.gpt_instructions AS "gptInstructions", p.status, p.avatar,
    p.relationship_level AS "relationshipLevel", p.relationship_progress AS "relationshipProgress", p.trust, p.energy, p.tone, p.glow, p.restraint, p.config,
    p.last_memory_summary AS "lastMemorySummary", p.last_exchange_at AS "lastExchangeAt", p.created_at AS "createdAt", p.updated_at AS "updatedAt",
    (SELECT r.pattern FROM relational_patterns r WHERE r.companion_id = p.id) AS "relationalPattern",
    (SELECT jsonb_build_object('figures', i.figures, 'words', i.words, 'weeks', i.weeks) FROM insight_figures i WHERE i.companion_id = p.id) AS insight,
    (SELECT jsonb_build_object('card', d.card, 'systemPrompt', d.system_prompt, 'postHistoryInstructions', d.post_history, 'enabled', d.enabled,
       'greetings', d.greetings, 'notes', d.notes) FROM cards d WHERE d.companion_id = p.id) AS card
  FROM companions p WHERE p.account_id = $1 AND p.id = $2`;

const CONVERSATION = `c.id, c.title, c.is_group AS "isGroup", c.focus, c.branched_from AS "branchedFrom", c.import_id AS "importId",
    c.thread_key AS "exportKey", c.last_message_at AS "lastMessageAt", c.created_at AS "createdAt",
    ${objects(
      `jsonb_build_object('id', p.id, 'name', p.name) ORDER BY s.position`,
      'conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id',
    )} AS souls`;

const MESSAGE = `m.id, m.seq, m.content, m.companion_id AS "companionId", m.companion_id IS NOT NULL AS "aiGenerated",
    CASE WHEN m.companion_id IS NULL THEN a.display_name ELSE coalesce(p.name, 'A soul that is gone') END AS sender,
    m.status, m.failure, m.whispered, m.forgotten, m.recalled, m.files, m.notices, m.care_tier AS "careTier", m.why, m.import_id AS "importId", m.edited_at AS "editedAt", m.created_at AS "createdAt",
    ${objects(
      `jsonb_build_object('number', v.number, 'content', v.content, 'status', v.status, 'recalled', v.recalled, 'createdAt', ${utc('v.created_at')}) ORDER BY v.number`,
      'message_variants v WHERE v.message_id = m.id',
    )} AS "otherWordings"`;

/** Joins for the sender's name. */
const SENDER = `JOIN conversations c ON c.id = m.conversation_id JOIN accounts a ON a.id = c.account_id LEFT JOIN companions p ON p.id = m.companion_id`;
