import { ask, become, connectionNow } from './connection';

it('is idle, and asks nothing, before anything carries it', async () => {
  expect(connectionNow()).toBe('idle');
  await expect(ask('typing', { conversationId: 1, active: true })).rejects.toThrow('no connection');
});

it('asks over what carries it, and not for ever', async () => {
  const emitWithAck = jest.fn(async () => ({ ok: true }));
  const timeout = jest.fn(() => ({ emitWithAck }));
  become('live', { timeout });
  expect(connectionNow()).toBe('live');
  await expect(ask('typing', { conversationId: 1, active: true })).resolves.toEqual({ ok: true });
  expect(timeout).toHaveBeenCalledWith(5_000);
  expect(emitWithAck).toHaveBeenCalledWith('typing', { conversationId: 1, active: true });
});
