import type { Personality, RelationalPattern, Restraint, Role, SoulStatus } from '@kinloom/contract';
import {
  CompanionEntity,
  MemoryEntity,
  MemoryMessageEntity,
  ProcessingLogEntity,
  RelationalPatternEntity,
  SoulReflectionEntity,
} from '@kinloom/database';
import type { SelfConfig } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';

/** A soul with everything its behaviour is configured by. */
export interface ConfiguredRow {
  id: number;
  account_id: number;
  owner_role: Role;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  config: SelfConfig | null;
  status: SoulStatus;
  energy: number;
  restraint: Restraint;
  version: number;
  patterns: number;
}

export type ShownMemory = Pick<MemoryEntity, 'id' | 'title' | 'layer' | 'emotionalWeight' | 'createdAt'>;

/** Maximum numbers of reflections, memories and logs returned. */
const LIST_LIMITS = { reflections: 20, memories: 10, logs: 50 };

// Card prompts are appended after the instructions, and only if the owner enabled them.
const CONFIGURED = `SELECT p.id, p.account_id, a.role AS owner_role, p.name, p.archetype, p.personality, p.config, p.status, p.energy, p.restraint,
    p.mind_version AS version,
    CASE WHEN k.enabled THEN concat_ws(E'\\n\\n', nullif(p.gpt_instructions, ''), nullif(k.system_prompt, ''), nullif(k.post_history, ''))
      ELSE p.gpt_instructions END AS instructions,
    (SELECT count(*)::int FROM relational_patterns r WHERE r.companion_id = p.id) AS patterns
  FROM companions p JOIN accounts a ON a.id = p.account_id LEFT JOIN cards k ON k.companion_id = p.id`;

/** Souls of all accounts. The service decides what operators may see of them. */
@Injectable()
export class AdminSoulsRepository {
  constructor(private readonly source: DataSource) {}

  /** Ids and mind versions of all souls, newest first. */
  async all(): Promise<{ id: number; version: number }[]> {
    const souls = await this.source
      .getRepository(CompanionEntity)
      .find({ select: { id: true, mindVersion: true }, order: { id: 'DESC' } });
    return souls.map(({ id, mindVersion }) => ({ id, version: mindVersion }));
  }

  byIds(ids: readonly number[]): Promise<ConfiguredRow[]> {
    // SQL: columns that are computed from two tables
    return this.source.query(`${CONFIGURED} WHERE p.id = ANY($1::bigint[]) ORDER BY p.id DESC`, [ids]);
  }

  async find(id: number): Promise<ConfiguredRow | null> {
    return (await this.byIds([id]))[0] ?? null;
  }

  reflections(id: number): Promise<SoulReflectionEntity[]> {
    return this.source
      .getRepository(SoulReflectionEntity)
      .find({ where: { companionId: id }, order: { id: 'DESC' }, take: LIST_LIMITS.reflections });
  }

  async reflectionSums(id: number): Promise<{ total: number; depth: number; tones: string[] }> {
    // SQL: an array of a subquery
    const [row] = await this.source.query<{ total: number; depth: number; tones: string[] }[]>(
      `SELECT count(*)::int AS total, coalesce(avg(reflection_depth), 0)::float8 AS depth,
         ARRAY(SELECT tone_label FROM soul_reflections WHERE companion_id = $1 GROUP BY tone_label ORDER BY max(id) DESC LIMIT 5) AS tones
       FROM soul_reflections WHERE companion_id = $1`,
      [id],
    );
    return row ?? { total: 0, depth: 0, tones: [] };
  }

  /** Active memories sourced from these messages, most significant first. */
  memoriesOfMessages(
    id: number,
    messages: readonly number[],
  ): Promise<{ messageId: number; id: number; title: string }[]> {
    return this.source
      .getRepository(MemoryMessageEntity)
      .createQueryBuilder('source')
      .innerJoin('source.memory', 'memory')
      .select('source.messageId', 'messageId')
      .addSelect('memory.id', 'id')
      .addSelect('memory.title', 'title')
      .where({
        messageId: In(messages),
        memory: { companionId: id, objection: IsNull(), supersededAt: IsNull() },
      })
      .orderBy('memory.significance', 'DESC')
      .addOrderBy('memory.id', 'DESC')
      .getRawMany();
  }

  recentMemories(id: number): Promise<ShownMemory[]> {
    return this.source.getRepository(MemoryEntity).find({
      select: { id: true, title: true, layer: true, emotionalWeight: true, createdAt: true },
      where: { companionId: id, objection: IsNull(), supersededAt: IsNull() },
      order: { id: 'DESC' },
      take: LIST_LIMITS.memories,
    });
  }

  async patterns(id: number): Promise<RelationalPattern[]> {
    const rows = await this.source.getRepository(RelationalPatternEntity).findBy({ companionId: id });
    return rows.map(({ pattern }) => pattern);
  }

  /** Processing logs of the newest replies, with the reply text. */
  async logs(id: number): Promise<(ProcessingLogEntity & { content: string })[]> {
    const logs = await this.source
      .getRepository(ProcessingLogEntity)
      .createQueryBuilder('log')
      .innerJoin('log.message', 'message')
      .select(['log', 'message.id', 'message.content'])
      .where({ companionId: id })
      .orderBy('log.messageId', 'DESC')
      .limit(LIST_LIMITS.logs)
      .getMany();
    return logs.map((log) => ({ ...log, content: log.message?.content ?? '' }));
  }

  /** Stores an operator's configuration; the bumped mind version makes all processes reload it. @returns whether the soul is the account's */
  async configure(accountId: number, id: number, config: SelfConfig | null): Promise<boolean> {
    const { affected } = await this.source
      .getRepository(CompanionEntity)
      .update({ id, accountId }, { config, mindVersion: () => 'mind_version + 1', updatedAt: () => 'now()' });
    return affected === 1;
  }
}
