import { describe, expect, it } from 'vitest';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { buildMember } from '../../../test/factories/members.ts';
import { introduce } from '../../../test/factories/vendors.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { daysBetween } from '../../platform/demo/demo-day.ts';
import { createMember } from '../members/index.ts';
import { post } from '../wallet/index.ts';
import { housesDemo } from './demo-houses.ts';
import { houseStories } from './demo-stories.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('the past of a demo site at the vendors of the other dialects', () => {
  it('has bets, results and a prize of each, and days whose books agree', async () => {
    const opened = test.clock.now();
    const days = daysBetween(opened, opened.add({ hours: 24 * 29 }), 'Asia/Bangkok');
    const part = housesDemo(server.built().contexts.bets);
    const tell = async (number: number) => {
      const day = days[number];
      const scenes = day === undefined ? [] : await test.inUnit((ctx) => part(ctx, day));
      for (const { play } of scenes) {
        await test.inUnit(play);
      }
      return scenes.length;
    };
    expect(await tell(27)).toBe(0);
    for (const { vendorCode: code, gameCode, category } of houseStories) {
      const gameType = category as 'LIVE' | 'FISH' | 'PVP' | 'SPORTS';
      await introduce(test, {
        code,
        name: code,
        dialect: 'softswiss',
        merchantId: 'merchant',
        key: 'a secret of both sides',
        launchSecret: 'a secret for launches',
        launchUrl: 'http://127.0.0.1:9/launch',
        games: [{ gameCode, gameType, name: gameCode, displayNames: {} }],
      });
    }
    for (let place = 0; place < 40; place += 1) {
      const member = buildMember();
      await test.inUnit(async (ctx) => {
        await createMember(ctx, member);
        const cash = { to: `member:${member.id}:cash`, amountMinor: 100_000n };
        await post(ctx, [buildTransfer({ type: 'adjustment', from: 'outside:bank', ...cash })]);
      });
    }
    test.clock.advance({ hours: 24 * 27 });
    expect(await tell(27)).toBeGreaterThan(houseStories.length);
    test.clock.advance({ hours: 12 });
    expect(await tell(28)).toBe(houseStories.length);
    const { pool } = test.database();
    const { rows } = await pool.query<{ provider: string; prizes: number; open: number }>(
      `select provider, count(*) filter (where stake_minor = 0)::int as prizes,
          count(*) filter (where state <> 'settled')::int as open
        from bets group by provider order by provider`,
    );
    const providers = houseStories.map(({ vendorCode }) => `vendor:${vendorCode}`).toSorted();
    expect(rows).toEqual(providers.map((provider) => ({ provider, prizes: 1, open: 0 })));
    const books = await pool.query<{ differences: number }>('select differences from vendor_days');
    expect(books.rows.map(({ differences }) => differences)).toEqual([0, 0, 0, 0]);
  });
});
