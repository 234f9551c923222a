/** Pixels of the neighbouring element that stay visible as a hint that the row scrolls. */
const PEEK_PX = 32;

/** Scrolls a row horizontally to its selected element. Unlike `scrollIntoView` it never scrolls the page. */
export function scrollToSelected(row: HTMLElement | null): void {
  const selected = row?.querySelector('[aria-current], [data-state=active]');
  if (!row || !selected) return;
  const [rowRect, selectedRect] = [row.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (selectedRect.left < rowRect.left) row.scrollLeft += selectedRect.left - PEEK_PX - rowRect.left;
  else if (selectedRect.right > rowRect.right) row.scrollLeft += selectedRect.right + PEEK_PX - rowRect.right;
}
