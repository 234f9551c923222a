/** Pixels of what stands beside it that stay in sight, so that the row is seen to go on. */
const BESIDE = 32;

/** Moves a row sideways to what is chosen in it. Nothing else moves: where the row stands on its page is no matter of its own. */
export function scrollToSelected(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current], [data-state=active]');
  if (!row || !chosen) return;
  const [seen, wanted] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (wanted.left < seen.left) row.scrollLeft += wanted.left - BESIDE - seen.left;
  else if (wanted.right > seen.right) row.scrollLeft += wanted.right + BESIDE - seen.right;
}
