import { ApiError } from '../../lib/api';
import { consoleTrouble, counted, graphTrouble, lightOf, runIdOf, specialisedTrouble, statusOf, titled } from './words';

const said = new ApiError(400, 'invalid', 'Please describe the task.', {}, '{}');
const mute = new ApiError(502, 'internal', null, {}, 'a proxy');
const away = new ApiError(0, 'unreachable', null, {}, 'unreachable');

it('tells how a run stands', () => {
  expect(statusOf(undefined, false)).toBe('Ready');
  expect(statusOf(undefined, true)).toBe('Executing...');
  expect(statusOf({ state: 'active', withdrawn: false }, false)).toBe('Executing...');
  expect(statusOf({ state: 'done', withdrawn: false }, false)).toBe('Complete');
  expect(statusOf({ state: 'failed', withdrawn: false }, false)).toBe('Error');
  expect(statusOf({ state: 'done', withdrawn: true }, false)).toBe('Erased');
  const lights = ['Ready', 'Executing...', 'Complete', 'Error'].map(lightOf);
  expect(new Set(lights).size).toBe(4);
});

it('says why a task was not taken, in the words of each agent', () => {
  expect(graphTrouble(said)).toEqual({ title: 'Agent execution failed', description: 'Please describe the task.' });
  expect(graphTrouble(mute).description).toBe('Unknown error occurred');
  expect(graphTrouble(away)).toEqual({ title: 'Connection error - Unable to connect to the graph agent service.' });
  expect(specialisedTrouble(said)).toBe('Please describe the task.');
  expect(specialisedTrouble(mute)).toBe('Request failed with status 502');
  expect(specialisedTrouble(away)).toBe('Network error occurred');
  expect(specialisedTrouble(new Error('x'))).toBe('Unknown error occurred');
  expect(consoleTrouble(said)).toBe('Please describe the task.');
  expect(consoleTrouble(mute)).toBe('Unknown error occurred');
  expect(consoleTrouble(away)).toBe('Failed to execute agent task');
});

it('reads addresses and names', () => {
  expect([runIdOf('7'), runIdOf('0'), runIdOf('x'), runIdOf(null)]).toEqual([7, null, null, null]);
  expect(titled('architecture_review')).toBe('Architecture review');
  expect([counted(1, 'log'), counted(0, 'file')]).toEqual(['1 log', '0 files']);
});
