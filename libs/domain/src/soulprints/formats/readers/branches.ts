interface Linked {
  id: string;
  parent: string | null;
  at: number | null;
}

/**
 * The way from the root down to a node, by each one's parent. Where the node is not known: to the newest of those nobody answers.
 * A circle ends where it would begin again.
 */
export function chainTo<T extends Linked>(nodes: ReadonlyMap<string, T>, end: string | null): T[] {
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
