import { parseLogFilter, parseSystemTab, systemPath } from './system-path';

const filterOf = (query: string) => parseLogFilter(new URLSearchParams(query));

it('reads the tab, the first one if there is none', () => {
  expect(parseSystemTab('security')).toBe('security');
  expect(parseSystemTab('tea')).toBe('system');
  expect(parseSystemTab(null)).toBe('system');
});

it('reads back the filter that it writes', () => {
  const filter = { account: 7, kind: 'sign_in', outcome: 'failure' } as const;
  expect(systemPath('security', filter)).toBe('/admin/system?tab=security&account=7&kind=sign_in&outcome=failure');
  expect(filterOf('tab=security&account=7&kind=sign_in&outcome=failure')).toEqual(filter);
  expect(systemPath('security', { account: undefined, kind: 'sign_in' })).toBe(
    '/admin/system?tab=security&kind=sign_in',
  );
});

it.each(['account=-1', 'account=two', 'account=1.5', 'kind=tea', 'outcome=maybe', ''])('ignores %j', (query) =>
  expect(filterOf(query)).toEqual({}),
);
