import { describe, expect, it } from 'vitest';
import { isTreeNode, nodesBelow, numberAt, parseNodeTree, setAt, textAt } from './node-tree.ts';

const text =
  '({VAR :varno 1 :varnullingrels (b 3) :name "a \\"b\\" }"} {CONST :constisnull false :constvalue 5 [ 20 0 0 0 -1 ] :type 25} <>)';

describe('parseNodeTree', () => {
  it('reads nodes, sets, quoted text and the bytes of a constant', () => {
    const [variable, constant] = [...nodesBelow(parseNodeTree(text))];
    if (!isTreeNode(variable) || !isTreeNode(constant)) {
      throw new Error('two nodes were printed');
    }
    expect([numberAt(variable, 'varno'), setAt(variable, 'varnullingrels')]).toEqual([1, [3]]);
    expect(textAt(variable, 'name')).toBe('a "b" }');
    expect(constant.fields.get('constvalue')).toEqual(['20', '0', '0', '0', '-1']);
    expect(textAt(constant, 'type')).toBe('25');
  });

  it('refuses a text that ends too early', () => {
    expect(() => parseNodeTree('({VAR :varno 1')).toThrow('ends too early');
  });
});
