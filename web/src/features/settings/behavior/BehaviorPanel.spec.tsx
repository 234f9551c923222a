import { BEHAVIOR_DEFAULTS, ERRORS, type Behavior } from '@kinloom/contract';
import { anAccount } from '../../../testing/fixtures';
import { button, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, type ReceivedRequest } from '../../../testing/server';
import { BehaviorPanel } from './BehaviorPanel';
import { useBehaviorSaver } from './use-behavior';

function Panel() {
  return <BehaviorPanel saver={useBehaviorSaver()} />;
}

const focusMode = () => screen.getByRole('switch', { name: 'Focus mode' });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

async function open(behavior: Partial<Behavior> = {}) {
  server.on('GET /api/settings/behavior', { ...BEHAVIOR_DEFAULTS, ...behavior });
  server.on('GET /api/safety', { countries: [], resources: [] });
  const shown = await show(<Panel />, { data: [[['me'], anAccount()]] });
  await screen.findByRole('switch', { name: 'Focus mode' });
  return shown;
}

describe('BehaviorPanel', () => {
  it('shows the settings as they are stored', async () => {
    await open({ autonomousMode: false, focusMode: true, maxResponses: 2 });
    expect(isOn(focusMode())).toBe(true);
    expect(isOn(screen.getByRole('switch', { name: 'Autonomous mode' }))).toBe(false);
    expect(isOn(screen.getByRole('radio', { name: '2' }))).toBe(true);
  });

  it('saves one switch at once and says so', async () => {
    server.on('PUT /api/settings/behavior', ({ body }: ReceivedRequest) => ({
      ...BEHAVIOR_DEFAULTS,
      ...(body as Behavior),
    }));
    const { user } = await open();
    await user.click(focusMode());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.sent('PUT /api/settings/behavior')).toEqual([{ focusMode: true }]);
    expect(isOn(focusMode())).toBe(true);
  });

  it('can be changed with the keyboard', async () => {
    server.on('PUT /api/settings/behavior', ({ body }: ReceivedRequest) => ({
      ...BEHAVIOR_DEFAULTS,
      ...(body as Behavior),
    }));
    const { user } = await open({ maxResponses: 3 });
    focusMode().focus();
    await user.keyboard(' ');
    await waitFor(() => expect(server.sent('PUT /api/settings/behavior')).toEqual([{ focusMode: true }]));
  });

  it('shows the change before the server has answered, and takes it back if it fails', async () => {
    const { release } = server.hold('PUT /api/settings/behavior', failure('unavailable'));
    const { user } = await open();
    await user.click(focusMode());
    await waitFor(() => expect(isOn(focusMode())).toBe(true));
    release();
    await waitFor(() => expect(isOn(focusMode())).toBe(false));
    expect((await screen.findAllByText(ERRORS.unavailable.text)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows why the settings could not be loaded, and loads them again', async () => {
    server.on('GET /api/settings/behavior', failure('unavailable'));
    server.on('GET /api/safety', { countries: [], resources: [] });
    const { user } = await show(<Panel />, { data: [[['me'], anAccount()]] });
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.unavailable.text);
    server.on('GET /api/settings/behavior', BEHAVIOR_DEFAULTS);
    await user.click(button('Try again'));
    expect(await screen.findByRole('switch', { name: 'Focus mode' })).toBeTruthy();
  });
});
