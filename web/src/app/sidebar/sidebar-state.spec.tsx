import { act } from 'react';
import { screen } from '@testing-library/react';
import { show } from '../../testing/render';
import { sidebarChoice, useSidebar } from './sidebar-state';

function State() {
  return <p>{useSidebar().isExpanded ? 'expanded' : 'collapsed'}</p>;
}

/** Simulates a narrow or a wide window. */
function useWindow(isNarrow: boolean): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isNarrow }) as MediaQueryList);
}

describe('useSidebar', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => sidebarChoice.set('auto'));
  });

  it.each([
    [true, 'auto', 'collapsed'],
    [false, 'auto', 'expanded'],
    [true, 'expanded', 'expanded'],
    [false, 'collapsed', 'collapsed'],
  ] as const)('narrow %s, chosen %s: %s', async (isNarrow, chosen, state) => {
    useWindow(isNarrow);
    sidebarChoice.set(chosen);
    await show(<State />);
    expect(screen.getByText(state)).toBeTruthy();
  });
});
