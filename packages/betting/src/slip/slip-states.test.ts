import { describe, expect, it } from 'vitest';
import { canMove, slipMoves, slipStates } from './slip-states.ts';

describe('slipMoves', () => {
  it('reach every state from PENDING', () => {
    const reached = new Set(['PENDING']);
    for (const from of slipStates) {
      for (const to of slipMoves[from]) {
        reached.add(to);
      }
    }
    expect([...reached].toSorted()).toEqual([...slipStates].toSorted());
  });

  it('let a settled slip settle again and nothing else', () => {
    expect(slipStates.filter((to) => canMove('SETTLED', to))).toEqual(['SETTLED']);
    expect(slipStates.filter((to) => canMove('CASHED_OUT', to))).toEqual([]);
  });
});
