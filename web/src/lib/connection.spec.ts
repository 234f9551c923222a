import { emitWithAck, setConnection, connectionNow } from './connection';

it('is idle, and asks nothing, before anything carries it', async () => {
  expect(connectionNow()).toBe('idle');
  await expect(emitWithAck('typing', { conversationId: 1, active: true })).rejects.toThrow('no connection');
});

it('asks over what carries it, and not for ever', async () => {
  const emit = jest.fn(async () => ({ ok: true }));
  const timeout = jest.fn(() => ({ emitWithAck: emit }));
  setConnection('live', { timeout });
  expect(connectionNow()).toBe('live');
  await expect(emitWithAck('typing', { conversationId: 1, active: true })).resolves.toEqual({ ok: true });
  expect(timeout).toHaveBeenCalledWith(5_000);
  expect(emit).toHaveBeenCalledWith('typing', { conversationId: 1, active: true });
});
