import { isCurrentEntry, navigationEntries } from './navigation';

const labels = (role: 'member' | 'operator') => navigationEntries(role).map(({ label }) => label);
const currentOn = (path: string) =>
  navigationEntries('operator')
    .filter((entry) => isCurrentEntry(entry, path))
    .map(({ label }) => label);

it('shows Admin to operators only', () => {
  expect(labels('member')).toEqual(['Home', 'Inbox', 'Archive', 'Portal', 'Insight', 'Agents']);
  expect(labels('operator')).toEqual([...labels('member'), 'Admin']);
});

it.each([
  ['/circle', ['Home']],
  ['/dashboard', ['Home']],
  ['/relational-intelligence/7', ['Insight']],
  ['/interact', ['Portal']],
  ['/agent', ['Agents']],
  ['/agents/runtime', ['Agents']],
  ['/admin/souls', ['Admin']],
  ['/', []],
  ['/settings', []],
])('%s belongs to %j', (path, expected) => {
  expect(currentOn(path)).toEqual(expected);
});
