interface Linked {
  id: string;
  parent: string | null;
  at: number | null;
}

/**
 * Returns the path from the root to a node along the parents; where the node is unknown, to the newest leaf. Cycles end at their first
 * repetition.
 */
export function branchTo<T extends Linked>(nodes: ReadonlyMap<string, T>, end: string | null): T[] {
  const chain: T[] = [];
  const passed = new Set<string>();
  let node = (end === null ? undefined : nodes.get(end)) ?? newestLeaf(nodes);
  while (node && !passed.has(node.id)) {
    chain.push(node);
    passed.add(node.id);
    node = node.parent === null ? undefined : nodes.get(node.parent);
  }
  return chain.reverse();
}

function newestLeaf<T extends Linked>(nodes: ReadonlyMap<string, T>): T | undefined {
  const answered = new Set([...nodes.values()].map(({ parent }) => parent));
  let newest: T | undefined;
  for (const node of nodes.values()) {
    if (!answered.has(node.id) && (!newest || (node.at ?? 0) >= (newest.at ?? 0))) newest = node;
  }
  return newest ?? [...nodes.values()].at(-1);
}
