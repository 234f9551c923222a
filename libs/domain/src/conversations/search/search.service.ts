import { DomainError, LIMITS, type SearchHit, type SearchKind } from '@kinloom/contract';
import type { SearchQuery } from '@kinloom/contract/requests';
import { parseTimeInterval } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { type SearchFilter, type SearchRow, SearchRepository } from './search.repository';
import { type Matcher, createMatcher, type Term, parseSearchTerms } from './search-matcher';

/** A matching row and its rank. */
interface RankedRow {
  kind: SearchKind;
  row: SearchRow;
  grade: number;
}

/** Searches messages and memories by their text. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  /**
   * Searches messages and memories. Sorted by rank, then newest first.
   * @throws DomainError invalid; soul_not_found where the soul does not belong to the account
   */
  async find(accountId: number, { q, companionId, from, to, limit }: SearchQuery): Promise<SearchHit[]> {
    const filter: SearchFilter = {
      accountId,
      companionId: companionId ?? null,
      from: from === undefined ? null : new Date(parseTimeInterval('from', from).from),
      to: to === undefined ? null : new Date(parseTimeInterval('to', to).to),
    };
    if (companionId !== undefined && !(await this.repository.ownsSoul(accountId, companionId))) {
      throw new DomainError('soul_not_found');
    }
    const terms = parseSearchTerms(q);
    if (terms.length === 0) return [];
    const matcher = createMatcher(terms);
    const maxHits = limit ?? LIMITS.searchDefault;
    const [messageHits, memories] = await Promise.all([
      this.findMessages(filter, terms, matcher),
      this.repository
        .findMemories(filter, terms)
        .then(rankRows('memory', matcher, ({ title, content }) => `${title}\n${content}`)),
    ]);
    return [...messageHits, ...memories]
      .sort((a, b) => b.grade - a.grade || b.row.at.getTime() - a.row.at.getTime() || b.row.id - a.row.id)
      .slice(0, maxHits)
      .map(({ kind, row }) => toHit(kind, row, matcher));
  }

  /** Searches messages with the full-text index, falling back to a scan where the index cannot answer. */
  private async findMessages(filter: SearchFilter, terms: readonly Term[], matcher: Matcher): Promise<RankedRow[]> {
    const rows =
      (await this.repository.findIndexedMessages(filter, terms)) ?? (await this.repository.scanMessages(filter, terms));
    return rankRows('message', matcher, ({ content }) => content)(rows);
  }
}

const rankRows =
  (kind: SearchKind, matcher: Matcher, textOf: (row: SearchRow) => string) =>
  (rows: readonly SearchRow[]): RankedRow[] =>
    rows.map((row) => ({ kind, row, grade: matcher.grade(textOf(row)) })).filter(({ grade }) => grade > 0);

function toHit(kind: SearchKind, row: SearchRow, matcher: Matcher): SearchHit {
  return {
    kind,
    id: row.id,
    companionId: row.companion_id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    from: row.from_person ? 'person' : 'soul',
    title: row.title,
    ...matcher.excerpt(row.content),
    at: row.at.toISOString(),
  };
}
