import { SECURITY_EVENT_KINDS } from '@kinloom/contract';
import { eventText, originText } from './event-text';

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
