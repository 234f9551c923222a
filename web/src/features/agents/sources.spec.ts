import type { AgentSource } from '@kinloom/contract';
import { sourcePath, sourceLabel } from './sources';

const source = (more: Partial<AgentSource>): AgentSource => ({
  type: 'message',
  id: 7,
  label: 'You',
  date: null,
  companionId: 3,
  conversationId: 2,
  ...more,
});

it.each([
  [{}, '/conversation/2?message=7'],
  [{ conversationId: null }, null],
  [{ type: 'memory' }, '/memory-archive?soul=3&memory=7'],
  [{ type: 'memory', id: null }, '/memory-archive?soul=3'],
  [{ type: 'soul', id: 3 }, '/settings?tab=souls&soul=3'],
  [{ type: 'text', id: null }, null],
  [{ type: 'archive' }, null],
] as const)('%j links to %s', (more, to) => expect(sourcePath(source(more))).toBe(to));

it('labels a soul source as its settings', () => {
  expect(sourceLabel(source({ type: 'soul', label: 'Ilse' }))).toBe('Settings of Ilse');
  expect(sourceLabel(source({ type: 'memory', label: 'Ilse remembers' }))).toBe('Ilse remembers');
});
