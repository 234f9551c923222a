import { DomainError, LIMITS, type SearchHit, type SearchKind } from '@kinloom/contract';
import type { SearchQuery } from '@kinloom/contract/requests';
import { timeIntervalOf } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { type Bounds, type FoundRow, SearchRepository } from './search.repository';
import { type Matcher, createMatcher, type Term, parseSearchTerms } from './search-matcher';

/** A row that fits, and how well. */
interface Fitting {
  kind: SearchKind;
  row: FoundRow;
  grade: number;
}

/** Finds again what was said and what is remembered, by its words as they stand. */
@Injectable()
export class SearchService {
  constructor(private readonly found: SearchRepository) {}

  /**
   * What fits better comes first, and of what fits alike the newest.
   * @throws DomainError invalid; soul_not_found where one is named that is not the account's
   */
  async find(accountId: number, { q, companionId, from, to, limit }: SearchQuery): Promise<SearchHit[]> {
    const bounds: Bounds = {
      accountId,
      companionId: companionId ?? null,
      from: from === undefined ? null : new Date(timeIntervalOf('from', from).from),
      to: to === undefined ? null : new Date(timeIntervalOf('to', to).to),
    };
    if (companionId !== undefined && !(await this.found.ownsSoul(accountId, companionId))) {
      throw new DomainError('soul_not_found');
    }
    const terms = parseSearchTerms(q);
    if (terms.length === 0) return [];
    const finder = createMatcher(terms);
    const most = limit ?? LIMITS.searchDefault;
    const [messages, memories] = await Promise.all([
      this.messages(bounds, terms, finder),
      this.found
        .memories(bounds, terms)
        .then(fitting('memory', finder, ({ title, content }) => `${title}\n${content}`)),
    ]);
    return [...messages, ...memories]
      .sort((a, b) => b.grade - a.grade || b.row.at.getTime() - a.row.at.getTime() || b.row.id - a.row.id)
      .slice(0, most)
      .map(({ kind, row }) => toHit(kind, row, finder));
  }

  /** As the index finds them; what it knows nothing of is found by reading all. */
  private async messages(bounds: Bounds, terms: readonly Term[], finder: Matcher): Promise<Fitting[]> {
    const rows = (await this.found.indexedMessages(bounds, terms)) ?? (await this.found.readMessages(bounds, terms));
    return fitting('message', finder, ({ content }) => content)(rows);
  }
}

const fitting =
  (kind: SearchKind, finder: Matcher, textOf: (row: FoundRow) => string) =>
  (rows: readonly FoundRow[]): Fitting[] =>
    rows.map((row) => ({ kind, row, grade: finder.grade(textOf(row)) })).filter(({ grade }) => grade > 0);

function toHit(kind: SearchKind, row: FoundRow, finder: Matcher): SearchHit {
  return {
    kind,
    id: row.id,
    companionId: row.companion_id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    from: row.from_person ? 'person' : 'soul',
    title: row.title,
    ...finder.excerpt(row.content),
    at: row.at.toISOString(),
  };
}
