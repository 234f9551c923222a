import { DEFAULT_SAMPLING, type ModelServer, type ModelsInUse, type SoulConfig } from '@kinloom/contract';
import { button, screen } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { SoulSampling } from './SoulSampling';

const CHAT: ModelsInUse['roles'][number] = {
  role: 'chat',
  source: 'settings',
  server: 'ollama',
  baseUrl: 'http://127.0.0.1:11434',
  model: 'tiny',
  contextTokens: null,
  hasKey: false,
};
const OLLAMA: ModelServer = {
  kind: 'ollama',
  baseUrl: CHAT.baseUrl,
  version: null,
  models: ['tiny', 'large'].map((name) => ({
    name,
    bytes: null,
    maxContextTokens: null,
    contextTokens: null,
    abilities: ['chat'],
    loaded: null,
  })),
};
const configWith = (sampling: Partial<SoulConfig['sampling']> = {}) =>
  ({ soul: { id: 7 }, sampling: { ...DEFAULT_SAMPLING, ...sampling } }) as SoulConfig;

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function open(config: SoulConfig, roles: ModelsInUse['roles'] = [CHAT]) {
  server.on('GET /api/admin/models/settings', {
    roles,
    conditions: [],
    builtInFallback: { on: false, fixed: false },
  } satisfies ModelsInUse);
  return show(<SoulSampling config={config} />);
}

describe('SoulSampling', () => {
  it('says that there is nothing to set without a model', async () => {
    await open(configWith({ temperature: 1 }), []);
    await screen.findByText(/No language model is in use/);
    expect(screen.getByRole('link', { name: 'Set up a model' }).getAttribute('href')).toBe('/admin/models');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('chooses a preset, a length and a model', async () => {
    const { user } = await open(configWith());
    await screen.findByText('tiny · the server’s own · replies medium, two to six sentences');
    await user.click(button('Edit the language model of this soul'));
    expect(button('The server’s own').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Balanced'));
    expect(valueOf('Temperature')).toBe('0.8');
    expect(valueOf('Min P')).toBe('0.05');
    await user.selectOptions(screen.getByLabelText('Reply length'), 'short');
    server.on('POST /api/admin/models/inspect', OLLAMA);
    await user.click(button('List its models'));
    await screen.findByText('tiny, large');
    await user.type(screen.getByLabelText('Model of this soul'), 'large');
    const saved = configWith({ temperature: 0.8, minP: 0.05, replyLength: 'short', model: 'large' });
    server.on('PUT /api/admin/souls/:id/config', saved);
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit the language model of this soul' });
    expect(server.sent('PUT /api/admin/souls/:id/config')).toEqual([{ sampling: saved.sampling }]);
  });

  it('does not save a number out of range', async () => {
    const { user } = await open(configWith({ temperature: 0.5 }));
    await user.click(await screen.findByRole('button', { name: /Edit/ }));
    await user.clear(screen.getByLabelText('Temperature'));
    await user.type(screen.getByLabelText('Temperature'), '3');
    await screen.findByText('Enter a number from 0 to 2, or nothing.');
    expect(button('Save').disabled).toBe(true);
    await user.clear(screen.getByLabelText('Temperature'));
    expect(button('Save').disabled).toBe(false);
  });
});
