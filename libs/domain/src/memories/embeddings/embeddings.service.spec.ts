import type { ModelUsage } from '@kinloom/domain/budgets';
import type { ModelClients } from '@kinloom/domain/models';
import { type Embedder, VoiceError } from '@kinloom/mind';
import { Logger } from '@nestjs/common';
import type { ExtractionRepository } from '../extraction/extraction.repository';
import { IdleGate } from '../reflection/idle-gate';
import type { EmbeddingsRepository, PendingText } from './embeddings.repository';
import { EMBEDDING_BATCH, EmbeddingsService } from './embeddings.service';

const VECTOR = Float32Array.of(1, 0);

/** Texts by account, each with the id of the model that embedded it last. */
class Texts {
  readonly models: Record<number, (number | null)[]> = {};
  readonly known: string[] = [];
  calls = 0;

  /** @param accounts numbers of texts by account id */
  constructor(accounts: Readonly<Record<number, number>>) {
    for (const [id, count] of Object.entries(accounts))
      this.models[Number(id)] = Array.from({ length: count }, () => null);
  }

  missing(accountId: number, modelId: number): number[] {
    return (this.models[accountId] ?? []).flatMap((one, at) => (one === modelId ? [] : [at]));
  }

  repository(): EmbeddingsRepository {
    const textOf = (id: number): PendingText => ({ kind: 'message', id, soulId: null, text: `text ${id}`, hash: '' });
    const repository: Pick<EmbeddingsRepository, 'findModelId' | 'nextPendingAccount' | 'pendingBatch' | 'store'> = {
      findModelId: async ({ name, version }) => {
        this.calls += 1;
        const key = `${name} ${version}`;
        if (!this.known.includes(key)) this.known.push(key);
        return this.known.indexOf(key);
      },
      nextPendingAccount: async (after, modelId) => {
        this.calls += 1;
        const ids = Object.keys(this.models).map(Number);
        return ids.find((id) => id > after && this.missing(id, modelId).length > 0) ?? null;
      },
      pendingBatch: async ({ accountId }, modelId, limit) => {
        this.calls += 1;
        return { texts: this.missing(accountId, modelId).slice(0, limit).map(textOf), cursors: [] };
      },
      store: async (accountId, modelId, made) => {
        for (const { id } of made) this.models[accountId]![id] = modelId;
        return made.length;
      },
    };
    return repository as EmbeddingsRepository;
  }
}

function serviceFor(texts: Texts, embedder: Partial<Embedder> | null, hasOpenTurns = async () => false) {
  const clients = { embedder: embedder && { name: 'first', version: 0, ...embedder } } as unknown as ModelClients;
  const usage = { chargeTo: (_: number, work: () => Promise<unknown>) => work() } as ModelUsage;
  const turns = { hasOpenTurns } as ExtractionRepository;
  const gate = new IdleGate();
  return { clients, gate, service: new EmbeddingsService(texts.repository(), turns, clients, usage, gate) };
}
const embed = async (texts: readonly string[]) => texts.map(() => VECTOR);

describe('embedding in the background', () => {
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('embeds the texts of all accounts in batches, and again for another model or version', async () => {
    const texts = new Texts({ 1: 2 * EMBEDDING_BATCH + 2, 2: 0, 3: 1 });
    const sizes: number[] = [];
    const counted = async (sent: readonly string[]) => {
      sizes.push(sent.length);
      return embed(sent);
    };
    const { service, clients } = serviceFor(texts, { embed: counted });
    await service.embedInBackground();
    expect([1, 3].flatMap((id) => texts.missing(id, 0))).toEqual([]);
    expect(sizes).toEqual([EMBEDDING_BATCH, EMBEDDING_BATCH, 2, 1]);
    // Nothing is looked for until the rest is over.
    const { calls } = texts;
    await service.embedInBackground();
    expect(texts.calls).toBe(calls);
    for (const [id, next] of [
      [1, { name: 'second', version: 0 }],
      [2, { name: 'second', version: 1 }],
    ] as const) {
      Object.assign(clients, { embedder: { ...next, embed } });
      await service.embedInBackground();
      expect([1, 3].flatMap((account) => texts.missing(account, id))).toEqual([]);
    }
  });

  it('goes on with other accounts where one fails, and continues later', async () => {
    const texts = new Texts({ 1: 2, 2: 2 });
    let calls = 0;
    const { service } = serviceFor(texts, {
      embed: async (sent) => {
        calls += 1;
        if (calls === 1) throw new VoiceError('tokens_used_up', 'x');
        return embed(sent);
      },
    });
    await service.embedInBackground();
    expect([texts.missing(1, 0).length, texts.missing(2, 0).length]).toEqual([2, 0]);
    await service.embedInBackground();
    expect(texts.missing(1, 0)).toEqual([]);
  });

  it('ends where the endpoint is out', async () => {
    const texts = new Texts({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    const asked: unknown[] = [];
    const { service } = serviceFor(texts, {
      embed: async (sent) => {
        asked.push(sent);
        throw new VoiceError('voice_unreachable', 'x');
      },
    });
    await service.embedInBackground();
    expect(asked).toHaveLength(3);
  });

  it('reads nothing from the database without a model', async () => {
    const texts = new Texts({ 1: 1 });
    const hasOpenTurns = jest.fn(async () => false);
    const { service } = serviceFor(texts, null, hasOpenTurns);
    await service.embedInBackground();
    await service.embedConversation(1, 1);
    expect(texts.calls).toBe(0);
    expect(hasOpenTurns).not.toHaveBeenCalled();
  });

  it('does not stop at a vector without direction', async () => {
    const texts = new Texts({ 1: 2 });
    const { service } = serviceFor(texts, {
      embed: async (sent) => sent.map((text) => (text === 'text 0' ? Float32Array.of(0, 0) : VECTOR)),
    });
    await service.embedInBackground();
    expect(texts.missing(1, 0)).toEqual([0]);
  });
});

describe('embedding and replies', () => {
  it('leaves what a reply interrupted to the next run, which does not rest', async () => {
    const texts = new Texts({ 1: 0 });
    let isOpen = false;
    const { service } = serviceFor(texts, { embed }, async () => isOpen);
    await service.embedInBackground();
    texts.models[1] = [null];
    isOpen = true;
    await service.embedConversation(1, 1);
    isOpen = false;
    await service.embedInBackground();
    expect(texts.missing(1, 0)).toEqual([]);
  });

  it('sends nothing while a turn is open in another process', async () => {
    const texts = new Texts({ 1: 1 });
    const sent = jest.fn(embed);
    const { service } = serviceFor(texts, { embed: sent }, async () => true);
    await service.embedInBackground();
    await service.embedConversation(1, 1);
    expect(sent).not.toHaveBeenCalled();
    expect(texts.missing(1, 0)).toEqual([0]);
  });

  it('aborts a request when a reply begins, and repeats it when the reply has ended', async () => {
    const texts = new Texts({ 1: 1 });
    let requests = 0;
    const { service, gate } = serviceFor(texts, {
      embed: (sent, _, signal) => {
        requests += 1;
        if (requests > 1) return embed(sent);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          const endReply = gate.trackReply();
          setImmediate(endReply);
        });
      },
    });
    await service.embedInBackground();
    expect(requests).toBe(2);
    expect(texts.missing(1, 0)).toEqual([]);
  });
});
