/** Pixels of the neighbouring element that stay visible as a hint that the row scrolls. */
const PEEK_PX = 32;

/** Scrolls a row horizontally to its selected element. Unlike `scrollIntoView` it never scrolls the page. */
function scrollToSelected(row: HTMLElement): void {
  const selected = row.querySelector('[aria-current], [data-state=active]');
  if (!selected) return;
  const [rowRect, selectedRect] = [row.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (selectedRect.left < rowRect.left) row.scrollLeft += selectedRect.left - PEEK_PX - rowRect.left;
  else if (selectedRect.right > rowRect.right) row.scrollLeft += selectedRect.right + PEEK_PX - rowRect.right;
}

/** Ref that keeps the selected element of a row in view, also after the row changes its width. */
export function keepSelectedInView(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  scrollToSelected(row);
  const observer = new ResizeObserver(() => scrollToSelected(row));
  observer.observe(row);
  return () => observer.disconnect();
}
