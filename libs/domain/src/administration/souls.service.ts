import { setImmediate as immediate } from 'node:timers/promises';
import {
  type AdminSoul,
  DEFAULT_SAMPLING,
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
import type { SoulReflectionEntity } from '@kinloom/database';
import { SoulsService } from '@kinloom/domain/souls';
import { configured, type Self, type SelfConfig, selfOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AdminSoulsRepository, type ConfiguredRow } from './souls.repository';

/** Souls per page; the event loop is yielded between pages. */
const PAGE_SIZE = 100;
/** Capacity of the figures cache. */
const CACHE_CAPACITY = 10_000;

type Overview = Omit<AdminSoul, 'own'> & { accountId: number; ownerRole: Role };

/**
 * Souls as operators see them: full configuration and logs of their own souls; of others only existence and aggregates that cover enough
 * members.
 */
@Injectable()
export class AdminSoulsService {
  /** Figures by soul id, valid for one mind version; deriving a self parses up to 64 KB of text. */
  private readonly figuresCache = new LRUCache<number, { version: number; constraints: number; adaptability: number }>({
    max: CACHE_CAPACITY,
  });

  constructor(
    private readonly admin: AdminSoulsRepository,
    private readonly souls: SoulsService,
  ) {}

  /** Lists all souls of the installation, newest first; other accounts' souls without details. */
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

  /** Configuration of a soul; withheld for another account's soul. @throws DomainError soul_not_found */
  async config(accountId: number, id: number): Promise<SoulConfig | PrivateSoulConfig> {
    const soul = await this.admin.find(id);
    if (!soul) throw new DomainError('soul_not_found');
    if (soul.account_id !== accountId) {
      return { soul: { id, accountId: soul.account_id, own: false }, withheld: PRIVATE };
    }
    return this.ownConfig(id, soul);
  }

  private async ownConfig(id: number, soul: ConfiguredRow): Promise<SoulConfig> {
    const self = configuredSelf(soul);
    const [reflections, sums, recentMemories, patterns] = await Promise.all([
      this.admin.reflections(id),
      this.admin.reflectionSums(id),
      this.admin.recentMemories(id),
      this.admin.patterns(id),
    ]);
    const memories = await this.admin.memoriesOfMessages(
      id,
      reflections.map(({ messageId }) => messageId),
    );
    return {
      soul: { id, name: soul.name, archetype: soul.archetype, own: true },
      voiceConstraints: self.constraints,
      thinkingStyle: self.style,
      changed: Boolean(soul.config?.voiceConstraints ?? soul.config?.thinkingStyle),
      sampling: soul.config?.sampling ?? DEFAULT_SAMPLING,
      reflections: reflections.map(toReflection),
      reflectionInsights: {
        totalReflections: sums.total,
        averageDepth: Math.round(sums.depth * 100) / 100,
        recentTones: sums.tones,
      },
      relationalPatterns: patterns.map((pattern) => ({ userId: soul.account_id, pattern })),
      recentMemories: recentMemories.map((memory) => ({
        id: memory.id,
        title: memory.title,
        memoryLayer: memory.layer,
        emotionalWeight: memory.emotionalWeight,
        createdAt: memory.createdAt.toISOString(),
      })),
      becameMemory: reflections.flatMap((one) => {
        const fromMessage = memories.filter(({ messageId }) => messageId === one.messageId);
        if (fromMessage.length === 0) return [];
        const titles = fromMessage.map(({ id: memoryId, title }) => ({ id: memoryId, title }));
        return [{ reflection: toReflection(one), memories: titles }];
      }),
      currentState: { status: soul.status, energy: Math.round(soul.energy), restraintState: soul.restraint },
    };
  }

  /**
   * Overrides voice constraints, thinking style and sampling, or clears an override with null. Built-in rules still apply.
   * @throws DomainError soul_not_found if the soul is not the account's
   */
  async configure(accountId: number, id: number, request: SoulConfigRequest): Promise<SoulConfig> {
    const soul = await this.admin.find(id);
    if (soul?.account_id !== accountId) throw new DomainError('soul_not_found');
    const config = changedConfig(soul.config, request);
    if (!(await this.admin.configure(accountId, id, config))) throw new DomainError('soul_not_found');
    await this.souls.announce(accountId, id);
    return this.ownConfig(id, { ...soul, config });
  }

  /** Processing logs of a soul's newest replies, newest first; null for another account's soul. @throws DomainError soul_not_found */
  async logs(accountId: number, id: number): Promise<DebugLog[] | null> {
    const soul = await this.admin.find(id);
    if (!soul) throw new DomainError('soul_not_found');
    if (soul.account_id !== accountId) return null;
    return (await this.admin.logs(id)).map((log) => ({
      messageId: log.messageId,
      timestamp: log.createdAt.toISOString(),
      content: log.content,
      processingSteps: log.steps,
      constraintsApplied: log.constraintsApplied,
      cognitiveFramework: log.cognitiveFramework,
      adaptabilityLevel: log.adaptabilityLevel,
    }));
  }

  private async all(): Promise<Overview[]> {
    const ids = (await this.admin.all()).map(({ id }) => id);
    const found: Overview[] = [];
    for (let from = 0; from < ids.length; from += PAGE_SIZE) {
      for (const soul of await this.admin.byIds(ids.slice(from, from + PAGE_SIZE))) {
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
    const known = this.figuresCache.get(soul.id);
    if (known?.version === soul.version) return known;
    const { constraints } = configuredSelf(soul);
    const figures = {
      version: soul.version,
      constraints: constraints.coreConstraints.length,
      adaptability: constraints.adaptabilityLevel,
    };
    this.figuresCache.set(soul.id, figures);
    return figures;
  }
}

/** A configuration after a partial update; null if nothing is overridden. */
function changedConfig(before: SelfConfig | null, request: SoulConfigRequest): SelfConfig | null {
  const { voiceConstraints, thinkingStyle, sampling } = request;
  const config: SelfConfig = {
    voiceConstraints: voiceConstraints === undefined ? (before?.voiceConstraints ?? null) : voiceConstraints,
    thinkingStyle: thinkingStyle === undefined ? (before?.thinkingStyle ?? null) : thinkingStyle,
    sampling: sampling === undefined ? (before?.sampling ?? null) : sampling && { ...DEFAULT_SAMPLING, ...sampling },
  };
  return Object.values(config).some((override) => override !== null) ? config : null;
}

function configuredSelf(soul: ConfiguredRow): Self {
  return configured(selfOf(soul), soul.config);
}

/** Sum over all souls, aggregated with the number of members that contribute to it. */
function sumOf(souls: readonly Overview[], valueOf: (soul: Overview) => number): AggregateFigure {
  const adding = souls.filter((soul) => valueOf(soul) > 0);
  const members = new Set(adding.filter(({ ownerRole }) => ownerRole === 'member').map(({ accountId }) => accountId));
  return aggregateFigure(
    adding.reduce((sum, soul) => sum + valueOf(soul), 0),
    members.size,
  );
}

function toReflection(row: SoulReflectionEntity): SoulReflection {
  return {
    id: row.id,
    toneLabel: row.toneLabel,
    triggerType: row.triggerType,
    content: row.content,
    emotionalWeight: row.emotionalWeight,
    reflectionDepth: row.reflectionDepth,
    createdAt: row.createdAt.toISOString(),
  };
}
