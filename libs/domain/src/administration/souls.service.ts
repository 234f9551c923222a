import { setImmediate as immediate } from 'node:timers/promises';
import {
  type AdminSoul,
  type DebugLog,
  DomainError,
  type AggregateFigure,
  aggregateFigure,
  PRIVATE,
  type PrivateSoul,
  type PrivateSoulConfig,
  type Role,
  type SoulConfig,
  type SoulReflection,
  type SystemStats,
} from '@kinloom/contract';
import type { SoulConfigRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { configured, type Self, selfOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { AdminSoulsRepository, type ConfiguredRow, type ReflectionRow } from './souls.repository';

/** Souls read at a time. */
const SLICE = 100;
/** Souls whose figures are held at most. */
const HELD = 10_000;

type Overview = Omit<AdminSoul, 'own'> & { accountId: number; ownerRole: Role };

/**
 * Souls as operators see them. Of their own they see everything: configuration, state, and how replies came about. Of other people's
 * they see that they exist, and figures over all accounts behind which enough members stand.
 */
@Injectable()
export class AdminSoulsService {
  /** By id and version: a self is made of up to 64 KB of text, and seldom changes. */
  private readonly held = new Map<number, { version: number; constraints: number; adaptability: number }>();

  constructor(
    private readonly admin: AdminSoulsRepository,
    private readonly souls: SoulsService,
  ) {}

  /** Every soul of the installation, the newest first. */
  async overview(accountId: number): Promise<(AdminSoul | PrivateSoul)[]> {
    return (await this.all()).map(({ accountId: owner, ownerRole: _, ...soul }) =>
      owner === accountId ? { ...soul, own: true } : { id: soul.id, accountId: owner, own: false },
    );
  }

  async stats(): Promise<SystemStats> {
    const souls = await this.all();
    return {
      totalSouls: souls.length,
      activeRestraints: sumOf(souls, ({ restraintState }) => Number(restraintState !== 'none')),
      totalRelationalPatterns: sumOf(souls, ({ relationalPatternCount }) => relationalPatternCount),
      totalConstraints: sumOf(souls, ({ constraintCount }) => constraintCount),
    };
  }

  /** Another person's soul is withheld whole. @throws DomainError soul_not_found */
  async config(accountId: number, id: number): Promise<SoulConfig | PrivateSoulConfig> {
    const soul = await this.admin.find(id);
    if (!soul) throw new DomainError('soul_not_found');
    if (soul.account_id !== accountId) {
      return { soul: { id, accountId: soul.account_id, own: false }, withheld: PRIVATE };
    }
    return this.ownConfig(id, soul);
  }

  private async ownConfig(id: number, soul: ConfiguredRow): Promise<SoulConfig> {
    const self = selfFrom(soul);
    const [reflections, sums, memories, patterns] = await Promise.all([
      this.admin.reflections(id),
      this.admin.reflectionSums(id),
      this.admin.recentMemories(id),
      this.admin.patterns(id),
    ]);
    const remembered = await this.admin.remembered(
      id,
      reflections.map(({ message_id }) => message_id),
    );
    return {
      soul: { id, name: soul.name, archetype: soul.archetype, own: true },
      voiceConstraints: self.constraints,
      thinkingStyle: self.style,
      changed: soul.config !== null,
      reflections: reflections.map(toReflection),
      reflectionInsights: {
        totalReflections: sums.total,
        averageDepth: Math.round(sums.depth * 100) / 100,
        recentTones: sums.tones,
      },
      relationalPatterns: patterns.map((pattern) => ({ userId: soul.account_id, pattern })),
      recentMemories: memories.map((memory) => ({
        id: memory.id,
        title: memory.title,
        memoryLayer: memory.layer,
        emotionalWeight: memory.emotional_weight,
        createdAt: memory.created_at.toISOString(),
      })),
      becameMemory: reflections.flatMap((one) => {
        const kept = remembered.filter(({ message_id }) => message_id === one.message_id);
        if (kept.length === 0) return [];
        const titles = kept.map(({ id: memoryId, title }) => ({ id: memoryId, title }));
        return [{ reflection: toReflection(one), memories: titles }];
      }),
      currentState: { status: soul.status, energy: Math.round(soul.energy), restraintState: soul.restraint },
    };
  }

  /**
   * Changes by hand how a soul speaks and thinks, or takes that back with null. The rules of the house stay.
   * @throws DomainError soul_not_found where it is not the account's own
   */
  async configure(accountId: number, id: number, request: SoulConfigRequest): Promise<SoulConfig> {
    const soul = await this.admin.find(id);
    if (soul?.account_id !== accountId) throw new DomainError('soul_not_found');
    const before = soul.config ?? { voiceConstraints: null, thinkingStyle: null };
    const config = {
      voiceConstraints: request.voiceConstraints === undefined ? before.voiceConstraints : request.voiceConstraints,
      thinkingStyle: request.thinkingStyle === undefined ? before.thinkingStyle : request.thinkingStyle,
    };
    const nothing = config.voiceConstraints === null && config.thinkingStyle === null;
    if (!(await this.admin.configure(accountId, id, nothing ? null : config))) throw new DomainError('soul_not_found');
    await this.souls.announce(accountId, id);
    return this.ownConfig(id, { ...soul, config: nothing ? null : config });
  }

  /** How its newest replies came about, the newest first; null where it is another person's. @throws DomainError soul_not_found */
  async logs(accountId: number, id: number): Promise<DebugLog[] | null> {
    const soul = await this.admin.find(id);
    if (!soul) throw new DomainError('soul_not_found');
    if (soul.account_id !== accountId) return null;
    return (await this.admin.logs(id)).map((log) => ({
      messageId: log.message_id,
      timestamp: log.created_at.toISOString(),
      content: log.content,
      processingSteps: log.steps,
      constraintsApplied: log.constraints_applied,
      cognitiveFramework: log.cognitive_framework,
      adaptabilityLevel: log.adaptability_level,
    }));
  }

  private async all(): Promise<Overview[]> {
    const ids = (await this.admin.all()).map(({ id }) => id);
    const found: Overview[] = [];
    for (let from = 0; from < ids.length; from += SLICE) {
      for (const soul of await this.admin.byIds(ids.slice(from, from + SLICE))) {
        const { constraints, adaptability } = this.figuresOf(soul);
        found.push({
          id: soul.id,
          accountId: soul.account_id,
          ownerRole: soul.owner_role,
          name: soul.name,
          archetype: soul.archetype,
          status: soul.status,
          energy: Math.round(soul.energy),
          adaptabilityLevel: adaptability,
          restraintState: soul.restraint.state,
          constraintCount: constraints,
          relationalPatternCount: soul.patterns,
        });
      }
      await immediate();
    }
    return found;
  }

  private figuresOf(soul: ConfiguredRow): { constraints: number; adaptability: number } {
    const known = this.held.get(soul.id);
    if (known?.version === soul.version) return known;
    const { constraints } = selfFrom(soul);
    const figures = {
      version: soul.version,
      constraints: constraints.coreConstraints.length,
      adaptability: constraints.adaptabilityLevel,
    };
    const oldest = this.held.size >= HELD ? this.held.keys().next().value : undefined;
    if (oldest !== undefined) this.held.delete(oldest);
    this.held.set(soul.id, figures);
    return figures;
  }
}

function selfFrom(soul: ConfiguredRow): Self {
  return configured(selfOf(soul), soul.config);
}

/** A sum over all souls, and the members whose souls add something to it. */
function sumOf(souls: readonly Overview[], valueOf: (soul: Overview) => number): AggregateFigure {
  const adding = souls.filter((soul) => valueOf(soul) > 0);
  const members = new Set(adding.filter(({ ownerRole }) => ownerRole === 'member').map(({ accountId }) => accountId));
  return aggregateFigure(
    adding.reduce((sum, soul) => sum + valueOf(soul), 0),
    members.size,
  );
}

function toReflection(row: ReflectionRow): SoulReflection {
  return {
    id: row.id,
    toneLabel: row.tone_label,
    triggerType: row.trigger_type,
    content: row.content,
    emotionalWeight: row.emotional_weight,
    reflectionDepth: row.reflection_depth,
    createdAt: row.created_at.toISOString(),
  };
}
