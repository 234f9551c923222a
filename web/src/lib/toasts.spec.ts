import { addToast, markDismissed, removeToast, type Toast } from './toasts';

const toast = (id: number): Toast => ({ id, title: `toast ${id}`, tone: 'plain', open: true });

describe('toasts', () => {
  it('shows one at a time: the newest', () => expect(addToast([toast(1)], toast(2))).toEqual([toast(2)]));

  it('marks a dismissed toast as closed before removing it', () => {
    expect(markDismissed([toast(1)], 1)).toEqual([{ ...toast(1), open: false }]);
    expect(markDismissed([toast(1)], 2)).toEqual([toast(1)]);
    expect(removeToast([toast(1)], 1)).toEqual([]);
  });
});
