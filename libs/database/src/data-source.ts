import { types } from 'pg';
import { DataSource } from 'typeorm';
import * as entities from './entities';
import { AccountDeletions1763861000000 } from './migrations/1763861000000-account-deletions';
import { MessageReadings1763900000000 } from './migrations/1763900000000-message-readings';
import { ChannelDescriptions1763910000000 } from './migrations/1763910000000-channel-descriptions';
import { Ground1763600000000 } from './migrations/1763600000000-ground';
import { Mind1763650000000 } from './migrations/1763650000000-mind';
import { Talk1763660000000 } from './migrations/1763660000000-talk';
import { Soulprints1763670000000 } from './migrations/1763670000000-soulprints';
import { SharedMemories1763680000000 } from './migrations/1763680000000-shared-memories';
import { Insight1763690000000 } from './migrations/1763690000000-insight';
import { Administration1763710000000 } from './migrations/1763710000000-administration';
import { Measures1763715000000 } from './migrations/1763715000000-measures';
import { Provenance1763717000000 } from './migrations/1763717000000-provenance';
import { Adults1763697000000 } from './migrations/1763697000000-adults';
import { Layers1763695000000 } from './migrations/1763695000000-layers';
import { Agents1763700000000 } from './migrations/1763700000000-agents';
import { Leaving1763740000000 } from './migrations/1763740000000-leaving';
import { ReferralMembers1763751000000 } from './migrations/1763751000000-referral-members';
import { SecurityLog1763750000000 } from './migrations/1763750000000-security-log';
import { CanonicalKeys1763770000000 } from './migrations/1763770000000-canonical-keys';
import { SessionLifetimes1763770100000 } from './migrations/1763770100000-session-lifetimes';
import { RunSources1763720000000 } from './migrations/1763720000000-run-sources';
import { Budgets1763790000000 } from './migrations/1763790000000-budgets';
import { BackupRuns1763810000000 } from './migrations/1763810000000-backup-runs';
import { Care1763730000000 } from './migrations/1763730000000-care';
import { ImportedText1763830000000 } from './migrations/1763830000000-imported-text';
import { HousekeepingRuns1763850000000 } from './migrations/1763850000000-housekeeping-runs';
import { PlainTableNames1763840000000 } from './migrations/1763840000000-plain-table-names';
import { Signup1763760000000 } from './migrations/1763760000000-signup';
import { HealthProbes1763800000000 } from './migrations/1763800000000-health-probes';
import { ModelOutages1763800100000 } from './migrations/1763800100000-model-outages';
import { UsageSessions1763880000000 } from './migrations/1763880000000-usage-sessions';
import { StagedImports1763890000000 } from './migrations/1763890000000-staged-imports';
import { TurnKindsAndMailStates1763920000000 } from './migrations/1763920000000-turn-kinds-and-mail-states';
import { ModelSettings1763930000000 } from './migrations/1763930000000-model-settings';
import { ModelFailures1763940000000 } from './migrations/1763940000000-model-failures';
import { MemoryExtraction1763950000000 } from './migrations/1763950000000-memory-extraction';
import { ModelImages1763960000000 } from './migrations/1763960000000-model-images';
import { DangerInInsight1763990000000 } from './migrations/1763990000000-danger-in-insight';
import { AccountTimeZone1764000000000 } from './migrations/1764000000000-account-time-zone';
import { Int8Embeddings1763980000000 } from './migrations/1763980000000-int8-embeddings';
import { PostgresNamingStrategy } from './naming-strategy';
import { serverOptions, type TimeLimits } from './time-limits';

// Ids are bigint in the database and numbers in JavaScript; they stay below 2^53. Set globally, so that all drivers agree.
types.setTypeParser(types.builtins.INT8, (text) => Number(text));

/**
 * Creates the data source of a process. The schema is changed only by migrations.
 * @param url postgres:// address
 * @param poolSize maximum size of the connection pool
 * @param limits timeouts; omitted for migrations, whose statements may take long on large tables
 */
export function createDataSource(url: string, poolSize: number, limits?: TimeLimits): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: Object.values(entities),
    namingStrategy: new PostgresNamingStrategy(),
    migrations: [
      Ground1763600000000,
      Mind1763650000000,
      Talk1763660000000,
      Soulprints1763670000000,
      SharedMemories1763680000000,
      Insight1763690000000,
      Agents1763700000000,
      Layers1763695000000,
      Adults1763697000000,
      Administration1763710000000,
      Measures1763715000000,
      Provenance1763717000000,
      RunSources1763720000000,
      Care1763730000000,
      Leaving1763740000000,
      SecurityLog1763750000000,
      CanonicalKeys1763770000000,
      ImportedText1763830000000,
      Budgets1763790000000,
      BackupRuns1763810000000,
      ReferralMembers1763751000000,
      SessionLifetimes1763770100000,
      Signup1763760000000,
      HealthProbes1763800000000,
      ModelOutages1763800100000,
      PlainTableNames1763840000000,
      HousekeepingRuns1763850000000,
      AccountDeletions1763861000000,
      UsageSessions1763880000000,
      StagedImports1763890000000,
      MessageReadings1763900000000,
      ChannelDescriptions1763910000000,
      TurnKindsAndMailStates1763920000000,
      ModelSettings1763930000000,
      ModelFailures1763940000000,
      MemoryExtraction1763950000000,
      ModelImages1763960000000,
      Int8Embeddings1763980000000,
      DangerInInsight1763990000000,
      AccountTimeZone1764000000000,
    ],
    migrationsTransactionMode: 'each',
    synchronize: false,
    applicationName: 'kinloom',
    extra: {
      keepAlive: true,
      // A connection that stays open while idle must be probed before routers forget it, which some do after a few minutes.
      keepAliveInitialDelayMillis: 10_000,
      // One idle connection is kept: opening another costs more than most statements, and the first reply after a pause would wait for it.
      min: 1,
      // Others outlive a pause in a conversation: a new one plans each hot statement again, five times before it keeps the plan.
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: limits?.connectMs ?? 10_000,
      // Statements use indexes on data in memory or on SSDs, so random reads cost about as much as sequential ones.
      options: ['-c random_page_cost=1.1 -c jit=off', limits && serverOptions(limits)].filter(Boolean).join(' '),
    },
  });
}
