import { ERRORS, LIMITS, type SearchHit } from '@kinloom/contract';
import { aConversation, aSoul } from '../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor, within } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { messagePath } from '../../lib/paths';
import { latestKey } from '../conversations/cache/query-cache';
import { soulsKey } from '../souls/soul-cache';
import { recentSearches, rememberSearch } from './recent-searches';
import SearchDialog from './SearchDialog';

const ROUTE = 'GET /api/search';
const aHit = (id: number, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'message',
  id,
  companionId: 3,
  conversationId: 12,
  messageId: id,
  from: 'soul',
  title: 'Wren',
  text: 'The rope hangs in the shed.',
  marks: [[4, 8]],
  at: '2026-01-02T10:00:00.000Z',
  ...more,
});
const memory = aHit(70, {
  kind: 'memory',
  messageId: null,
  conversationId: null,
  title: 'Tools',
  text: 'A long rope.',
  marks: [],
});

async function open({ at = '/', recent = [] as string[], lastSeq = 4 } = {}) {
  for (const text of recent) rememberSearch(text);
  const [onClose, onGo, onJump] = [jest.fn(), jest.fn(), jest.fn()];
  const shown = await show(
    <SearchDialog onClose={onClose} onFocusBack={() => undefined} onGo={onGo} onJump={onJump} />,
    {
      at,
      data: [
        [soulsKey, [aSoul(), aSoul({ id: 4, name: 'Ash' })]],
        [latestKey(3), aConversation({ lastSeq })],
      ],
    },
  );
  return { ...shown, onClose, onGo, onJump };
}

const input = () => screen.getByRole('combobox', { name: 'Search for' });
/** The results, or the recent searches, without the options of the filters. */
const options = () => {
  const list = screen.queryByRole('listbox');
  return list ? within(list).queryAllByRole('option') : [];
};
const selected = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true });
/** The queries that the server received. */
const queries = () =>
  server.addresses(ROUTE).map((address) => Object.fromEntries(new URLSearchParams(address.split('?')[1])));

