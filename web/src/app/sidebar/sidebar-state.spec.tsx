import { act } from 'react';
import { screen } from '@testing-library/react';
import { textSize } from '../../lib/storage/appearance';
import { show } from '../../testing/render';
import { sidebarChoice, useSidebar } from './sidebar-state';

function State() {
  return <p>{useSidebar().isExpanded ? 'expanded' : 'collapsed'}</p>;
}

/** Simulates a window that is a tablet's or wider. */
function useWindow(isTablet: boolean): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isTablet }) as MediaQueryList);
}

describe('useSidebar', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => {
      textSize.set('normal');
      sidebarChoice.set('auto');
    });
  });

  it.each([
    [true, 'normal', 'auto', 'expanded'],
    [true, 'larger', 'auto', 'collapsed'],
    [false, 'larger', 'auto', 'expanded'],
    [true, 'larger', 'expanded', 'expanded'],
    [true, 'normal', 'collapsed', 'collapsed'],
  ] as const)('tablet %s, text %s, chosen %s: %s', async (isTablet, text, chosen, state) => {
    useWindow(isTablet);
    textSize.set(text);
    sidebarChoice.set(chosen);
    await show(<State />);
    expect(screen.getByText(state)).toBeTruthy();
  });
});
