import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type Companion,
  type CompanionFile,
  ERRORS,
  type ImportRecord,
  type JobAnswer,
  LIMITS,
  type Memory,
  type Reloaded,
  type SoulFromFiles,
  type SoulState,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { AnalysisService, FilesService } from '@kinloom/domain/soulprints';
import { reply, type VoiceServer, waitFor } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import { png } from '../libs/domain/src/images/fixtures';

type Sent = readonly [name: string, content: string | Buffer];

let installation: Installation;
let api: Api;
let person: Person;
let stranger: Person;
let voice: VoiceServer;
beforeAll(async () => {
  installation = await Installation.make();
  voice = await installation.voice();
  api = await installation.api();
  await installation.worker();
  person = await installation.person(api);
  stranger = await installation.person(api);
});
afterAll(() => installation.close());

function form(who: Person, path: string, field: string, files: readonly Sent[], fields: Record<string, string> = {}) {
  const made = who.request('post', path);
  for (const [name, value] of Object.entries(fields)) made.field(name, value);
  for (const [name, content] of files) made.attach(field, Buffer.from(content), name);
  return made;
}

const upload = (soul: Companion, files: readonly Sent[], fields: Record<string, string> = {}, who = person) =>
  form(who, `/api/companions/${soul.id}/upload`, 'file', files, fields);
const filesOf = async (soul: Companion) =>
  (await person.get(`/api/companions/${soul.id}/files`).expect(200)).body as CompanionFile[];
const memoriesOf = async (soul: Companion) =>
  (await person.get(`/api/companions/${soul.id}/memories`).expect(200)).body as Memory[];
const stateOf = async (soul: Companion) =>
  ((await person.get(`/api/soul/${soul.id}`).expect(200)).body as { soul: SoulState }).soul;
const counts = ({ memory_count, reflection_count, essence_count }: SoulState) => [
  memory_count,
  reflection_count,
  essence_count,
];
const many = (number: number): Sent[] =>
  Array.from({ length: number }, (_, place) => [`${place}.txt`, 'a line of words']);

/** The prompt of the reply to a message. */
async function prompted(soul: Companion, words: string, answer = 'All right.'): Promise<string> {
  voice.script(reply(answer));
  const asked = voice.answering(words);
  await person.post(`/api/soul/${soul.id}/message`, { content: words }).expect(200);
  return ((await asked).body.messages ?? []).map(({ content }) => content).join('\n');
}

