/** Money that went from one to another. */
export interface TransferEdge {
  readonly from: string;
  readonly to: string;
}

/**
 * Groups within which money can come back to where it began (agents-loyalty-money.md E7): of each
 * group everybody reaches everybody by transfers. Members of no ring are in no group; groups and
 * their members are in order.
 */
export function ringsOf(edges: readonly TransferEdge[]): readonly (readonly string[])[] {
  const forward = Map.groupBy(edges, ({ from }) => from);
  const backward = Map.groupBy(edges, ({ to }) => to);
  const done = new Set<string>();
  const rings: (readonly string[])[] = [];
  for (const start of [...forward.keys()].toSorted()) {
    if (done.has(start)) {
      continue;
    }
    const after = reached(start, (id) => (forward.get(id) ?? []).map(({ to }) => to));
    const before = reached(start, (id) => (backward.get(id) ?? []).map(({ from }) => from));
    const ring = [...after].filter((id) => before.has(id)).toSorted();
    ring.forEach((id) => done.add(id));
    if (ring.length > 1) {
      rings.push(ring);
    }
  }
  return rings;
}

/** Whom one gets to along the edges, oneself among them. */
function reached(start: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const other of next(id)) {
      if (!found.has(other)) {
        found.add(other);
        open.push(other);
      }
    }
  }
  return found;
}
