import { ENGINE_MODELS, ERRORS, type EngineState, type ModelServer } from '@kinloom/contract';
import { button, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { EngineSection } from './EngineSection';

const GB = 1_024 ** 3;
const SHA256 = 'ab'.repeat(32);
const NOTHING: EngineState = {
  unavailable: null,
  version: '3.21.1',
  installed: null,
  installation: null,
  leftovers: false,
  resources: { freeDisk: 40 * GB, freeMemory: 6 * GB },
};
const INSTALLING: EngineState = {
  ...NOTHING,
  installation: {
    jobId: 1,
    model: 'small',
    state: 'active',
    progress: 35,
    message: 'Downloading the model',
    error: null,
  },
};
const INSTALLED: EngineState = {
  ...NOTHING,
  installed: {
    baseUrl: 'http://127.0.0.1:11500/v1',
    model: 'small',
    bytes: 2 * GB,
    sha256: SHA256,
    contextTokens: 8_192,
    status: 'ready',
  },
};

async function open(state: EngineState) {
  server.on('GET /api/admin/models/engine', state);
  const onConnected = jest.fn();
  const shown = await show(<EngineSection onConnected={onConnected} />);
  return { ...shown, onConnected };
}

describe('EngineSection', () => {
  it('installs a model of the list by its address and SHA-256', async () => {
    const [, second] = ENGINE_MODELS;
    if (!second) throw new Error('the list has fewer than two models');
    const { user } = await open(NOTHING);
    await user.click(await screen.findByRole('button', { name: 'Choose a model to install' }));
    expect(screen.queryByLabelText('Address of a GGUF file')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Model'), second.name);
    expect(screen.getByRole('link', { name: 'Description and licence' }).getAttribute('href')).toBe(second.page);
    await user.click(screen.getByRole('checkbox'));
    server.on('POST /api/admin/models/engine', INSTALLING);
    server.on('GET /api/admin/models/engine', INSTALLING);
    await user.click(button('Install'));
    await screen.findByRole('progressbar');
    expect(server.sent('POST /api/admin/models/engine')).toEqual([
      { url: second.url, sha256: second.sha256, contextTokens: 8_192, consent: true },
    ]);
  });

  it('installs another file after consent, and shows the progress', async () => {
    const { user } = await open(NOTHING);
    await user.click(await screen.findByRole('button', { name: 'Choose a model to install' }));
    await user.selectOptions(screen.getByLabelText('Model'), 'Another file');
    await screen.findByText(/This machine has 6 GB of free memory and 40 GB of free disk space/);
    expect(button('Install')).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Address of a GGUF file'), 'https://models.example.org/small.gguf');
    await user.type(screen.getByLabelText('SHA-256 of the file'), SHA256);
    await user.selectOptions(screen.getByLabelText('Longest context'), '16384');
    await user.click(screen.getByRole('checkbox', { name: /Download node-llama-cpp 3\.21\.1.*licence/ }));
    server.on('POST /api/admin/models/engine', INSTALLING);
    server.on('GET /api/admin/models/engine', INSTALLING);
    await user.click(button('Install'));
    const bar = await screen.findByRole('progressbar', { name: 'Download of small' });
    expect((bar as HTMLProgressElement).value).toBe(35);
    expect(server.sent('POST /api/admin/models/engine')).toEqual([
      { url: 'https://models.example.org/small.gguf', sha256: SHA256, contextTokens: 16_384, consent: true },
    ]);
  });

  it('says why an installation was refused', async () => {
    const { user } = await open(NOTHING);
    await user.click(await screen.findByRole('button', { name: 'Choose a model to install' }));
    await user.click(screen.getByRole('checkbox'));
    server.on('POST /api/admin/models/engine', failure('engine_busy'));
    await user.click(button('Install'));
    expect((await screen.findByRole('alert')).textContent).toBe(ERRORS.engine_busy.text);
  });

  it('shows an installation that runs after a reload, and cancels it', async () => {
    const { user } = await open(INSTALLING);
    await screen.findByText('small: Downloading the model · 35%');
    const error = ERRORS.job_cancelled.text;
    const cancelled: EngineState = {
      ...INSTALLING,
      installation: INSTALLING.installation && { ...INSTALLING.installation, state: 'failed', error },
      leftovers: true,
    };
    server.on('DELETE /api/admin/models/engine/install', undefined);
    server.on('GET /api/admin/models/engine', cancelled);
    await user.click(button('Cancel'));
    await screen.findByText(`small was not installed. ${error}`);
    server.on('DELETE /api/admin/models/engine', NOTHING);
    await user.click(button('Delete these files'));
    await waitFor(() => expect(screen.queryByText(/was not installed/)).toBeNull());
  });

  it('connects to the engine, and removes it after a confirmation', async () => {
    const { user, onConnected } = await open(INSTALLED);
    await screen.findByText('The engine is running.');
    await screen.findByText(/^small · 2 GB · context up to 8,192 tokens/);
    const found: ModelServer = { kind: 'llama.cpp', baseUrl: 'http://127.0.0.1:11500/v1', version: null, models: [] };
    server.on('POST /api/admin/models/inspect', found);
    await user.click(button('Connect to the engine'));
    await waitFor(() => expect(onConnected).toHaveBeenCalledWith([{ server: found, apiKey: '' }]));

    await user.click(button('Remove'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the engine' });
    expect(server.addresses('DELETE /api/admin/models/engine')).toEqual([]);
    server.on('DELETE /api/admin/models/engine', NOTHING);
    server.on('GET /api/admin/models/engine', NOTHING);
    const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove');
    if (!confirm) throw new Error('the dialog has no such button');
    await user.click(confirm);
    await screen.findByRole('button', { name: 'Choose a model to install' });
  });

  it('says that the engine does not run', async () => {
    await open({ ...INSTALLED, installed: INSTALLED.installed && { ...INSTALLED.installed, status: 'stopped' } });
    await screen.findByText(/^The engine is not running/);
    expect(button('Connect to the engine')).toHaveProperty('disabled', true);
  });

  it('says why it cannot be installed here', async () => {
    await open({ ...NOTHING, unavailable: 'not_supervised' });
    await screen.findByText(/runs only where Kinloom is started with npm start/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
