import { describe, expect, it } from 'vitest';
import { ringsOf, type TransferEdge } from './transfer-rings.ts';

function edges(...lines: readonly string[]): readonly TransferEdge[] {
  return lines.map((line) => {
    const [from = '', to = ''] = line.split('>');
    return { from, to };
  });
}

describe('ringsOf', () => {
  it('finds money that goes to and fro, and money that goes round', () => {
    expect(ringsOf(edges('a>b', 'b>a'))).toEqual([['a', 'b']]);
    expect(ringsOf(edges('c>d', 'd>e', 'e>c', 'x>c', 'e>y'))).toEqual([['c', 'd', 'e']]);
  });

  it('keeps rings apart that only meet one way', () => {
    expect(ringsOf(edges('a>b', 'b>a', 'b>c', 'c>d', 'd>c'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('finds none where everything goes on', () => {
    expect(ringsOf(edges('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([]);
    expect(ringsOf([])).toEqual([]);
  });
});