describe('SearchDialog', () => {
  it('shows the results with their matches, the kind of the best result first', async () => {
    server.on(ROUTE, [memory, aHit(40), aHit(41, { from: 'person', text: 'Which rope?', marks: [] })]);
    const { user } = await open();
    await user.type(input(), ' rope ');
    expect(await screen.findByText('3 found')).toBeTruthy();
    expect(screen.getAllByRole('group', { name: /^(Messages|Memories)$/ }).map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Memories.*Wren remembers.*Tools.*A long rope\./),
      expect.stringMatching(/^Messages.*Wren.*The rope hangs in the shed\..*You, to Wren.*Which rope\?/),
    ]);
    expect(document.querySelector('mark')?.textContent).toBe('rope');
    expect(queries()).toEqual([{ q: 'rope', limit: String(LIMITS.searchDefault) }]);
  });

  it('moves through the results with the arrow keys and opens one with Enter', async () => {
    server.on(ROUTE, [aHit(40), aHit(41, { text: 'Another rope.' })]);
    const { user, onGo } = await open();
    await user.type(input(), 'rope');
    await screen.findByText('2 found');
    expect(selected().textContent).toContain('The rope hangs');
    await user.keyboard('{ArrowDown}');
    expect(selected().textContent).toContain('Another rope.');
    expect(input().getAttribute('aria-activedescendant')).toBe(selected().id);
    await user.keyboard('{ArrowDown}');
    expect(selected().textContent).toContain('The rope hangs');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onGo.mock.calls).toEqual([[messagePath(12, 41)]]);
    expect(document.activeElement).toBe(input());
    expect(recentSearches()).toEqual(['rope']);
  });

  it('opens a memory without a message in the archive', async () => {
    server.on(ROUTE, [memory]);
    const { user, onGo } = await open();
    await user.type(input(), 'rope');
    await screen.findByText('1 found');
    await user.click(options()[0] as HTMLElement);
    expect(onGo.mock.calls).toEqual([['/memory-archive?memory=70']]);
  });

  it('searches at once with Enter, and opens nothing of an earlier search', async () => {
    server.on(ROUTE, [aHit(40)]);
    const { user, onGo } = await open();
    await user.type(input(), 'rope');
    await screen.findByText('1 found');
    server.on(ROUTE, []);
    await user.type(input(), ' ladder{Enter}');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(onGo).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  it('says what to try if nothing is found', async () => {
    server.on(ROUTE, []);
    const { user } = await open();
    await user.type(input(), 'rope');
    expect(await screen.findByText(/^Try fewer words/)).toBeTruthy();
    await user.selectOptions(field('Soul'), 'Ash');
    expect(await screen.findByText(/^Nothing matches these filters/)).toBeTruthy();
    expect(queries().at(-1)).toMatchObject({ q: 'rope', companionId: '4' });
  });

  it('limits the time', async () => {
    server.on(ROUTE, [aHit(40)]);
    const { user } = await open();
    await user.type(input(), 'rope');
    await screen.findByText('1 found');
    await user.selectOptions(field('Time'), 'Past week');
    await waitFor(() => expect(queries()).toHaveLength(2));
    const weekAgo = new Date();
    weekAgo.setHours(0, 0, 0, 0);
    weekAgo.setDate(weekAgo.getDate() - 7);
    expect(queries()[1]).toMatchObject({ from: weekAgo.toISOString() });
    expect(queries()[1]).not.toHaveProperty('to');
  });

  it('refuses a first day after the last', async () => {
    server.on(ROUTE, [aHit(40)]);
    const { user } = await open();
    await user.selectOptions(field('Time'), 'Between two days');
    await user.type(field('From'), '2026-03-02');
    await user.type(field('To'), '2026-03-01');
    await user.type(input(), 'rope{Enter}');
    expect(descriptionOf(field('From'))).toBe('The first day is after the last.');
    expect(options()).toEqual([]);
    expect(server.requests).toEqual([]);
    await user.clear(field('From'));
    await user.type(field('From'), '2026-03-01');
    expect(await screen.findByText('1 found')).toBeTruthy();
    expect(queries().at(-1)).toMatchObject({
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 2, 1, 23, 59, 59, 999).toISOString(),
    });
  });

  it('shows more results on request', async () => {
    const hits = Array.from({ length: LIMITS.searchDefault + 5 }, (_, place) => aHit(place + 1));
    server.on(ROUTE, ({ address }: { address: string }) =>
      hits.slice(0, Number(new URLSearchParams(address.split('?')[1]).get('limit'))),
    );
    const { user } = await open();
    await user.type(input(), 'rope');
    expect(await screen.findByText(`The ${LIMITS.searchDefault} best results`)).toBeTruthy();
    await user.click(button('Show more'));
    expect(await screen.findByText(`${hits.length} found`)).toBeTruthy();
    expect(options()).toHaveLength(hits.length);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(queries().at(-1)).toMatchObject({ limit: String(LIMITS.searchMax) });
  });

  it('says why the search failed, and repeats it', async () => {
    server.on(ROUTE, failure('unavailable'));
    const { user } = await open();
    await user.type(input(), 'rope');
    expect(await alertText()).toContain(ERRORS.unavailable.text);
    server.on(ROUTE, [aHit(40)]);
    await user.click(button('Try again'));
    expect(await screen.findByText('1 found')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks the server for nothing while the field is blank', async () => {
    const { user } = await open();
    await user.type(input(), '   {Enter}');
    expect(screen.getByText(/^Results contain every word/)).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('offers recent searches, newest first, and repeats one', async () => {
    server.on(ROUTE, [aHit(40)]);
    const { user } = await open({ recent: ['ladder', 'rope'] });
    expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeTruthy();
    expect(options().map(({ textContent }) => textContent)).toEqual(['rope', 'ladder']);
    expect(input().getAttribute('aria-activedescendant')).toBeNull();
    await user.type(input(), '{ArrowDown}{Enter}');
    expect(await screen.findByText('1 found')).toBeTruthy();
    expect(queries()).toMatchObject([{ q: 'rope' }]);
  });

  it('clears the recent searches', async () => {
    const { user } = await open({ recent: ['rope'] });
    await user.click(button('Clear'));
    expect(options()).toEqual([]);
    expect(recentSearches()).toEqual([]);
  });

  it('offers to jump to a date only in a conversation that has messages', async () => {
    const jump = 'Jump to a date in this conversation';
    const { user, onJump, unmount } = await open({ at: '/?soul=3' });
    await user.click(button(jump));
    expect(onJump.mock.calls).toEqual([[12]]);
    unmount();
    await open({ at: '/?soul=3', lastSeq: 0 });
    expect(screen.queryByRole('button', { name: jump })).toBeNull();
  });

  it('closes with Escape', async () => {
    const { user, onClose } = await open();
    await user.type(input(), 'r{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