describe('the files of a soul', () => {
  it('are stored, listed newest first, read, recalled under their names, and gone when deleted', async () => {
    const soul = await person.soul('Lumen');
    expect(await filesOf(soul)).toEqual([]);
    const held = (
      await upload(soul, [
        ['shed.md', '# The shed\n\nThe blue bicycle stands behind the potting shed, under the green tarpaulin.'],
        ['photo.png', png()],
      ]).expect(201)
    ).body as CompanionFile[];
    expect(held).toEqual([
      expect.objectContaining({
        name: 'photo.png',
        type: 'image/png',
        category: null,
        unread: expect.stringMatching(/image/),
      }),
      expect.objectContaining({ name: 'shed.md', type: 'text/markdown', size: 87, category: null, unread: null }),
    ]);
    expect(await filesOf(soul)).toEqual(held);
    const [, shed] = held;
    if (!shed) throw new Error('nothing came back');
    expect(shed.url).toBe(`/api/files/${shed.id}`);
    expect(String((await person.get(shed.url).buffer().expect(200)).body)).toContain('potting shed');
    const answer = 'The blue bicycle stands behind the potting shed, under the green tarpaulin.';
    expect(await prompted(soul, 'Where is the blue bicycle?', answer)).toContain('under the green tarpaulin');
    const messages = (await person.get(`/api/conversations?companionId=${soul.id}`)).body as { id: number }[];
    const said = (await person.messages(messages[0]?.id ?? 0)).at(-1);
    expect(said?.recalled).toContainEqual(expect.objectContaining({ kind: 'file', id: shed.id, title: 'shed.md' }));

    await person.delete(`/api/companions/${soul.id}/files/${shed.id}`).expect(204);
    expect((await filesOf(soul)).map(({ name }) => name)).toEqual(['photo.png']);
    await person.delete(`/api/companions/${soul.id}/files/${shed.id}`).expect(404);
    expect(await prompted(soul, 'And the blue bicycle, where is it?')).not.toContain('tarpaulin');
    await person.get(shed.url).expect(404);
    const after = (await person.messages(messages[0]?.id ?? 0)).filter(({ recalled }) =>
      recalled.some(({ kind }) => kind === 'file'),
    );
    expect(after).toEqual([]);
  });

  it('are categorised as requested, or refused', async () => {
    const soul = await person.soul();
    const held = (await upload(soul, [['who.txt', 'It is kind.']], { category: 'essence' }).expect(201)).body;
    expect(held).toEqual([expect.objectContaining({ category: 'essence' })]);
    expect(counts(await stateOf(soul))).toEqual([0, 0, 1]);
    await upload(soul, [['who.txt', 'It is kind.']], { category: 'nonsense' }).expect(400);
    await upload(soul, []).expect(400);
    const tooMany = await upload(soul, many(LIMITS.uploadFiles + 1)).expect(413);
    expect(tooMany.body).toMatchObject({ code: 'too_many_files' });
    expect(await filesOf(soul)).toHaveLength(1);
  });

  it('are private to their account', async () => {
    const soul = await person.soul();
    const [file] = (await upload(soul, [['a.txt', 'words']]).expect(201)).body as CompanionFile[];
    await upload(soul, [['b.txt', 'words']], {}, stranger).expect(404);
    await stranger.get(`/api/companions/${soul.id}/files`).expect(404);
    await stranger.delete(`/api/companions/${soul.id}/files/${file?.id}`).expect(404);
    await stranger.delete(`/api/companions/${soul.id}/archive`).expect(404);
    expect(await filesOf(soul)).toHaveLength(1);
  });

  it('are deleted with the soul, including their bytes', async () => {
    const soul = await person.soul();
    await upload(soul, [
      ['a.txt', 'words'],
      ['b.txt', 'other words'],
    ]).expect(201);
    const keys = (
      await installation.database.query<{ key: string }>('SELECT store_key AS key FROM files WHERE companion_id = $1', [
        soul.id,
      ])
    ).map(({ key }) => key);
    const onDisk = async () => {
      const names = (await readdir(installation.dataDir, { recursive: true })).map((path) => basename(path));
      return names.filter((name) => keys.includes(name));
    };
    expect(await onDisk()).toHaveLength(2);
    await person.delete(`/api/companions/${soul.id}`).expect(204);
    // The worker may be deleting the files already.
    await api.app.get(FilesService).sweep();
    const orphaned = 'SELECT FROM orphaned_files WHERE store_key = ANY($1::uuid[])';
    await waitFor('the files to be deleted', async () => {
      const rows = await installation.database.query(orphaned, [keys]);
      return rows.length === 0;
    });
    expect(await onDisk()).toEqual([]);
  });
});

