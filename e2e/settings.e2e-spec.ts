import { BEHAVIOR_DEFAULTS, type Channel, CHANNEL_EMOJI, DEFAULT_CHANNELS, ERRORS, LIMITS } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';

let installation: Installation;
let api: Api;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
});
beforeEach(async () => {
  person = await installation.person(api);
  stranger = await installation.person(api);
});
afterAll(() => installation.close());

const channelsOf = async (whose: Person) => (await whose.get('/api/channels').expect(200)).body as Channel[];
const make = async (body: object) => (await person.post('/api/channels', body).expect(201)).body as Channel;

describe('behaviour settings', () => {
  const path = '/api/settings/behavior';

  it('start with the defaults', async () => {
    expect((await person.get(path).expect(200)).body).toEqual(BEHAVIOR_DEFAULTS);
  });

  it('can be changed in part, keep the rest, and are private', async () => {
    const first = { ...BEHAVIOR_DEFAULTS, maxResponses: 5, darkMode: true };
    expect((await person.put(path, { maxResponses: 5, darkMode: true }).expect(200)).body).toEqual(first);
    const second = { ...first, responseDelay: 0, autonomousMode: false };
    const answer = await person.put(path, { responseDelay: 0, autonomousMode: false, darkMode: null, more: 1 });
    expect([answer.status, answer.body]).toEqual([200, second]);
    expect((await person.put(path, {}).expect(200)).body).toEqual(second);
    expect((await person.get(path).expect(200)).body).toEqual(second);
    expect((await stranger.get(path).expect(200)).body).toEqual(BEHAVIOR_DEFAULTS);
  });

  it('keep every one of many concurrent changes', async () => {
    const changes = [{ autonomousMode: false }, { typingIndicators: false }, { focusMode: true }, { darkMode: true }];
    await Promise.all(changes.map((change) => person.put(path, change).expect(200)));
    expect((await person.get(path).expect(200)).body).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it.each([
    [{ maxResponses: 4 }, 'maxResponses'],
    [{ maxResponses: '3' }, 'maxResponses'],
    [{ responseDelay: -1 }, 'responseDelay'],
    [{ responseDelay: LIMITS.responseDelayMax + 1 }, 'responseDelay'],
    [{ responseDelay: 1.5 }, 'responseDelay'],
    [{ focusMode: 'yes' }, 'focusMode'],
    [{ darkMode: true, autonomousMode: 1 }, 'autonomousMode'],
  ])('with %j is refused and nothing is stored', async (body, field) => {
    const answer = await person.put(path, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
    expect((await person.get(path).expect(200)).body).toEqual(BEHAVIOR_DEFAULTS);
  });
});

describe('channels', () => {
  it('start with the three defaults', async () => {
    expect(await channelsOf(person)).toEqual(
      DEFAULT_CHANNELS.map((channel) => ({ id: expect.any(Number), ...channel, active: true })),
    );
  });

  it('are created in order, active, with a default emoji', async () => {
    const before = await channelsOf(person);
    const bare = await make({ name: '  Night  ', emoji: '  ' });
    expect(bare).toEqual({
      id: expect.any(Number),
      name: 'Night',
      emoji: CHANNEL_EMOJI,
      description: '',
      systemPrompt: '',
      active: true,
    });
    const words = { name: '日本語', emoji: '👩‍👩‍👧', description: 'Practice', systemPrompt: 'Answer in Japanese.' };
    const full = await make(words);
    expect(full).toEqual({ id: expect.any(Number), ...words, active: true });
    expect(await channelsOf(person)).toEqual([...before, bare, full]);
  });

  it('can be changed in part, switched off and deleted', async () => {
    const made = await make({ name: 'Night', emoji: '🌙', description: 'Late', systemPrompt: 'Softly.' });
    const path = `/api/channels/${made.id}`;
    expect((await person.put(path, { active: false }).expect(200)).body).toEqual({ ...made, active: false });
    expect((await person.put(path, { emoji: '', description: '', name: null }).expect(200)).body).toEqual({
      ...made,
      emoji: CHANNEL_EMOJI,
      description: '',
      active: false,
    });
    expect((await person.delete(path).expect(204)).text).toBe('');
    expect((await channelsOf(person)).map(({ id }) => id)).not.toContain(made.id);
    expect((await person.delete(path).expect(404)).body).toMatchObject({ code: 'channel_not_found' });
    expect((await person.put(path, { name: 'Again' }).expect(404)).body).toMatchObject({ code: 'channel_not_found' });
  });

  it('of another account are answered like unknown ones', async () => {
    const made = await make({ name: 'Mine' });
    const refused = { success: false, code: 'channel_not_found', error: ERRORS.channel_not_found.text };
    for (const id of [made.id, 999_999_999]) {
      expect((await stranger.put(`/api/channels/${id}`, { name: 'Yours' }).expect(404)).body).toEqual(refused);
      expect((await stranger.delete(`/api/channels/${id}`).expect(404)).body).toEqual(refused);
    }
    await stranger.delete('/api/channels/abc').expect(404);
    expect(await channelsOf(person)).toContainEqual(made);
    expect(await channelsOf(stranger)).toHaveLength(DEFAULT_CHANNELS.length);
  });

  it('are limited to fifty', async () => {
    for (let i = DEFAULT_CHANNELS.length; i < LIMITS.channels; i += 1) await make({ name: `No ${i}` });
    expect((await person.post('/api/channels', { name: 'One too many' }).expect(400)).body).toEqual({
      success: false,
      code: 'too_many_channels',
      error: 'You can have at most 50 channels.',
    });
    const [first] = await channelsOf(person);
    await person.delete(`/api/channels/${first?.id}`).expect(204);
    await make({ name: 'The last' });
  });

  it.each([
    ['without a name', {}, 'name'],
    ['with a blank name', { name: '   ' }, 'name'],
    ['with too long a name', { name: 'x'.repeat(LIMITS.channelNameLength + 1) }, 'name'],
    ['with too long an emoji', { name: 'x', emoji: 'x'.repeat(17) }, 'emoji'],
    [
      'with too long a description',
      { name: 'x', description: 'x'.repeat(LIMITS.channelDescriptionLength + 1) },
      'description',
    ],
    ['with too long a prompt', { name: 'x', systemPrompt: 'x'.repeat(LIMITS.channelPromptLength + 1) }, 'systemPrompt'],
    ['with a prompt that is no text', { name: 'x', systemPrompt: 7 }, 'systemPrompt'],
  ])('%s are refused', async (_, body, field) => {
    const answer = await person.post('/api/channels', body).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
    expect(await channelsOf(person)).toHaveLength(DEFAULT_CHANNELS.length);
  });
});
