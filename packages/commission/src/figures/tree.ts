import { assert } from '@portal/money';

/** A member's place; the house is the parent of top agents and has no node of its own. */
export interface TreeNode {
  readonly id: string;
  /** Absent for those directly under the house. */
  readonly parentId?: string;
}

/**
 * The agent tree as flat arrays: `parents[i]` is the index of the parent or -1, and `order` lists
 * the indices so that every parent stands before its children.
 */
export interface AgentTree {
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly parents: Int32Array;
  readonly depths: Int32Array;
  readonly order: Int32Array;
}

/** Builds the tree; every parent is known and no node is its own ancestor. */
export function buildTree(nodes: readonly TreeNode[]): AgentTree {
  const ids = nodes.map((node) => node.id);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  assert(indexOf.size === ids.length, 'ids are unique');
  const parents = Int32Array.from(nodes, ({ parentId }) => {
    const parent = parentId === undefined ? -1 : indexOf.get(parentId);
    assert(parent !== undefined, 'every parent is known');
    return parent;
  });
  const order = topDown(parents);
  const depths = new Int32Array(parents.length);
  for (const index of order) {
    const parent = parents[index] ?? -1;
    depths[index] = parent === -1 ? 1 : (depths[parent] ?? 0) + 1;
  }
  return { ids, indexOf, parents, depths, order };
}

/** Parents before children, by counting the children that are still to come. */
function topDown(parents: Int32Array): Int32Array {
  const waiting = new Int32Array(parents.length);
  for (const parent of parents) {
    if (parent !== -1) {
      waiting[parent] = (waiting[parent] ?? 0) + 1;
    }
  }
  const bottomUp = new Int32Array(parents.length);
  let placed = 0;
  for (let leaf = 0; leaf < parents.length; leaf += 1) {
    for (let at = leaf; at !== -1 && waiting[at] === 0; at = parents[at] ?? -1) {
      bottomUp[placed] = at;
      placed += 1;
      waiting[at] = -1;
      const parent = parents[at] ?? -1;
      if (parent !== -1) {
        waiting[parent] = (waiting[parent] ?? 0) - 1;
      }
    }
  }
  assert(placed === parents.length, 'no node is its own ancestor');
  return bottomUp.toReversed();
}

/** The index and all its ancestors, nearest first. */
export function* selfAndAncestors(tree: AgentTree, index: number): Generator<number> {
  for (let at = index; at !== -1; at = tree.parents[at] ?? -1) {
    yield at;
  }
}
