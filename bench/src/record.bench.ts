import { selectBets } from '@portal/server/src/contexts/bets/record/store-record.ts';
import type { Bench } from './bench.ts';
import { linesOfPage, lookAtFirstPage, recordRows } from './first-page.ts';

const memberId = 'mbr_record0001';

/** Bets of a year, evenly, in the months that the migrations made. */
const filling = `
  insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
    currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
    balance_after_minor, settled_at)
  select gen_random_uuid(), $1, t.at, 'vendor:BENCH', 'tx-' || n, 'round-' || n, 'RNG', 'reels',
    'USD', 100, 0, 100, 'settled', 'LOSE', 1000, 900, t.at
  from generate_series(1, $2::int) as n,
    lateral (select timestamptz '2026-01-01' + n * (interval '300 days' / $2::int) as at) t`;

/** The first page of the betting record of a member who played a great deal (MC-11). */
export const recordBench: Bench = {
  name: 'record',
  isAskedFor: true,
  run: async (stage) => [
    await lookAtFirstPage({
      name: `first page of the record, ${recordRows.toLocaleString('en')} bets of one member`,
      url: await stage.freshDatabase('bench_record'),
      fill: async (owner) => {
        await owner.query(filling, [memberId, recordRows]);
        await owner.query('analyze bets');
      },
      look: (tx) => selectBets(tx, { memberId, currency: 'USD', limit: linesOfPage }),
    }),
  ],
};
