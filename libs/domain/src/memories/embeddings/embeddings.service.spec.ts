import type { ModelUsage } from '@kinloom/domain/budgets';
import type { ModelClients } from '@kinloom/domain/models';
import { type Embedder, VoiceError } from '@kinloom/mind';
import { Logger } from '@nestjs/common';
import { IdleGate } from '../reflection/idle-gate';
import type { EmbeddingsRepository } from './embeddings.repository';
import { EmbeddingsService } from './embeddings.service';

const VECTOR = Float32Array.of(1, 0);

/** Memories by soul, each with the model of its vector. */
class Memories {
  readonly models: Record<number, (string | null)[]> = {};
  scans = 0;

  /** @param souls numbers of memories by soul id */
  constructor(souls: Readonly<Record<number, number>>) {
    for (const [id, count] of Object.entries(souls))
      this.models[Number(id)] = Array.from({ length: count }, () => null);
  }

  missing(soulId: number, model: string): number[] {
    return (this.models[soulId] ?? []).flatMap((one, at) => (one === model ? [] : [at]));
  }

  repository(): EmbeddingsRepository {
    const repository: Pick<EmbeddingsRepository, 'unembedded' | 'nextUnembedded' | 'storeEmbeddings'> = {
      unembedded: async (soulId, model, limit) =>
        this.missing(soulId, model)
          .slice(0, limit)
          .map((id) => ({ id, content: `memory ${id}` })),
      nextUnembedded: async (after, model) => {
        this.scans += 1;
        const next = Object.keys(this.models)
          .map(Number)
          .find((id) => id > after && this.missing(id, model).length > 0);
        return next === undefined ? null : { soulId: next, accountId: 1 };
      },
      storeEmbeddings: async (soulId, model, made) => {
        for (const { id } of made) this.models[soulId]![id] = model;
      },
    };
    return repository as EmbeddingsRepository;
  }
}

function serviceFor(memories: Memories, embedder: Partial<Embedder> | null) {
  const clients = { embedder: embedder && { name: 'first', ...embedder } } as unknown as ModelClients;
  const usage = { chargeTo: (_: number, work: () => Promise<unknown>) => work() } as ModelUsage;
  return { clients, service: new EmbeddingsService(memories.repository(), clients, usage, new IdleGate()) };
}
const embed = async (texts: readonly string[]) => texts.map(() => VECTOR);

describe('embedding in the background', () => {
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('embeds the memories of all souls, and again for another model', async () => {
    const memories = new Memories({ 1: 130, 2: 0, 3: 1 });
    const { service, clients } = serviceFor(memories, { embed });
    await service.embedInBackground();
    expect([1, 3].flatMap((id) => memories.missing(id, 'first'))).toEqual([]);
    const { scans } = memories;
    await service.embedInBackground();
    expect(memories.scans).toBe(scans);
    Object.assign(clients, { embedder: { name: 'second', embed } });
    await service.embedInBackground();
    expect([1, 3].flatMap((id) => memories.missing(id, 'second'))).toEqual([]);
  });

  it('goes on with other souls where one fails, and continues later', async () => {
    const memories = new Memories({ 1: 2, 2: 2 });
    let calls = 0;
    const { service } = serviceFor(memories, {
      embed: async (texts) => {
        calls += 1;
        if (calls === 1) throw new VoiceError('tokens_used_up', 'x');
        return embed(texts);
      },
    });
    await service.embedInBackground();
    expect([memories.missing(1, 'first').length, memories.missing(2, 'first').length]).toEqual([2, 0]);
    await service.embedInBackground();
    expect(memories.missing(1, 'first')).toEqual([]);
  });

  it('ends where the endpoint is out, and does nothing without a model', async () => {
    const memories = new Memories({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    const asked: unknown[] = [];
    const { service } = serviceFor(memories, {
      embed: async (texts) => {
        asked.push(texts);
        throw new VoiceError('voice_unreachable', 'x');
      },
    });
    await service.embedInBackground();
    expect(asked).toHaveLength(3);
    const none = serviceFor(memories, null);
    await none.service.embedInBackground();
    expect(await none.service.embedMemories(1)).toBe(0);
  });
});
