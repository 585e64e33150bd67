import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import type { BetFact } from '../turnover/index.ts';
import { plainPay } from '../turnover/index.ts';
import { noteLarge } from './note-large.ts';

const test = testDatabase();

const fact: BetFact = {
  betId: 'bet_large001',
  memberId: 'mbr_large001',
  category: 'RNG',
  provider: 'games',
  gameCode: 'lanterns',
  betCount: 1,
  stakeMinor: 4999n,
  validMinor: 4999n,
  payoutMinor: 0n,
  jackpotMinor: 0n,
  wholeStakeMinor: 4999n,
  wholeValidMinor: 4999n,
  ...plainPay,
};

async function noted(memberId: string): Promise<readonly unknown[]> {
  const { rows } = await test
    .database()
    .pool.query<{ readonly action: string }>(
      'select action, after from trail_entries where subject_id = $1 order by action',
      [memberId],
    );
  return rows;
}

describe('a stake or a win from the ceiling of the site on (R49)', () => {
  it('stands in the trail, and what is below it does not', async () => {
    const site = { largeMinor: 5000n };
    const large = { ...fact, stakeMinor: 5000n, payoutMinor: 700_000n };
    await test.inUnit((ctx) => noteLarge(ctx, [fact]), { site });
    expect(await noted('mbr_large001')).toEqual([]);
    await test.inUnit((ctx) => noteLarge(ctx, [fact, large]), { site });
    const words = { bet: 'bet_large001', game: 'games:lanterns', currency: 'USD' };
    expect(await noted('mbr_large001')).toEqual([
      { action: 'member.large_stake', after: { ...words, amount: '50.00' } },
      { action: 'member.large_win', after: { ...words, amount: '7000.00' } },
    ]);
  });

  it('is none where the site names no ceiling', async () => {
    const large = { ...fact, memberId: 'mbr_large002', stakeMinor: 5_000_000n } as const;
    await test.inUnit((ctx) => noteLarge(ctx, [large]), { site: { largeMinor: 0n } });
    expect(await noted('mbr_large002')).toEqual([]);
  });
});
