import { formatMilliseconds, adminSoulPath, parseTab, describeSoulState } from './admin-text';

it('formats short durations with more digits', () => {
  expect(formatMilliseconds(0.123)).toBe('0.12 ms');
  expect(formatMilliseconds(41.6)).toBe('42 ms');
});

it('describes the state of a soul, restraint first', () => {
  expect(describeSoulState('active', 'none').word).toBe('present');
  expect(describeSoulState('thinking', 'none').word).toBe('processing');
  expect(describeSoulState('learning', 'none').word).toBe('reflecting');
  expect(describeSoulState('archived', 'none').word).toBe('archived');
  expect(describeSoulState('active', 'distress').word).toBe('restrained');
});

it('builds and parses addresses', () => {
  expect(adminSoulPath(7, 'logs')).toBe('/admin/souls?soul=7&tab=logs');
  expect(parseTab('logs')).toBe('logs');
  expect(parseTab('else')).toBe('configuration');
  expect(parseTab(null)).toBe('configuration');
});