const TALK = [
  'Ana: Hey, are you there?',
  'Wren: Always. I was thinking about the tide tables again.',
  'Ana: You and your tides.',
  'Wren: They are the most patient clocks there are! I love how they never hurry.',
  'Ana: I lost my keys today.',
  'Wren: Oh no, I am so sorry. Have you looked in the coat you wore to the harbour?',
].join('\n');
const PRINT = 'Wren is patient, curious and gentle. She loves the sea, old maps and lighthouses.';
const made = (files: object[], rest: object = {}) => ({ name: 'Wren', categorizedFiles: files, ...rest });
const sorted = (category: string, ...files: (readonly [string, string])[]) => ({
  category,
  files: files.map(([filename, content]) => ({ filename, content })),
});
const FILES = [
  sorted('conversations', ['chat.txt', TALK]),
  sorted('soulprints', ['print.md', PRINT]),
  sorted('letters', ['letter.txt', 'Dear Ana,\n\nI walked along the harbour wall and thought of you.\n\nLove,\nWren']),
];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a soul created from several files', () => {
  it('is created in reported steps from everything in the files', async () => {
    const window = await person.window();
    const avatar = `data:image/png;base64,${PIXEL.toString('base64')}`;
    const body = made(FILES, { role: 'mentor', avatar, analysisDepth: 'comprehensive' });
    const answer = await person.post('/api/soulprint/multi-file-import', body).expect(201);
    const { companion, analysis } = answer.body as SoulFromFiles;
    expect(companion).toMatchObject({
      name: 'Wren',
      archetype: 'mentor',
      avatar,
      status: 'active',
      relationshipLevel: 1,
    });
    expect(companion.personality).toMatchObject({
      traits: expect.arrayContaining(['patient']),
      description: PRINT,
      totalFiles: 3,
      sourceFiles: expect.arrayContaining([expect.objectContaining({ filename: 'print.md', content: PRINT })]),
    });
    expect(analysis.counts.ownTexts).toBe(4);
    await window.until('job', ({ state, message }) => state === 'done' && message === SOULPRINT_TEXTS.stages[5][1]);
    const told = window.all('job').map(({ progress, message }) => [progress, message]);
    expect(told.filter(([, message]) => message !== '')).toEqual(SOULPRINT_TEXTS.stages.map((stage) => [...stage]));
    expect((await filesOf(companion)).map(({ name, category }) => [name, category])).toEqual([
      ['letter.txt', 'letters'],
      ['print.md', 'soulprints'],
      ['chat.txt', 'conversations'],
    ]);
    const lines = await installation.database.query<{ voice: string }>(
      'SELECT voice FROM archive_lines WHERE companion_id = $1 ORDER BY id',
      [companion.id],
    );
    expect(lines.map((line) => line.voice)).toEqual(['person', 'soul', 'person', 'soul', 'person', 'soul']);
    expect(counts(await stateOf(companion))).toEqual([0, 0, 3]);
    expect(await prompted(companion, 'What do you think of tide tables?')).toContain('patient clocks');

    const imports = (await person.get('/api/soulprints/imports').expect(200)).body as ImportRecord[];
    const record = imports.find(({ companionId }) => companionId === companion.id);
    expect(record).toMatchObject({ kind: 'multi-file', name: 'Wren' });

    const [chat] = (await filesOf(companion)).filter(({ name }) => name === 'chat.txt');
    await person.delete(`/api/companions/${companion.id}/files/${chat?.id}`).expect(204);
    expect(await prompted(companion, 'And of tide tables, what do you think?')).not.toContain('patient clocks');
    const { personality } = (await person.get(`/api/companions/${companion.id}`).expect(200)).body as Companion;
    expect(personality).toMatchObject({ totalFiles: 2 });
  });

  it('has no archive if that was removed', async () => {
    const { companion } = (await person.post('/api/soulprint/multi-file-import', made(FILES)).expect(201))
      .body as SoulFromFiles;
    const left = (await person.delete(`/api/companions/${companion.id}/archive`).expect(200)).body as Companion;
    expect(left.personality).toMatchObject({ totalFiles: 3 });
    expect(JSON.stringify(left.personality)).not.toContain('tide tables');
    const rows = await installation.database.query('SELECT FROM archive_lines WHERE companion_id = $1', [companion.id]);
    expect(rows).toEqual([]);
    expect(await prompted(companion, 'What do you think of tide tables?')).not.toContain('patient clocks');
  });

  it('reads chat times in the given time zone', async () => {
    const chat = '[05.01.24, 18:30:00] Ana: Are you there?\n[05.01.24, 18:31:00] Zoe: Always, by the window.\n';
    const timeZone = 'America/New_York';
    const body = made([sorted('conversations', ['chat.txt', chat])], { name: 'Zoe', timeZone });
    const { companion } = (await person.post('/api/soulprint/multi-file-import', body).expect(201))
      .body as SoulFromFiles;
    await form(person, '/api/companions/enhance', 'files', [['more.txt', chat.replaceAll('05.01', '06.01')]], {
      companionId: String(companion.id),
      timeZone,
    }).expect(200);
    const times = await installation.database.query<{ at: Date }>(
      'SELECT said_at AS at FROM archive_lines WHERE companion_id = $1 ORDER BY id',
      [companion.id],
    );
    expect(times.map(({ at }) => at.toISOString())).toEqual([
      '2024-01-05T23:30:00.000Z',
      '2024-01-05T23:31:00.000Z',
      '2024-01-06T23:30:00.000Z',
      '2024-01-06T23:31:00.000Z',
    ]);
    const answer = await person
      .post('/api/soulprint/multi-file-import', made(FILES, { timeZone: 'Middle/Earth' }))
      .expect(400);
    expect(answer.body).toMatchObject({ fields: { timeZone: 'A time zone has a name such as Europe/Berlin.' } });
  });

  it('is created once however often its job runs; asynchronous callers get a job to poll', async () => {
    const accepted = await person
      .post('/api/soulprint/multi-file-import', made(FILES, { name: 'Twice' }))
      .set('Prefer', 'respond-async')
      .expect(202);
    const { jobId } = accepted.body as { jobId: number };
    expect(accepted.headers['location']).toBe(`/api/jobs/${jobId}`);
    const window = await person.window();
    const at = async () => (await person.get(`/api/jobs/${jobId}`).expect(200)).body as JobAnswer;
    if ((await at()).state !== 'done') await window.until('job', (job) => job.jobId === jobId && job.state === 'done');
    // Claimed again, as after a crash before its end was stored.
    await installation.database.query(`UPDATE jobs SET state = 'waiting', result = NULL WHERE id = $1`, [jobId]);
    await api.app.get(AnalysisService).processAnalysis(jobId);
    expect((await at()).state).toBe('done');
    const souls = (await person.get('/api/companions').expect(200)).body as Companion[];
    expect(souls.filter(({ name }) => name === 'Twice')).toHaveLength(1);
    await stranger.get(`/api/jobs/${jobId}`).expect(404);
  });

  it.each([
    ['no name', made(FILES, { name: '  ' }), SOULPRINT_TEXTS.noName],
    ['no category', made([]), SOULPRINT_TEXTS.noFile],
    ['no file', made([sorted('essence')]), SOULPRINT_TEXTS.noFile],
    ['a wrong ending', made([sorted('essence', ['a.exe', 'x'])]), ERRORS.file_ending.text],
    ['no ending', made([sorted('essence', ['a', 'x'])]), ERRORS.file_ending.text],
    [
      'a text as a picture',
      made(FILES, { avatar: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}` }),
      SOULPRINT_TEXTS.avatarNoImage,
    ],
    ['an address as a picture', made(FILES, { avatar: 'https://example.test/a.png' }), SOULPRINT_TEXTS.avatarNoImage],
  ])('is not created from %s', async (_, body, error) => {
    const answer = await person.post('/api/soulprint/multi-file-import', body).expect(400);
    expect(answer.body).toMatchObject({ error: error });
  });

  it('is limited in files and sizes, and requires a session', async () => {
    const files = many(LIMITS.uploadFiles).map(([name]) => [name, 'words'] as const);
    const two = made([sorted('essence', ...files), sorted('letters', ['one-more.txt', 'words'])]);
    await person.post('/api/soulprint/multi-file-import', two).expect(413);
    const long = made([sorted('essence', ['long.txt', 'a long text '.repeat(100_000)])], { name: 'Long' });
    await person.post('/api/soulprint/multi-file-import', long).set('Prefer', 'respond-async').expect(202);
    const cookie = person.cookie;
    person.cookie = null;
    await person.post('/api/soulprint/multi-file-import', long).expect(413);
    person.cookie = cookie;
  });
});

describe('a soul enriched with files', () => {
  const enhance = (soul: { id: number }, files: readonly Sent[], who = person) =>
    form(who, '/api/companions/enhance', 'files', files, { companionId: String(soul.id) });

  it('keeps manual values and reports what is new; undo restores the former state', async () => {
    const soul = await person.soul('Wren', {
      personality: { creativity: 5, traits: ['stubborn'], description: 'Mine.' },
    });
    const answer = await enhance(soul, [
      ['print.md', PRINT],
      ['chat.txt', TALK],
    ]).expect(200);
    const { companion, changed } = answer.body as SoulFromFiles;
    const traits = (companion.personality as { traits: string[] }).traits;
    expect(companion.personality).toMatchObject({ creativity: 5, description: 'Mine.', totalFiles: 2 });
    expect(traits[0]).toBe('stubborn');
    expect(traits).toContain('patient');
    expect(changed).toContainEqual({ key: 'traits', added: traits.slice(1) });
    expect(changed?.map(({ key }) => key)).not.toContain('creativity');
    expect(await filesOf(soul)).toHaveLength(2);
    expect(await prompted(companion, 'What do you think of tide tables?')).toContain('patient clocks');

    const imports = (await person.get('/api/soulprints/imports').expect(200)).body as ImportRecord[];
    const record = imports.find(({ companionId, kind }) => companionId === soul.id && kind === 'enhance');
    await person.delete(`/api/soulprints/imports/${record?.id}`).expect(204);
    expect(await filesOf(soul)).toEqual([]);
    const after = (await person.get(`/api/companions/${soul.id}`).expect(200)).body as Companion;
    expect(after.personality).toMatchObject({
      creativity: 5,
      traits: ['stubborn'],
      description: 'Mine.',
      sourceFiles: [],
    });
  });

  it('refuses other accounts, unsupported file types and empty requests', async () => {
    const soul = await person.soul();
    await enhance(soul, [['a.txt', 'words']], stranger).expect(404);
    expect((await enhance(soul, [['a.csv', 'a,b']]).expect(400)).body).toMatchObject({ code: 'file_ending' });
    expect((await enhance(soul, []).expect(400)).body).toMatchObject({ code: 'no_files' });
    await form(person, '/api/companions/enhance', 'files', [['a.txt', 'words']]).expect(400);
    expect(await filesOf(soul)).toEqual([]);
  });
});

describe('the management of souls', () => {
  const process = (soul: { id: number }, fileType: string, files: readonly Sent[], who = person) =>
    form(who, '/api/process-soul-files', 'files', files, {
      soulId: String(soul.id),
      fileType,
      notes: 'from the attic',
    });
  const whisper = async () =>
    ((await person.get('/api/soul-confirmation').expect(200)).body as { message: string }).message;

  it('imports memories, reflections and essence, counts each, and returns a Soul Whisper', async () => {
    const other = await installation.person(api);
    expect((await other.get('/api/soul-confirmation').expect(200)).body).toEqual({
      success: true,
      message: SOULPRINT_TEXTS.processed,
    });
    const soul = await person.soul('Mira', { archetype: 'creator' });
    const text =
      'The summer at the lake\n\nWe rowed out to the island every evening.\n\nGrandfather carved a whistle of willow.';
    const first = await process(soul, 'memory', [['lake.txt', text]]).expect(200);
    expect(first.body).toEqual({ success: true, message: expect.stringContaining('colours') });
    expect({ success: true, message: await whisper() }).toEqual(first.body);
    expect(await memoriesOf(soul)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'scroll',
          content: 'Grandfather carved a whistle of willow.',
          source: expect.objectContaining({ type: 'file', label: 'lake.txt' }),
        }),
      ]),
    );
    expect(counts(await stateOf(soul))).toEqual([3, 0, 0]);
    await process(soul, 'memory', [
      ['letter.txt', 'Dear Mira,\n\nI hope the kiln is warm today.\n\nYours,\nAna'],
    ]).expect(200);
    expect((await memoriesOf(soul)).filter(({ kind }) => kind === 'letter').length).toBeGreaterThan(0);
    await process(soul, 'reflection', [['thoughts.md', 'I wonder about glazes.']]).expect(200);
    await process(soul, 'essence', [['core.md', 'Mira is inventive, dry and candid. She loves pottery.']]).expect(200);
    const state = await stateOf(soul);
    expect([state.reflection_count, state.essence_count]).toEqual([1, 1]);
    const { personality } = (await person.get(`/api/companions/${soul.id}`).expect(200)).body as Companion;
    expect(personality).toMatchObject({ description: expect.stringContaining('candid') });
    expect(await prompted(soul, 'Who carved the whistle?')).toContain('willow');

    const lake = (await filesOf(soul)).find(({ name }) => name === 'lake.txt');
    await person.delete(`/api/companions/${soul.id}/files/${lake?.id}`).expect(204);
    expect((await memoriesOf(soul)).filter(({ source }) => source.label === 'lake.txt')).toEqual([]);
  });

  it('returns the default whisper if nothing could be read, and refuses unusable files', async () => {
    const soul = await person.soul();
    const answer = await process(soul, 'memory', [['empty.txt', '']]).expect(200);
    expect(answer.body).toMatchObject({ message: SOULPRINT_TEXTS.processed });
    await process(soul, 'memory', []).expect(400);
    await process(soul, 'gossip', [['a.txt', 'words']]).expect(400);
    await process(soul, 'memory', [['a.txt', 'words']], stranger).expect(404);
    expect(await filesOf(soul)).toHaveLength(1);
  });

  it('creates at most 200 memories from one file', async () => {
    const soul = await person.soul();
    const text = Array.from({ length: 250 }, (_, place) => `On day ${place} we walked along the shore.`).join('\n\n');
    await process(soul, 'memory', [['days.txt', text]]).expect(200);
    expect(counts(await stateOf(soul))[0]).toBe(200);
  });

  it('reloads the memories of one soul or of all, and counts them', async () => {
    const keeper = await installation.person(api);
    const soul = await keeper.soul('Lumen');
    await form(
      keeper,
      '/api/process-soul-files',
      'files',
      [['lake.txt', 'We rowed out to the island every evening.']],
      {
        soulId: String(soul.id),
        fileType: 'memory',
      },
    ).expect(200);
    voice.script(reply('Good evening.'));
    await keeper.post(`/api/soul/${soul.id}/message`, { content: 'Good evening, Lumen.' }).expect(200);
    // Written directly to the database: only a reload can see it.
    await installation.database.query(
      `UPDATE memories SET content = 'We rowed out to the lighthouse.' WHERE companion_id = $1`,
      [soul.id],
    );
    const one = (await keeper.post('/api/reload-soul-memory', { soulId: soul.id }).expect(200)).body as Reloaded;
    expect(one).toEqual({
      success: true,
      message: SOULPRINT_TEXTS.reloadedOne,
      souls: [{ companionId: soul.id, messages: 2, memories: 1, archive: 0, files: 1 }],
    });
    const asked = voice.answering('Where did we row out to?');
    await keeper.post(`/api/soul/${soul.id}/message`, { content: 'Where did we row out to?' }).expect(200);
    expect(JSON.stringify((await asked).body)).toContain('lighthouse');
    const second = await keeper.soul('Sol');
    const all = (await keeper.post('/api/reload-soul-memory', {}).expect(200)).body as Reloaded;
    expect(all.message).toBe(SOULPRINT_TEXTS.reloadedAll);
    expect(all.souls.map(({ companionId }) => companionId)).toEqual([soul.id, second.id]);
    await stranger.post('/api/reload-soul-memory', { soulId: soul.id }).expect(404);
    await keeper.post('/api/reload-soul-memory', {}).set('Prefer', 'respond-async').expect(202);
  });
});
