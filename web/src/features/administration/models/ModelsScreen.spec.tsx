import type { EngineState, ModelPullState, ModelServer, ModelsInUse } from '@kinloom/contract';
import { button, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import ModelsScreen from './ModelsScreen';

const NOTHING: ModelsInUse = { roles: [], conditions: [], builtInFallback: { on: false, fixed: false } };
const IN_USE: ModelsInUse = {
  roles: [
    {
      role: 'chat',
      source: 'settings',
      server: 'ollama',
      baseUrl: 'http://127.0.0.1:11434',
      model: 'tiny',
      contextTokens: null,
      hasKey: true,
    },
  ],
  conditions: [
    {
      name: 'primary',
      state: 'closed',
      contextTokens: 4_096,
      truncations: 2,
      truncatedAt: '2026-01-01T00:00:00.000Z',
      withoutSystemRole: false,
      failures: 0,
      failedAt: null,
      failure: null,
      substitutions: 0,
    },
  ],
  builtInFallback: { on: false, fixed: false },
};
const OLLAMA: ModelServer = {
  kind: 'ollama',
  baseUrl: 'http://127.0.0.1:11434',
  version: '0.12.0',
  models: [
    {
      name: 'tiny',
      bytes: 2_500_000_000,
      maxContextTokens: 32_768,
      contextTokens: null,
      abilities: ['chat', 'tools'],
      loaded: false,
    },
  ],
};

const NO_ENGINE: EngineState = {
  unavailable: 'not_supervised',
  version: '1.0.0',
  installed: null,
  installation: null,
  leftovers: false,
  resources: { freeDisk: 1, freeMemory: 1 },
};

async function open(inUse: ModelsInUse = NOTHING, pull: ModelPullState = { pull: null }) {
  server.on('GET /api/admin/models/settings', inUse);
  server.on('GET /api/admin/models/pull', pull);
  server.on('GET /api/admin/models/engine', NO_ENGINE);
  server.on('POST /api/admin/models/find', { servers: [OLLAMA], probed: ['http://127.0.0.1:11434'] });
  const shown = await show(<ModelsScreen />);
  await screen.findByRole('heading', { name: 'In use' });
  return shown;
}

describe('ModelsScreen', () => {
  it('finds a model, tests it and uses it', async () => {
    const { user } = await open();
    await screen.findByText(/built-in voice answers/);
    expect(server.sent('POST /api/admin/models/find')).toEqual([]);
    await user.click(button('Find a model on this machine'));
    await screen.findByText('up to 32,768 tokens');
    server.on('POST /api/admin/models/test', {
      reply: 'Hello.',
      firstTokenMs: 120,
      tokensPerSecond: 40,
      contextTokens: 4_096,
      dimensions: null,
    });
    await user.click(button('Test tiny'));
    await screen.findByText('“Hello.”');
    await screen.findByText('First token after 120 ms · 40 tokens per second · context 4,096 tokens');
    server.on('PUT /api/admin/models/settings/:role', IN_USE);
    await user.click(button('Use tiny'));
    await screen.findByText('Context: 4,096 tokens · with a key');
    expect(server.addresses('PUT /api/admin/models/settings/:role')).toEqual(['/api/admin/models/settings/chat']);
    expect(server.sent('PUT /api/admin/models/settings/:role')).toEqual([
      { server: 'ollama', baseUrl: 'http://127.0.0.1:11434', model: 'tiny' },
    ]);
  });

  it('says that the server cut prompts, and stops using a model', async () => {
    const { user } = await open(IN_USE);
    await screen.findByText(
      /^The context window is too small: the server cut 2 prompts.* Choose a larger context below; Ollama loads the model with it\.$/,
    );
    server.on('DELETE /api/admin/models/settings/:role', NOTHING);
    await user.click(button('Stop using tiny for replies'));
    await screen.findByText(/built-in voice answers/);
  });

  it('says what failed, who answered instead and what to do', async () => {
    const [role] = IN_USE.roles;
    const [condition] = IN_USE.conditions;
    if (!role || !condition) throw new Error('the fixture is empty');
    const { user } = await open({
      ...IN_USE,
      roles: [{ ...role, server: 'llama.cpp' }],
      conditions: [
        {
          ...condition,
          state: 'open',
          contextTokens: 2_048,
          truncations: 0,
          failures: 3,
          failedAt: '2026-01-01T00:00:00.000Z',
          failure: 'voice_timeout',
          substitutions: 1,
        },
      ],
    });
    const list = await screen.findByRole('list', { name: 'Problems of tiny' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'It does not answer and is tried again later.',
      'The context window is too small: 2,048 tokens hold little of a conversation. Start llama-server again with a larger -c; it is divided by the number of slots.',
      '3 replies failed. The last time: The model did not begin in time. Use a smaller model, or raise LLM_FIRST_TOKEN_TIMEOUT.',
      '1 reply was given in its place.',
    ]);
    server.on('PUT /api/admin/models/settings/:role', IN_USE);
    await user.selectOptions(screen.getByLabelText('Context for replies'), '8192');
    await waitFor(() =>
      expect(server.sent('PUT /api/admin/models/settings/:role')).toEqual([
        { server: 'llama.cpp', baseUrl: role.baseUrl, model: 'tiny', contextTokens: 8_192 },
      ]),
    );
  });

  it('says why a server could not be connected', async () => {
    const { user } = await open();
    server.on('POST /api/admin/models/inspect', failure('model_wrong_key'));
    await user.type(screen.getByLabelText('Address of a model server'), 'https://api.example.org/v1');
    await user.type(screen.getByLabelText('Key, if it needs one'), 'wrong');
    await user.click(button('Connect'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/refused the key/);
    expect(server.sent('POST /api/admin/models/inspect')).toEqual([
      { baseUrl: 'https://api.example.org/v1', apiKey: 'wrong' },
    ]);
  });

  it('offers downloads once an Ollama was found', async () => {
    const { user } = await open();
    expect(screen.queryByRole('heading', { name: 'Models to start with' })).toBeNull();
    await user.click(button('Find a model on this machine'));
    await screen.findByRole('heading', { name: 'Models to start with' });
    expect(screen.getAllByRole('button', { name: /^Pull / }).length).toBeGreaterThan(0);
  });

  it('names the addresses where no server was found', async () => {
    const { user } = await open();
    server.on('POST /api/admin/models/find', { servers: [], probed: ['http://127.0.0.1:1234'] });
    await user.click(button('Find a model on this machine'));
    await screen.findByText(/No model server was found at 127\.0\.0\.1:1234/);
  });

  it('shows a running download, which can be cancelled', async () => {
    const { user } = await open(NOTHING, {
      pull: {
        jobId: 1,
        model: 'qwen3:4b',
        baseUrl: OLLAMA.baseUrl,
        state: 'active',
        progress: 40,
        message: 'Downloading',
        error: null,
      },
    });
    const bar = await screen.findByRole('progressbar', { name: 'Download of qwen3:4b' });
    expect((bar as HTMLProgressElement).value).toBe(40);
    server.on('DELETE /api/admin/models/pull', undefined);
    await user.click(button('Cancel'));
    await waitFor(() => expect(server.addresses('DELETE /api/admin/models/pull')).toHaveLength(1));
  });

  it('says that the environment takes precedence', async () => {
    await open({ ...IN_USE, roles: IN_USE.roles.map((role) => ({ ...role, source: 'environment' })) });
    await screen.findByText(/environment variables, which take precedence/);
    expect(screen.queryByRole('button', { name: /Stop using/ })).toBeNull();
  });
});
