import { errorKind } from './error-kind';

const failing = (code: string, name = 'Error') => Object.assign(new Error('lantern-marker'), { code, name });

it.each([
  [failing('ECONNREFUSED'), 'Error ECONNREFUSED'],
  [failing('22P02', 'QueryFailedError'), 'QueryFailedError 22P02'],
  [failing('content_filter'), 'Error'],
  [failing('lantern marker'), 'Error'],
  [failing('EENVELOPE', 'lantern marker'), 'Error EENVELOPE'],
  [new TypeError('lantern-marker'), 'TypeError'],
  ['lantern-marker', 'string'],
])('names the kind of an error and never quotes it: %#', (error, kind) => {
  expect(errorKind(error)).toBe(kind);
});
