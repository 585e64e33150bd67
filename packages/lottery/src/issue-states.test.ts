import { describe, expect, it } from 'vitest';
import { canBecome, isOverdue, issueStates, nextStates } from './issue-states.ts';

describe('the life of an issue', () => {
  it('goes from scheduled to settled, and to void from anywhere before', () => {
    const road = issueStates.slice(0, 5);
    for (const [index, state] of road.entries()) {
      const next = road[index + 1];
      expect(nextStates(state)).toEqual(next === undefined ? [] : [next, 'void']);
    }
    expect(nextStates('void')).toEqual([]);
    expect(canBecome('closed', 'settled')).toBe(false);
  });

  it('reaches every state', () => {
    const reached = new Set(['scheduled', ...issueStates.flatMap(nextStates)]);
    expect([...reached].toSorted()).toEqual([...issueStates].toSorted());
  });

  it('ends without a result a day after the draw time', () => {
    const issue = { state: 'closed', drawsAtMs: 1000 } as const;
    expect(isOverdue(issue, 1000 + 86_400_000 - 1)).toBe(false);
    expect(isOverdue(issue, 1000 + 86_400_000)).toBe(true);
    expect(isOverdue({ ...issue, state: 'settled' }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
