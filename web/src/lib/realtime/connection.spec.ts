import { emitWithAck, setConnection, getConnection } from './connection';

it('is idle and rejects emits before a transport is set', async () => {
  expect(getConnection()).toBe('idle');
  await expect(emitWithAck('typing', { conversationId: 1, active: true })).rejects.toThrow('no connection');
});

it('emits over the transport with a timeout', async () => {
  const emit = jest.fn(async () => ({ ok: true }));
  const timeout = jest.fn(() => ({ emitWithAck: emit }));
  setConnection('live', { timeout });
  expect(getConnection()).toBe('live');
  await expect(emitWithAck('typing', { conversationId: 1, active: true })).resolves.toEqual({ ok: true });
  expect(timeout).toHaveBeenCalledWith(5_000);
  expect(emit).toHaveBeenCalledWith('typing', { conversationId: 1, active: true });
});
