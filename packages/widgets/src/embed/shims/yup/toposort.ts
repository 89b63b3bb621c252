/** What yup uses of toposort: nodes in an order where the first of each edge comes before the second. */
function array<T>(nodes: readonly T[], edges: readonly (readonly [T, T])[]): T[] {
  const sorted = new Set<T>();
  const open = new Set<T>();
  const visit = (node: T) => {
    if (sorted.has(node) || open.has(node)) return;
    open.add(node);
    for (const [before, after] of edges) if (after === node) visit(before);
    sorted.add(node);
  };
  for (const node of nodes) visit(node);
  return [...sorted];
}

export default { array };
