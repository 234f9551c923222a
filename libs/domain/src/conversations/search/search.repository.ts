import { CompanionEntity, toTsvectorSql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { replaceEquivalents, type Term } from './search-matcher';

/** Filter of a search. `from` is inclusive, `to` exclusive. */
export interface SearchFilter {
  accountId: number;
  companionId: number | null;
  from: Date | null;
  to: Date | null;
}

export interface SearchRow {
  id: number;
  companion_id: number | null;
  conversation_id: number | null;
  message_id: number | null;
  from_person: boolean;
  title: string;
  content: string;
  at: Date;
}

/** Number of newest candidates that are ranked. */
const CANDIDATE_LIMIT = 300;
/** Maximum number of terms evaluated in SQL; the remaining ones are checked by the matcher. */
const MAX_SQL_TERMS = 6;
/** Minimum length of a word for the full-text index; shorter prefixes match too many rows. */
const MIN_INDEXED_LENGTH = 3;
/** Words that PostgreSQL tokenizes like the matcher: letters without combining marks, in scripts with spaces between words. */
const TOKENIZED_ALIKE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}'’‘ʼ＇]+$/u;

/** Parameters of a statement, numbered in the order they are added. */
class StatementParameters {
  constructor(readonly all: unknown[]) {}

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/** Finds candidates that contain all terms. The result may include false positives, which the matcher removes. */
@Injectable()
export class SearchRepository {
  constructor(private readonly source: DataSource) {}

  ownsSoul(accountId: number, companionId: number): Promise<boolean> {
    return this.source.getRepository(CompanionEntity).existsBy({ id: companionId, accountId });
  }

  /**
   * Finds the newest matching messages with the full-text index.
   * @returns null where the index cannot answer one of the terms
   */
  async findIndexedMessages(filter: SearchFilter, terms: readonly Term[]): Promise<SearchRow[] | null> {
    const words = terms.filter(
      ({ forms, mode }) => mode !== 'anywhere' && forms.every((form) => TOKENIZED_ALIKE.test(form.normalize('NFC'))),
    );
    if (
      words.length < terms.length ||
      !words.some(({ forms }) => forms.every((form) => form.length >= MIN_INDEXED_LENGTH))
    )
      return null;
    const values = toParameters(filter);
    const query = values.add(words.map(toTsQuery).join(' & '));
    // SQL: full-text search over a CTE with an optimisation fence
    return this.loadMessages(
      values,
      `SELECT m.id FROM messages m JOIN owned ON owned.id = m.conversation_id
       WHERE ${toTsvectorSql('m.content')} @@ to_tsquery('simple', ${query}) AND ${termConditions('m.content', terms, values)} AND ${IS_SEARCHABLE}
       ORDER BY m.id DESC LIMIT ${CANDIDATE_LIMIT}`,
    );
  }

  /** Finds the newest matching messages by scanning all messages of the account. */
  async scanMessages(filter: SearchFilter, terms: readonly Term[]): Promise<SearchRow[]> {
    const values = toParameters(filter);
    // `OFFSET 0` is an optimisation fence: the planner must start from the account's conversations.
    // SQL: full-text search over a CTE with an optimisation fence
    return this.loadMessages(
      values,
      `SELECT m.id FROM owned CROSS JOIN LATERAL (
         SELECT m.id, m.content, lower(m.content) AS lowered FROM messages m
         WHERE m.conversation_id = owned.id AND ${IS_SEARCHABLE} OFFSET 0
       ) m WHERE ${termConditions('m.content', terms, values, 'm.lowered')} ORDER BY m.id DESC LIMIT ${CANDIDATE_LIMIT}`,
    );
  }

  /** Finds the newest matching memories, without superseded ones and those the person objected to. */
  findMemories(filter: SearchFilter, terms: readonly Term[]): Promise<SearchRow[]> {
    const values = toParameters(filter);
    // SQL: full-text conditions that are built from the terms
    return this.source.query(
      `SELECT m.id, m.companion_id, c.id AS conversation_id, s.message_id, false AS from_person, m.title, m.content, m.said_at AS at
       FROM companions p
       JOIN memories m ON m.companion_id = p.id
       LEFT JOIN LATERAL (SELECT min(message_id) AS message_id FROM memory_messages WHERE memory_id = m.id) s ON true
       LEFT JOIN messages o ON o.id = s.message_id
       LEFT JOIN conversations c ON c.id = coalesce(o.conversation_id, m.conversation_id)
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR p.id = $2) AND m.superseded_at IS NULL
         AND (m.objection IS NULL OR m.objection = 'outdated')
         AND ($3::timestamptz IS NULL OR m.said_at >= $3) AND ($4::timestamptz IS NULL OR m.said_at < $4)
         AND ${termConditions("concat(m.title, ' ', m.content)", terms, values)}
       ORDER BY m.id DESC LIMIT ${CANDIDATE_LIMIT}`,
      values.all,
    );
  }

