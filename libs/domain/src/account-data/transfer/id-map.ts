/** Allocates ids from a table's sequence. */
export type AllocateIds = (table: string, count: number) => Promise<number[]>;

/** Ids allocated per request. */
const BLOCK = 500;

/**
 * Maps archive ids to new ids, per table. Every archive id gets exactly one new id, whether or not its row exists, so an archive cannot
 * reference rows of another account.
 */
export class IdMap {
  private readonly ids = new Map<string, Map<number, number>>();
  private readonly unused = new Map<string, number[]>();
  private readonly stored = new Map<string, Set<number>>();

  /** @param accountId importing account; replaces every account id */
  constructor(
    private readonly accountId: number,
    private readonly allocate: AllocateIds,
  ) {}

  /** New id of a row; allocated on first use. */
  async newId(table: string, oldId: number): Promise<number> {
    if (table === 'accounts') return this.accountId;
    const ids = this.ids.get(table) ?? new Map<number, number>();
    this.ids.set(table, ids);
    const known = ids.get(oldId);
    if (known !== undefined) return known;
    const id = await this.next(table);
    ids.set(oldId, id);
    return id;
  }

  /** Records that a row is stored and can be referenced as a parent. */
  markStored(table: string, oldId: number): void {
    const stored = this.stored.get(table) ?? new Set<number>();
    this.stored.set(table, stored);
    stored.add(oldId);
  }

  /** New id of a stored row; null if it is not stored. */
  async storedId(table: string, oldId: number): Promise<number | null> {
    return this.stored.get(table)?.has(oldId) ? this.newId(table, oldId) : null;
  }

  /** New ids of all stored rows of a table. */
  async allStored(table: string): Promise<number[]> {
    return Promise.all([...(this.stored.get(table) ?? [])].map((id) => this.newId(table, id)));
  }

  private async next(table: string): Promise<number> {
    let unused = this.unused.get(table);
    if (!unused || unused.length === 0) {
      unused = (await this.allocate(table, BLOCK)).reverse();
      this.unused.set(table, unused);
    }
    const id = unused.pop();
    if (id === undefined) throw new Error(`no new id for ${table}`);
    return id;
  }
}
