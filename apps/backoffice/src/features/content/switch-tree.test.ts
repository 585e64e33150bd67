import { isSwitchedOn } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { switchTree } from './switch-tree.ts';

const rows = [
  { modId: 'SITE', isOn: true, under: null },
  { modId: 'LOGIN3', isOn: false, under: 'SITE' },
  { modId: 'FREEPLAY3', isOn: true, under: 'LOGIN3' },
  { modId: 'OFFLINEPAGE', isOn: true, under: 'SITE' },
];

describe('switchTree', () => {
  it('has each switch under the one that it hangs on, so that what is above counts', () => {
    const tree = switchTree(rows);
    expect(tree?.children.map(({ modId }) => modId)).toEqual(['LOGIN3', 'OFFLINEPAGE']);
    expect(tree && isSwitchedOn(tree, 'OFFLINEPAGE')).toBe(true);
    expect(tree && isSwitchedOn(tree, 'FREEPLAY3')).toBe(false);
  });

  it('is none without a first one', () => {
    expect(switchTree([])).toBeUndefined();
  });
});