  /** @param ids subquery that selects message ids from the conversations in `owned` */
  private loadMessages(values: StatementParameters, ids: string): Promise<SearchRow[]> {
    // SQL: full-text search over a CTE with an optimisation fence
    return this.source.query(
      `WITH owned AS MATERIALIZED (
         SELECT id FROM conversations c WHERE c.account_id = $1 AND ($2::bigint IS NULL OR EXISTS
           (SELECT FROM conversation_souls s WHERE s.conversation_id = c.id AND s.companion_id = $2))
       )
       SELECT m.id, coalesce(m.companion_id, CASE WHEN NOT c.is_group THEN souls.first END) AS companion_id, m.conversation_id,
         m.id AS message_id, m.companion_id IS NULL AS from_person, coalesce(c.title, souls.names, '') AS title, m.content,
         m.created_at AS at
       FROM messages m
       JOIN conversations c ON c.id = m.conversation_id
       LEFT JOIN LATERAL (
         SELECT (array_agg(p.id ORDER BY s.position))[1] AS first, string_agg(p.name, ', ' ORDER BY s.position) AS names
         FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id
       ) souls ON true
       WHERE m.id = ANY(ARRAY(${ids}))`,
      values.all,
    );
  }
}

/**
 * SQL condition for a searchable message `m`: finished, within the time range, and no unchanged copy of a message that is found itself.
 */
const IS_SEARCHABLE = `m.status <> 'streaming' AND m.content <> ''
  AND ($3::timestamptz IS NULL OR m.created_at >= $3) AND ($4::timestamptz IS NULL OR m.created_at < $4)
  AND (m.copy_of IS NULL OR NOT EXISTS (SELECT FROM messages o WHERE o.id = m.copy_of AND o.content = m.content))`;

const toParameters = ({ accountId, companionId, from, to }: SearchFilter) =>
  new StatementParameters([accountId, companionId, from, to]);

/** The longest terms first, because they are the most selective. */
function termConditions(
  text: string,
  terms: readonly Term[],
  values: StatementParameters,
  lowered = `lower(${text})`,
): string {
  return [...terms]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MAX_SQL_TERMS)
    .map((term) => termCondition({ text, lowered }, term, values))
    .join(' AND ');
}

const lengthOf = ({ forms }: Term) => forms[0]?.length ?? 0;

function termCondition(
  { text, lowered }: Record<'text' | 'lowered', string>,
  { forms, mode }: Term,
  values: StatementParameters,
): string {
  const like = `${lowered} LIKE ANY (${values.add(forms.map(toLikePattern))}::text[])`;
  if (mode === 'anywhere') return like;
  const alternatives = forms.map((form) => replaceEquivalents(form, (spellings) => `[${spellings}]`)).join('|');
  const end = mode === 'whole' ? '(?![[:alnum:]])' : '';
  // The cheap LIKE filters rows before the regular expression checks word boundaries.
  return `CASE WHEN ${like} THEN ${text} ~* ${values.add(`(?<![[:alnum:]])(?:${alternatives})${end}`)} ELSE false END`;
}

/** Builds a LIKE pattern. Lower-cases per code point like PostgreSQL, which has no one-to-many or context-dependent mappings. */
function toLikePattern(form: string): string {
  const lower = [...form].map((letter) => [...letter.toLowerCase()][0]).join('');
  return `%${replaceEquivalents(lower.replace(/[\\%_]/g, String.raw`\$&`), () => '_')}%`;
}

/** Builds the tsquery of a word: all spellings as prefixes; the parts around an apostrophe must be adjacent. */
function toTsQuery({ forms }: Term): string {
  const variants = forms.flatMap((form) => [0, 1].map((way) => replaceEquivalents(form, (all) => all.charAt(way))));
  const spellings = variants.map((form) => {
    const parts = (form.match(/[\p{L}\p{N}]+/gu) ?? []).map((part) => `'${part}'`);
    return `(${parts.join(' <-> ')}:*)`;
  });
  return `(${[...new Set(spellings)].join(' | ')})`;
}
