import { useState } from 'react';
import { screen, waitFor } from '../../testing/queries';
import { show } from '../../testing/render';
import { NO_FILTER, type ArchiveFilter } from './archive-filter';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { SearchField } from './SearchField';

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const tone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tone' });

async function open(initial: Partial<ArchiveFilter> = {}) {
  const changes: Partial<ArchiveFilter>[] = [];
  function Filters() {
    const [filter, setFilter] = useState({ ...NO_FILTER, ...initial });
    const change = (next: Partial<ArchiveFilter>) => {
      changes.push(next);
      setFilter({ ...filter, ...next });
    };
    return (
      <>
        <FilterFields filter={filter} onChange={change} />
        <FilterChips filter={filter} onChange={change} />
      </>
    );
  }
  return { ...(await show(<Filters />)), changes };
}

describe('FilterFields', () => {
  it('restricts nothing at first', async () => {
    await open();
    expect(['Layer', 'Status', 'Kind', 'Source'].map((name) => select(name).value)).toEqual(['', '', '', '']);
    expect(tone().value).toBe('');
  });

  it('restricts by one field and lifts that again', async () => {
    const { user, changes } = await open();
    await user.selectOptions(select('Kind'), 'promise');
    expect(select('Kind').value).toBe('promise');
    await user.selectOptions(select('Kind'), 'Any');
    expect(changes).toEqual([{ kind: 'promise' }, { kind: null }]);
  });

  it('changes each field on its own', async () => {
    const { user, changes } = await open({ kind: 'fact' });
    await user.selectOptions(select('Source'), 'import');
    expect(changes).toEqual([{ source: 'import' }]);
    expect(select('Kind').value).toBe('fact');
  });

  it('applies a tone on Enter or when the field is left, trimmed and only if it changed', async () => {
    const { user, changes } = await open();
    await user.type(tone(), ' warm ');
    expect(changes).toEqual([]);
    await user.keyboard('{Enter}');
    expect(changes).toEqual([{ tone: 'warm' }]);
    await user.click(tone());
    await user.tab();
    expect(changes).toHaveLength(1);
    await user.type(tone(), 'er');
    await user.tab();
    expect(changes.at(-1)).toEqual({ tone: 'warmer' });
  });
});

describe('FilterChips', () => {
  const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('show the active filters, each of which they remove', async () => {
    const { user, changes } = await open({ kind: 'fact', tone: 'warm', day: '2026-03-01' });
    expect(chips()).toEqual(['Kind: Fact', 'Tone: warm', 'Known on March 1, 2026']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter Kind: Fact' }));
    expect(changes).toEqual([{ kind: null }]);
    expect(select('Kind').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(chips()).toEqual(['Tone: warm']);
  });
});

describe('SearchField', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

  it('searches once the typing pauses', async () => {
    const onSearch = jest.fn();
    const { user } = await show(<SearchField words="" onSearch={onSearch} />);
    await user.type(field(), 'rope');
    expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['rope']]));
  });

  it('follows a search that is cleared elsewhere', async () => {
    function Cleared() {
      const [words, setWords] = useState('rope');
      return (
        <>
          <SearchField words={words} onSearch={setWords} />
          <button type="button" onClick={() => setWords('')}>
            Clear
          </button>
        </>
      );
    }
    const { user } = await show(<Cleared />);
    expect(field().value).toBe('rope');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
  });
});
