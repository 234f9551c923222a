import { WITHHELD } from '@kinloom/contract';
import { aggregateText, milliseconds, pathOf, placeOf, stateOf } from './words';

it('tells what is quick more closely than what is slow', () => {
  expect(milliseconds(0.123)).toBe('0.12 ms');
  expect(milliseconds(41.6)).toBe('42 ms');
});

it('says plainly where a figure is withheld', () => {
  expect(aggregateText(1234)).toBe('1,234');
  expect(aggregateText(WITHHELD)).toBe('Fewer than 5 members');
});

it('names what a soul is about, and first what holds it back', () => {
  expect(stateOf('active', 'none').word).toBe('present');
  expect(stateOf('thinking', 'none').word).toBe('processing');
  expect(stateOf('learning', 'none').word).toBe('reflecting');
  expect(stateOf('archived', 'none').word).toBe('archived');
  expect(stateOf('active', 'distress').word).toBe('held back');
});

it('keeps soul and tab in the address', () => {
  expect(pathOf(7, 'logs')).toBe('/admin/souls?soul=7&tab=logs');
  expect(placeOf('logs')).toBe('logs');
  expect(placeOf('else')).toBe('configuration');
  expect(placeOf(null)).toBe('configuration');
});
