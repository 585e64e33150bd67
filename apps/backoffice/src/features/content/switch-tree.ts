import type { SwitchNode } from '@portal/protocol';
import type { SiteStatus } from './api/read-site-status.ts';

type Rows = SiteStatus['switches'];

/** The rows of the form as the tree that the portal gets; undefined where there is no first one. */
export function switchTree(rows: Rows): SwitchNode | undefined {
  const [root] = rows.filter(({ under }) => under === null);
  return root && nodeOf(root, rows);
}

function nodeOf({ modId, isOn }: Rows[number], rows: Rows): SwitchNode {
  const children = rows.filter(({ under }) => under === modId);
  return {
    modId,
    enabled: isOn ? '1' : '0',
    children: children.map((child) => nodeOf(child, rows)),
  };
}
