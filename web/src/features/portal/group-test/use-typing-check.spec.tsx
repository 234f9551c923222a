import { act } from '@testing-library/react';
import { server, show } from '../../../testing/render';
import { useTypingCheck } from './use-typing-check';

const log = { info: jest.fn(), error: jest.fn() };

function Check({ isEnabled = true }: { isEnabled?: boolean }) {
  return <p>{useTypingCheck(30, isEnabled, log)?.text}</p>;
}

describe('useTypingCheck', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    jest.clearAllMocks();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('asks every two seconds, and logs only what changed', async () => {
    server.on('GET /api/conversations/:id/typing', { typing: [] });
    await show(<Check />);
    await pass(1);
    const asked = () => server.addresses('GET /api/conversations/:id/typing').length;
    expect(asked()).toBe(1);
    await pass(1_900);
    expect(asked()).toBe(1);
    await pass(100);
    expect(asked()).toBe(2);
    expect(log.info.mock.calls).toEqual([['Typing check: No soul is thinking.']]);

    server.on('GET /api/conversations/:id/typing', { typing: [{ companionId: 1, name: 'Odd' }] });
    await pass(2_000);
    expect(asked()).toBe(3);
    expect(log.info).toHaveBeenCalledTimes(2);
    expect(log.info).toHaveBeenLastCalledWith(expect.stringMatching(/^Typing check: Odd /));
  });

  it('asks nothing while it is disabled', async () => {
    await show(<Check isEnabled={false} />);
    await pass(4_000);
    expect(server.requests).toEqual([]);
    expect(log.info).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });
});
