import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { readNightPlay } from './night-play.ts';

const test = testDatabase();
const site = { timeZone: 'Asia/Bangkok' };
const at = (local: string) => test.clock.set(Temporal.Instant.from(`${local}+07:00`));
const sports = { game: { category: 'SPORTS', gameCode: 'football' } };

async function nightsOf(memberId: string, least = 1): Promise<number | undefined> {
  const rows = await test.inUnit((ctx) => readNightPlay(ctx, least), { site });
  return rows.find((row) => row.memberId === memberId)?.nights;
}

// R16: nights with bets.
describe('readNightPlay', () => {
  it('counts by the moment of the bet, not by that of its result', async () => {
    const noon = player(test, 'nightnoon');
    const owl = player(test, 'nightowl');
    await noon.fund();
    await owl.fund();
    for (const day of [3, 4, 5]) {
      const open = { ...sports, roundId: `match${day}` };
      at(`2026-03-0${day}T02:10:00`);
      await owl.send(owl.bet(`b${day}`, open));
      at(`2026-03-0${day}T12:10:00`);
      await owl.send(owl.command('WIN', `w${day}`, { refTxId: `b${day}`, amountMinor: 0n }));
      await noon.send(noon.bet(`b${day}`, open));
      at(`2026-03-0${day + 1}T02:10:00`);
      const lost = { refTxId: `b${day}`, amountMinor: 0n, result: 'LOSE' };
      await noon.send(noon.command('SETTLE', `s${day}`, lost));
    }
    expect(await nightsOf(noon.memberId)).toBeUndefined();
    expect(await nightsOf(owl.memberId, 3)).toBe(3);
    expect(await nightsOf(owl.memberId, 4)).toBeUndefined();
  });

  it('counts each night once, from midnight up to six, of seven days, and open bets too', async () => {
    const ann = player(test, 'nightedge');
    await ann.fund();
    const moments = ['01T00:30', '02T23:59', '03T00:00', '03T01:30', '04T05:59', '05T06:00'];
    for (const [number, moment] of moments.entries()) {
      at(`2026-03-${moment}:00`);
      await ann.send(ann.bet(`b${number}`, { ...sports, roundId: `r${number}` }));
    }
    expect(await nightsOf(ann.memberId)).toBe(3);
    at('2026-03-08T12:00:00');
    expect(await nightsOf(ann.memberId)).toBe(2);
  });

  it('knows neither prizes nor trial money', async () => {
    const ann = player(test, 'nightfree');
    at('2026-03-03T02:00:00');
    const game = { category: 'RNG', gameCode: 'reels' };
    await ann.send(ann.command('PROMO_WIN', 'p1', { amountMinor: 500n, game, promo: {} }));
    const gift = { amountMinor: 5_000n, currency: 'FUN', game, promo: {} };
    await ann.send(ann.command('PROMO_WIN', 'p2', gift));
    expect(brief(await ann.send(ann.bet('b1', { currency: 'FUN' })))).toBe('done');
    expect(await nightsOf(ann.memberId)).toBeUndefined();
  });
});
