/** A feature switch of the white-label tree (portal.md, section 6). */
export interface SwitchNode {
  readonly modId: string;
  readonly enabled: '1' | '0';
  readonly children: readonly SwitchNode[];
}

/** Whether a switch is on: itself and everything above it in the tree. */
export function isSwitchedOn(root: SwitchNode, modId: string): boolean {
  if (root.enabled !== '1') {
    return false;
  }
  return root.modId === modId || root.children.some((child) => isSwitchedOn(child, modId));
}
