import { assertDefined } from '@portal/money';
import { selectBets } from '@portal/server/src/contexts/bets/record/store-record.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import pg from 'pg';
import type { Bench } from './bench.ts';
import { round } from './load/percentiles.ts';

/** Of one member; `RECORD_ROWS` asks for fewer. */
const rows = Number(process.env['RECORD_ROWS'] ?? 1_000_000);
const memberId = 'mbr_record0001';
const looks = 400;
const linesOfPage = 21;
const share = 0.95;

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
  run: async (stage) => {
    const url = await stage.freshDatabase('bench_record');
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const beganAt = performance.now();
    await owner.query(filling, [memberId, rows]);
    await owner.query('analyze bets');
    const filledSeconds = round((performance.now() - beganAt) / 1000, 0);
    await owner.end();
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 1, log, role: appRole });
    const durations: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      const startedAt = performance.now();
      await database.transaction({ operation: 'bench' }, (tx) =>
        selectBets(tx, { memberId, currency: 'USD', limit: linesOfPage }),
      );
      durations.push(performance.now() - startedAt);
    }
    await database.close();
    const sorted = durations.toSorted((left, right) => left - right);
    const slow = assertDefined(sorted[Math.floor(sorted.length * share)], 'it was looked at');
    return [
      {
        name: `first page of the record, ${rows.toLocaleString('en')} bets of one member`,
        value: round(slow),
        unit: 'ms p95',
        bar: 50,
        note: `filled in ${filledSeconds} s`,
      },
    ];
  },
};
