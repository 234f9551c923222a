import type {
  MemoryLayer,
  Personality,
  ProcessingStep,
  RelationalPattern,
  Restraint,
  Role,
  SoulStatus,
} from '@kinloom/contract';
import type { SelfConfig } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A soul with all that its self is made of. */
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

export interface ReflectionRow {
  id: number;
  message_id: number;
  tone_label: string;
  trigger_type: string;
  content: string;
  emotional_weight: number;
  reflection_depth: number;
  created_at: Date;
}

export interface RecentMemoryRow {
  id: number;
  title: string;
  layer: MemoryLayer;
  emotional_weight: number;
  created_at: Date;
}

export interface LogRow {
  message_id: number;
  created_at: Date;
  content: string;
  steps: ProcessingStep[];
  constraints_applied: string[];
  cognitive_framework: string;
  adaptability_level: number;
}

/** Reflections, memories and logs that are shown of a soul, at most. */
const SHOWN = { reflections: 20, memories: 10, logs: 50 };

// What a card wanted to stand above everything stands below the instructions, where the person lets it.
const CONFIGURED = `SELECT p.id, p.account_id, a.role AS owner_role, p.name, p.archetype, p.personality, p.config, p.status, p.energy, p.restraint,
    p.mind_version AS version,
    CASE WHEN k.enabled THEN concat_ws(E'\\n\\n', nullif(p.gpt_instructions, ''), nullif(k.system_prompt, ''), nullif(k.post_history, ''))
      ELSE p.gpt_instructions END AS instructions,
    (SELECT count(*)::int FROM relational_patterns r WHERE r.companion_id = p.id) AS patterns
  FROM companions p JOIN accounts a ON a.id = p.account_id LEFT JOIN cards k ON k.companion_id = p.id`;

/** Souls of every account. What of them operators may see is decided by the service. */
@Injectable()
export class AdminSoulsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Ids and versions of all souls, the newest first. */
  all(): Promise<{ id: number; version: number }[]> {
    return this.source.query('SELECT id, mind_version AS version FROM companions ORDER BY id DESC');
  }

  byIds(ids: readonly number[]): Promise<ConfiguredRow[]> {
    return this.source.query(`${CONFIGURED} WHERE p.id = ANY($1::bigint[]) ORDER BY p.id DESC`, [ids]);
  }

  async find(id: number): Promise<ConfiguredRow | null> {
    return (await this.byIds([id]))[0] ?? null;
  }

  reflections(id: number): Promise<ReflectionRow[]> {
    return this.source.query(
      `SELECT id, message_id, tone_label, trigger_type, content, emotional_weight, reflection_depth, created_at
       FROM soul_reflections WHERE companion_id = $1 ORDER BY id DESC LIMIT ${SHOWN.reflections}`,
      [id],
    );
  }

  async reflectionSums(id: number): Promise<{ total: number; depth: number; tones: string[] }> {
    const [row] = await this.source.query<{ total: number; depth: number; tones: string[] }[]>(
      `SELECT count(*)::int AS total, coalesce(avg(reflection_depth), 0)::float8 AS depth,
         ARRAY(SELECT tone_label FROM soul_reflections WHERE companion_id = $1 GROUP BY tone_label ORDER BY max(id) DESC LIMIT 5) AS tones
       FROM soul_reflections WHERE companion_id = $1`,
      [id],
    );
    return row ?? { total: 0, depth: 0, tones: [] };
  }

  /** Memories that were kept of the messages of these reflections. */
  remembered(id: number, messages: readonly number[]): Promise<{ message_id: number; id: number; title: string }[]> {
    return this.source.query(
      `SELECT s.message_id, m.id, m.title FROM memory_messages s JOIN memories m ON m.id = s.memory_id
       WHERE m.companion_id = $1 AND s.message_id = ANY($2::bigint[]) AND m.objection IS NULL AND m.superseded_at IS NULL
       ORDER BY m.significance DESC, m.id DESC`,
      [id, messages],
    );
  }

  recentMemories(id: number): Promise<RecentMemoryRow[]> {
    return this.source.query(
      `SELECT id, title, layer, emotional_weight, created_at FROM memories
       WHERE companion_id = $1 AND objection IS NULL AND superseded_at IS NULL ORDER BY id DESC LIMIT ${SHOWN.memories}`,
      [id],
    );
  }

  async patterns(id: number): Promise<RelationalPattern[]> {
    const rows = await this.source.query<{ pattern: RelationalPattern }[]>(
      'SELECT pattern FROM relational_patterns WHERE companion_id = $1',
      [id],
    );
    return rows.map(({ pattern }) => pattern);
  }

  logs(id: number): Promise<LogRow[]> {
    return this.source.query(
      `SELECT l.message_id, l.created_at, m.content, l.steps, l.constraints_applied, l.cognitive_framework, l.adaptability_level
       FROM processing_logs l JOIN messages m ON m.id = l.message_id
       WHERE l.companion_id = $1 ORDER BY l.message_id DESC LIMIT ${SHOWN.logs}`,
      [id],
    );
  }

  /** Keeps what was changed by hand. Every process that holds the soul's mind takes it up with the next reply. @returns whether it is the account's */
  async configure(accountId: number, id: number, config: SelfConfig | null): Promise<boolean> {
    const [, many] = await this.source.query<[unknown, number]>(
      `UPDATE companions SET config = $3, mind_version = mind_version + 1, updated_at = now() WHERE id = $2 AND account_id = $1`,
      [accountId, id, config === null ? null : JSON.stringify(config)],
    );
    return many > 0;
  }
}
