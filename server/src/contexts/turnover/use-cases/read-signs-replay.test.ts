import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { readSigns } from './read-signs.ts';

// R16: days of play of many accounts, replayed against a sum by hand.
const test = testDatabase();
const site = { timeZone: 'Asia/Bangkok' };
const members = 1000;
const days = 100;
const firstDay = Temporal.PlainDate.from('2026-02-01');
const least = { netDepositMinor: 15_000n, lossMinor: 9_000n };

interface DaySum {
  readonly day: number;
  readonly net: number;
  readonly loss: number;
}

/** Numbers that look like chance and are the same each time. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** What somebody did: about two days in three, some of them heavily. */
function play(member: number): readonly DaySum[] {
  const next = sequence(member + 1);
  const weight = 1 + next(member % 7 === 0 ? 900 : 120);
  return Array.from({ length: days }, (_, day) => {
    const isIdle = next(3) === 0 || (member % 11 === 0 && day > 60);
    return {
      day,
      net: isIdle ? 0 : next(10 * weight) - 4 * weight,
      loss: isIdle ? 0 : next(8 * weight) - 3 * weight,
    };
  });
}

const idOf = (member: number) => `mbr_replay${String(member).padStart(5, '0')}`;
const dateOf = (day: number) => String(firstDay.add({ days: day }));

it('finds on every day whom a sum by hand finds, of 100,000 days of accounts (R16)', async () => {
  const all = Array.from({ length: members }, (_, member) => play(member));
  const rows = all.flatMap((plays, member) =>
    plays.map((row) => [idOf(member), dateOf(row.day), row.net, row.loss] as const),
  );
  expect(rows).toHaveLength(members * days);
  await asOwner(
    test,
    `insert into turnover_days (member_id, site_day, category, bet_count, stake_minor, valid_minor,
       payout_minor, jackpot_minor, deposit_minor, deposit_count, withdrawal_minor, fee_minor,
       bonus_minor, rebate_minor, salary_minor, dividend_minor)
     select m, d::date, 'RNG', 1, greatest(l, 0), 0, greatest(-l, 0), 0, greatest(n, 0), 0,
       greatest(-n, 0), 0, 0, 0, 0, 0
       from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as r (m, d, n, l)
      where n <> 0 or l <> 0`,
    [0, 1, 2, 3].map((column) => rows.map((row) => row[column])),
  );
  await asOwner(test, 'analyze turnover_days');
  let signs = 0;
  for (let today = 4; today < days; today += 5) {
    test.clock.set(Temporal.Instant.from(`${dateOf(today)}T12:00:00+07:00`));
    const money = await test.inUnit((ctx) => readSigns(ctx, least), { site });
    const found = money.map((row) => [row.memberId, row.netDepositMinor, row.lossMinor] as const);
    expect(found.toSorted(byMember)).toEqual(foundByHand(all, today).toSorted(byMember));
    signs += found.length;
  }
  expect(signs).toBeGreaterThan(500);
  // The ledger knows nothing of them.
  await asOwner(test, "delete from turnover_days where member_id like 'mbr_replay%'");
});

type Found = readonly [string, bigint, bigint];
const byMember = (left: Found, right: Found) => (left[0] < right[0] ? -1 : 1);

function foundByHand(accounts: readonly (readonly DaySum[])[], today: number): readonly Found[] {
  return accounts.flatMap((plays, member) => {
    const recent = plays.filter(({ day }) => day <= today && day > today - 30);
    const isActive = recent.some(
      ({ day, net, loss }) => day >= today - 1 && (net !== 0 || loss !== 0),
    );
    const net = BigInt(recent.reduce((sum, row) => sum + row.net, 0));
    const loss = BigInt(recent.reduce((sum, row) => sum + row.loss, 0));
    const isSign = net >= least.netDepositMinor || loss >= least.lossMinor;
    return isActive && isSign ? [[idOf(member), net, loss] as const] : [];
  });
}
