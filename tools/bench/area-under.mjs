/** Share of pairs of a right and a wrong item that are in the right order. @param {{ right: boolean }[]} ranked best first */
export function areaUnder(ranked) {
  let rights = 0;
  let ordered = 0;
  for (const { right } of ranked) {
    if (right) rights += 1;
    else ordered += rights;
  }
  return ordered / Math.max(1, rights * (ranked.length - rights));
}
