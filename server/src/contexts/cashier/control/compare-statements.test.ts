import { describe, expect, it } from 'vitest';
import { compareStatements, type StatementLine } from './compare-statements.ts';

const count = 10_000;

function lines(): StatementLine[] {
  return Array.from({ length: count }, (_, at) => ({
    reference: `DP${at}`,
    transaction: `TX${at}`,
    amountMinor: BigInt(10_000 + at),
  }));
}

// trust-requirements.md J, R117: missing, extra, doubled and changed rows among 10,000.
describe('compareStatements', () => {
  it('invents nothing where both sides say the same, in any order', () => {
    const both = { ours: lines(), theirs: lines().toReversed(), theirsBeside: [] };
    expect(compareStatements(both)).toEqual([]);
  });

  it('finds every planted difference, once', () => {
    const theirs = lines();
    const ours = lines().filter((_, at) => at % 1000 !== 1);
    const doubled = theirs.filter((_, at) => at % 1000 === 2);
    const changed = theirs.map((line, at) =>
      at % 1000 === 3 ? { ...line, amountMinor: line.amountMinor + 1n } : line,
    );
    const removed = changed.filter((_, at) => at % 1000 !== 4);
    const found = compareStatements({ ours, theirs: [...removed, ...doubled], theirsBeside: [] });
    const kinds = Map.groupBy(found, ({ kind }) => kind);
    expect([...kinds].map(([kind, all]) => [kind, all.length])).toEqual([
      ['missing_here', 10],
      ['amount_differs', 10],
      ['paid_twice', 10],
      ['missing_there', 10],
    ]);
    expect(found.map(({ transaction }) => transaction)).toHaveLength(40);
  });

  it('takes what the other side has on another day for what it is', () => {
    const [line] = lines();
    const ours = line === undefined ? [] : [line];
    expect(compareStatements({ ours, theirs: [], theirsBeside: ours })).toEqual([]);
  });
});
