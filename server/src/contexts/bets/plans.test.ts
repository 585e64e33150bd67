import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { planOf } from '../../../test/plan.ts';
import { snapshotQuery } from '../../../test/snapshot-queries.ts';

const test = testDatabase();

const named = [['vendor:test'], ['stake'], ['tx-1']];
const rounds = [['vendor:test'], ['mbr_1'], ['round-1']];

const lines = [['vendor:test'], ['mbr_1'], ['match-1:winner']];

const byLine = /^\(\(member_id = [^)]*\) AND \(market_key = [^)]*\)\)$/u;
const byRound = /^\(\(member_id = [^)]*\) AND \(round_id = [^)]*\)\)$/u;

// Plans are kept: what is chosen for tables that nobody has filled yet serves them full.
describe('what a call of a vendor asks, planned for empty tables', () => {
  it.each(['transactionsStatement', 'betsOfStatement'])(
    '%s seeks a transaction by its whole key, and those of a round or line by member and either',
    async (name) => {
      const query = snapshotQuery('bets', name).replace(/;$/u, '');
      const plan = await planOf(test.database().pool, query, [...named, ...rounds, ...lines]);
      const conditions = plan.match(/(?<=Index Cond: ).*/gu) ?? [];
      expect(conditions.filter((condition) => byRound.test(condition))).toHaveLength(1);
      expect(conditions.filter((condition) => byLine.test(condition))).toHaveLength(1);
      expect(conditions.filter((condition) => /^\(+provider = [^)]*\)$/u.test(condition))).toEqual(
        [],
      );
    },
  );
});
