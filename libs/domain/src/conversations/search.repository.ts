import { wordsIn } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { alike, type Term } from './search-matcher';

/** What a search is limited to. `from` is in it, `to` no more. */
export interface Bounds {
  accountId: number;
  companionId: number | null;
  from: Date | null;
  to: Date | null;
}

export interface FoundRow {
  id: number;
  companion_id: number | null;
  conversation_id: number | null;
  message_id: number | null;
  from_person: boolean;
  title: string;
  content: string;
  at: Date;
}

/** So many of the newest that fit are weighed against each other. */
const POOL = 300;
/** So many terms choose rows; whoever looks for more gets them checked afterwards. */
const TERMS = 6;
/** Letters of a word for which the index is asked: with fewer, half of it would answer. */
const INDEXED = 3;
/** Words that the database divides where we do: of letters that no mark joins, in scripts that put spaces between words. */
const SPLIT_ALIKE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}'’‘ʼ＇]+$/u;

/** The parameters of a statement, numbered as they are added. */
class Values {
  constructor(readonly all: unknown[]) {}

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/** Finds rows that hold all terms, or a little more: which do, is for the words to say. */
@Injectable()
export class SearchRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async ownsSoul(accountId: number, companionId: number): Promise<boolean> {
    const rows: unknown[] = await this.source.query('SELECT FROM companions WHERE id = $1 AND account_id = $2', [
      companionId,
      accountId,
    ]);
    return rows.length > 0;
  }

  /**
   * The newest messages that the index of words knows to hold the terms.
   * @returns null where the index knows nothing of some of the terms
   */
  async indexedMessages(bounds: Bounds, terms: readonly Term[]): Promise<FoundRow[] | null> {
    const words = terms.filter(
      ({ forms, fit }) => fit !== 'anywhere' && forms.every((form) => SPLIT_ALIKE.test(form.normalize('NFC'))),
    );
    if (words.length < terms.length || !words.some(({ forms }) => forms.every((form) => form.length >= INDEXED)))
      return null;
    const values = valuesOf(bounds);
    const query = values.add(words.map(lexemesOf).join(' & '));
    return this.messages(
      values,
      `SELECT m.id FROM messages m JOIN owned ON owned.id = m.conversation_id
       WHERE ${wordsIn('m.content')} @@ to_tsquery('simple', ${query}) AND ${conditions('m.content', terms, values)} AND ${VISIBLE}
       ORDER BY m.id DESC LIMIT ${POOL}`,
    );
  }

  /** The newest messages that hold the terms, by reading all of the account's. */
  async readMessages(bounds: Bounds, terms: readonly Term[]): Promise<FoundRow[]> {
    const values = valuesOf(bounds);
    // The offset keeps the planner to the account's own conversations, however few rows it may expect from all.
    return this.messages(
      values,
      `SELECT m.id FROM owned CROSS JOIN LATERAL (
         SELECT m.id, m.content, lower(m.content) AS lowered FROM messages m
         WHERE m.conversation_id = owned.id AND ${VISIBLE} OFFSET 0
       ) m WHERE ${conditions('m.content', terms, values, 'm.lowered')} ORDER BY m.id DESC LIMIT ${POOL}`,
    );
  }

  /** The newest memories that hold the terms and that nothing was said against. */
  memories(bounds: Bounds, terms: readonly Term[]): Promise<FoundRow[]> {
    const values = valuesOf(bounds);
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
         AND ${conditions("concat(m.title, ' ', m.content)", terms, values)}
       ORDER BY m.id DESC LIMIT ${POOL}`,
      values.all,
    );
  }

  /** @param ids selects the ids of messages of the conversations `owned` */
  private messages(values: Values, ids: string): Promise<FoundRow[]> {
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

/** A message `m` that is to be found: said to its end, in the time asked for, and not one that is found where it was copied from. */
const VISIBLE = `m.status <> 'streaming' AND m.content <> ''
  AND ($3::timestamptz IS NULL OR m.created_at >= $3) AND ($4::timestamptz IS NULL OR m.created_at < $4)
  AND (m.copy_of IS NULL OR NOT EXISTS (SELECT FROM messages o WHERE o.id = m.copy_of AND o.content = m.content))`;

const valuesOf = ({ accountId, companionId, from, to }: Bounds) => new Values([accountId, companionId, from, to]);

/** The longest first: it rules out the most. */
function conditions(text: string, terms: readonly Term[], values: Values, lowered = `lower(${text})`): string {
  return [...terms]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, TERMS)
    .map((term) => condition({ text, lowered }, term, values))
    .join(' AND ');
}

const lengthOf = ({ forms }: Term) => forms[0]?.length ?? 0;

function condition(
  { text, lowered }: Record<'text' | 'lowered', string>,
  { forms, fit }: Term,
  values: Values,
): string {
  const like = `${lowered} LIKE ANY (${values.add(forms.map(patternOf))}::text[])`;
  if (fit === 'anywhere') return like;
  const any = forms.map((form) => alike(form, (ways) => `[${ways}]`)).join('|');
  const end = fit === 'whole' ? '(?![[:alnum:]])' : '';
  // Only what holds the letters at all is worth the dearer look at where the word begins and ends.
  return `CASE WHEN ${like} THEN ${text} ~* ${values.add(`(?<![[:alnum:]])(?:${any})${end}`)} ELSE false END`;
}

/** Letter by letter, as the database does it: it knows no letter that becomes two, nor one that is another at the end of a word. */
function patternOf(form: string): string {
  const lower = [...form].map((letter) => [...letter.toLowerCase()][0]).join('');
  return `%${alike(lower.replace(/[\\%_]/g, String.raw`\$&`), () => '_')}%`;
}

/** For the index: a word in each of its ways, and more that begin with it; the parts of one with an apostrophe stand side by side. */
function lexemesOf({ forms }: Term): string {
  const written = forms.flatMap((form) => [0, 1].map((way) => alike(form, (all) => all.charAt(way))));
  const ways = written.map((form) => {
    const parts = (form.match(/[\p{L}\p{N}]+/gu) ?? []).map((part) => `'${part}'`);
    return `(${parts.join(' <-> ')}:*)`;
  });
  return `(${[...new Set(ways)].join(' | ')})`;
}
