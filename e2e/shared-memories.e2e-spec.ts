import type { Memory, SharedMemory } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';

describe('a shared memory', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('is stored for every soul it is shared with, announced, and recalled', async () => {
    const [lumen, mira] = [await person.soul('Lumen'), await person.soul('Mira')];
    const { id } = await person.conversation(lumen.id);
    const window = await person.window(id);
    const message = await person.say(id, 'We watched the herons by the old mill until it was dark.');
    await window.replies();
    const made = await person.post('/api/shared-memories', {
      title: ' Herons at the old mill ',
      content: message.content,
      personalMeaning: 'The first quiet evening in weeks.',
      memoryType: 'connection',
      significance: 8,
      companionIds: [lumen.id, mira.id],
      conversationId: id,
      createdFromMessage: message.id,
    });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        title: 'Herons at the old mill',
        content: message.content,
        personalMeaning: 'The first quiet evening in weeks.',
        memoryType: 'connection',
        significance: 8,
        companionIds: [lumen.id, mira.id],
        conversationId: id,
        createdFromMessage: message.id,
        aiReflections: {},
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    // What its souls say of it may have come meanwhile.
    expect((await person.get('/api/shared-memories').expect(200)).body).toEqual([
      { ...(made.body as SharedMemory), aiReflections: expect.any(Object) as object },
    ]);
    await window.until('memory', ({ companionId, changed }) => companionId === mira.id && changed.length === 1);
    const [memory] = (await person.get(`/api/memories?companionId=${mira.id}`).expect(200)).body as Memory[];
    expect(memory).toMatchObject({
      title: 'Herons at the old mill',
      kind: 'reflection',
      tags: ['connection'],
      significance: 8,
      source: { type: 'shared', id: (made.body as SharedMemory).id, label: 'Shared memory' },
    });
    const there = await person.conversation(mira.id);
    const other = await person.window(there.id);
    const asked = await person.say(there.id, 'Do you remember the herons at the old mill?');
    const reply = await other.until(
      'message',
      (one) => one.conversationId === there.id && one.seq === asked.seq + 1 && one.status === 'complete',
    );
    expect(reply.recalled.map(({ title }) => title)).toContain('Herons at the old mill');
  });

  it('requires a title, text, type and own souls', async () => {
    const soul = await person.soul('Sol');
    const { id } = await person.conversation(soul.id);
    const good = { title: 'A day', content: 'Words.', memoryType: 'growth', companionIds: [soul.id] };
    for (const wrong of [
      { title: ' ' },
      { content: '' },
      { memoryType: 'other' },
      { significance: 0 },
      { significance: 11 },
      { significance: 2.5 },
      { companionIds: [] },
      { companionIds: [soul.id, soul.id] },
      { createdFromMessage: 'x' },
    ])
      await person.post('/api/shared-memories', { ...good, ...wrong }).expect(400);
    const stranger = await installation.person(api);
    const foreign = await stranger.soul('Foreign');
    await person.post('/api/shared-memories', { ...good, companionIds: [soul.id, foreign.id] }).expect(404);
    await stranger
      .post('/api/shared-memories', { ...good, companionIds: [foreign.id], conversationId: id })
      .expect(404);
    await person.post('/api/shared-memories', { ...good, createdFromMessage: 999_999 }).expect(404);
    expect((await stranger.get('/api/shared-memories').expect(200)).body).toEqual([]);
    expect((await person.post('/api/shared-memories', good).expect(201)).body).toMatchObject({ significance: 5 });
  });
});
