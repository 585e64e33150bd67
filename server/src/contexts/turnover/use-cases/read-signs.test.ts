import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney } from './book-money.ts';
import { foldFacts } from './fold-facts.ts';
import { readSigns } from './read-signs.ts';

const test = testDatabase();
const site = { timeZone: 'Asia/Bangkok' };

/** A stake of 10.00 that wins nothing, at a moment of the site's clock. */
async function playAt(player: ReturnType<typeof turnoverPlayer>, local: string): Promise<void> {
  test.clock.set(Temporal.Instant.from(`${local}+07:00`));
  await player.book(player.fact(local.replaceAll(/\D/gu, '')));
}

async function signs(lossMinor: bigint) {
  await test.inUnit((ctx) => foldFacts(ctx), { site });
  const query = { netDepositMinor: 1_000_000n, lossMinor };
  return test.inUnit((ctx) => readSigns(ctx, query), { site });
}

describe('readSigns', () => {
  it('sums 30 days of losses and net deposits, of who did something lately', async () => {
    const player = turnoverPlayer(test, 'signloss');
    await playAt(player, '2026-04-01T12:00:00');
    await playAt(player, '2026-04-30T12:00:00');
    const { memberId } = player;
    await test.inUnit((ctx) => bookMoney(ctx, [{ memberId, kind: 'deposit', amountMinor: 70n }]), {
      site,
    });
    const own = async (lossMinor: bigint) =>
      (await signs(lossMinor)).filter((row) => row.memberId === memberId);
    expect(await own(2_000n)).toEqual([{ memberId, netDepositMinor: 70n, lossMinor: 2_000n }]);
    expect(await own(2_001n)).toEqual([]);
    // The first day of the thirty has gone.
    await playAt(player, '2026-05-01T12:00:00');
    expect(await own(2_001n)).toEqual([]);
    // Nobody who did nothing for two days.
    test.clock.set(Temporal.Instant.from('2026-05-03T12:00:00+07:00'));
    expect(await own(1n)).toEqual([]);
  });
});
