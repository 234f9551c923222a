import { SECURITY_EVENT_KINDS } from '@kinloom/contract';
import { actorText, eventText, originText } from './event-text';

it('has a text for every kind and outcome of event', () => {
  for (const kind of SECURITY_EVENT_KINDS) {
    expect(eventText({ kind, outcome: 'success' })).not.toBe('');
    expect(eventText({ kind, outcome: 'failure' })).not.toBe(eventText({ kind, outcome: 'success' }));
  }
});

it('formats actor, client and network, leaving out unknown parts', () => {
  expect(originText({ actor: 'self', client: 'Firefox on Linux', network: '203.0.113.0/24' })).toBe(
    'Firefox on Linux · network 203.0.113.0/24',
  );
  expect(originText({ actor: 'operator', client: '', network: '' })).toBe('by an operator');
  expect(originText({ actor: 'self', client: '', network: '' })).toBe('');
});

it.each([
  ['unknown', { kind: 'sign_in', outcome: 'failure', accountId: null }],
  ['unknown', { kind: 'sign_in', outcome: 'failure', accountId: 4 }],
  ['unknown', { kind: 'metrics_token', outcome: 'failure', accountId: null }],
  ['the person', { kind: 'sign_in', outcome: 'success', accountId: 4 }],
  ['the person', { kind: 'password_confirmed', outcome: 'failure', accountId: 4 }],
] as const)('names as actor: %s', (actor, event) => expect(actorText({ ...event, actor: 'self' })).toBe(actor));

it('names operators and the installation as actors', () => {
  const event = { kind: 'account_closed', outcome: 'success', accountId: 4 } as const;
  expect(actorText({ ...event, actor: 'operator' })).toBe('an operator');
  expect(actorText({ ...event, actor: 'system' })).toBe('the installation');
});
