import { ApiError } from '../../lib/http/api';
import {
  consoleErrorText,
  formatCount,
  graphErrorToast,
  statusColor,
  parseRunId,
  specialisedErrorText,
  runStatusText,
  toTitle,
} from './agent-text';

const refusedError = new ApiError(400, 'invalid', 'Please describe the task.', {}, '{}');
const proxyError = new ApiError(502, 'internal', null, {}, 'a proxy');
const networkError = new ApiError(0, 'unreachable', null, {}, 'unreachable');

it('formats the status of a run', () => {
  expect(runStatusText(undefined, false)).toBe('Ready');
  expect(runStatusText(undefined, true)).toBe('Executing...');
  expect(runStatusText({ state: 'active', withdrawn: false }, false)).toBe('Executing...');
  expect(runStatusText({ state: 'done', withdrawn: false }, false)).toBe('Complete');
  expect(runStatusText({ state: 'failed', withdrawn: false }, false)).toBe('Error');
  expect(runStatusText({ state: 'done', withdrawn: true }, false)).toBe('Erased');
  const lights = ['Ready', 'Executing...', 'Complete', 'Error'].map(statusColor);
  expect(new Set(lights).size).toBe(4);
});

it('formats the error of a refused task for each agent', () => {
  expect(graphErrorToast(refusedError)).toEqual({
    title: 'Agent execution failed',
    description: 'Please describe the task.',
  });
  expect(graphErrorToast(proxyError).description).toBe('Unknown error occurred');
  expect(graphErrorToast(networkError)).toEqual({
    title: 'Connection error - Unable to connect to the graph agent service.',
  });
  expect(specialisedErrorText(refusedError)).toBe('Please describe the task.');
  expect(specialisedErrorText(proxyError)).toBe('Request failed with status 502');
  expect(specialisedErrorText(networkError)).toBe('Network error occurred');
  expect(specialisedErrorText(new Error('x'))).toBe('Unknown error occurred');
  expect(consoleErrorText(refusedError)).toBe('Please describe the task.');
  expect(consoleErrorText(proxyError)).toBe('Unknown error occurred');
  expect(consoleErrorText(networkError)).toBe('Failed to execute agent task');
});

it('parses run ids and formats names and counts', () => {
  expect([parseRunId('7'), parseRunId('0'), parseRunId('x'), parseRunId(null)]).toEqual([7, null, null, null]);
  expect(toTitle('architecture_review')).toBe('Architecture review');
  expect([formatCount(1, 'log'), formatCount(0, 'file')]).toEqual(['1 log', '0 files']);
});
