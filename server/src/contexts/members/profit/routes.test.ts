import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney, foldFacts } from '../../turnover/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { readProfit, readProfitFile, readLifetimeMoney, readStatementTotals } = endpoints;

const days = { from: '2026-03-01', to: '2026-03-03' };
const fold = () => test.inUnit((ctx) => foldFacts(ctx));

async function profitOf(browser: TestBrowser) {
  await fold();
  return readProfit.reply.parse((await browser.call(readProfit, { query: days })).value);
}

let keys = 0;

/** Ten spins of a slot for its smallest stake. */
async function play(browser: TestBrowser): Promise<void> {
  const list = await browser.call(endpoints.listGames, { query: { gameClassify: 'SL' } });
  const [game] = endpoints.listGames.reply.parse(list.value).content;
  const nodeId = game?.nodeId ?? '';
  const launch = await browser.call(endpoints.launchGame, { body: { nodeId } });
  const [first] = launch.value['stakes'] as readonly { readonly stake: string }[];
  for (let spin = 0; spin < 10; spin += 1) {
    test.clock.advance({ seconds: 3 });
    const body = { nodeId, stake: first?.stake };
    await browser.call(endpoints.spinSlot, { body, key: `profit-key-${(keys += 1)}` });
  }
}

describe('the profit of a member', () => {
  it('is nothing where nobody played, for every day of the range', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const profit = await profitOf(browser);
    expect(profit.days.map(({ day, bets }) => [day, bets])).toEqual([
      ['2026-03-01', 0],
      ['2026-03-02', 0],
      ['2026-03-03', 0],
    ]);
    expect(profit.categories).toEqual([]);
    expect(profit.totals).toMatchObject({ bets: 0, net: '0.00', whole: '0.00' });
  });

  it('ties with the ledger, by day and by category', async () => {
    const browser = server.browser();
    await registerMember(browser);
    await play(browser);
    const { totals, categories, days: byDay, currency } = await profitOf(browser);
    expect(totals.bets).toBeGreaterThan(0);
    expect(categories.map(({ category }) => category)).toEqual(['RNG']);
    expect(categories[0]).toMatchObject({ stake: totals.stake, net: totals.net });
    expect(byDay.find(({ day }) => day === '2026-03-02')).toMatchObject({ net: totals.net });
    const sums = (type: string) => browser.call(readStatementTotals, { query: { ...days, type } });
    const staked = (await sums('stake')).value['moneyOut'];
    const won = (await sums('win')).value['moneyIn'];
    expect([totals.stake, totals.payout, currency]).toEqual([staked, won, 'THB']);
    const file = (await browser.call(readProfitFile, { query: days })).value;
    expect(file['fileName']).toBe('profit-2026-03-01-2026-03-03.csv');
    expect(String(file['csv']).split('\r\n')).toHaveLength(1 + 3 + 1 + 1 + 1);
  });

  it.each([
    [
      'a bet that was settled anew',
      { stakeMinor: 0n, payoutMinor: 50_000n },
      ['0.00', '500.00', '500.00'],
    ],
    ['a prize without a bet', { stakeMinor: 0n, payoutMinor: 700n }, ['0.00', '7.00', '7.00']],
    [
      'a void of an older bet',
      { stakeMinor: -7_000n, payoutMinor: 1_000n },
      ['-70.00', '10.00', '80.00'],
    ],
  ])('names the category of %s where no bet was counted', async (...row) => {
    const [, figures, [stake, payout, net]] = row;
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const player = turnoverPlayer(test, `mc13-${id.slice(-6)}`, id);
    const nothing = { betCount: 0, validMinor: 0n, wholeStakeMinor: 0n };
    await player.book(player.fact('1', { ...nothing, ...figures }));
    const { totals, categories } = await profitOf(browser);
    const sums = { bets: 0, stake, payout, net };
    expect(totals).toMatchObject(sums);
    expect(categories).toEqual([{ category: 'RNG', ...sums, valid: '0.00' }]);
  });

  it('adds what was given on top, and knows all that was paid in and taken out (R14)', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId, kind: 'bonus', amountMinor: 2000n },
        { memberId, kind: 'rebate', amountMinor: 700n },
        { memberId, kind: 'deposit', amountMinor: 1_200_000n },
        { memberId, kind: 'withdrawal', amountMinor: 400_000n },
      ]),
    );
    expect((await profitOf(browser)).totals).toMatchObject({ bonus: '20.00', whole: '27.00' });
    expect((await browser.call(readLifetimeMoney)).value).toMatchObject({
      paidIn: '12000.00',
      takenOut: '4000.00',
      netDeposits: '8000.00',
    });
  });

  it('is told by month, the running one first, with a file of the same (RG-07)', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    await test.inUnit((ctx) => {
      const now = ctx.clock.now().subtract({ hours: 24 * 10 });
      const clock = { now: () => now, nowMs: () => now.epochMilliseconds };
      return bookMoney({ ...ctx, clock }, [{ memberId, kind: 'deposit', amountMinor: 50_000n }]);
    });
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId, kind: 'deposit', amountMinor: 1_000n },
        { memberId, kind: 'withdrawal', amountMinor: 20_000n },
      ]),
    );
    await fold();
    const got = await browser.call(endpoints.readProfitMonths);
    const { months, totals } = endpoints.readProfitMonths.reply.parse(got.value);
    expect(months.slice(0, 3)).toMatchObject([
      { month: '2026-03', deposits: '10.00', withdrawals: '200.00', net: '0.00' },
      { month: '2026-02', deposits: '500.00', withdrawals: '0.00' },
      { month: '2026-01', deposits: '0.00' },
    ]);
    expect(months.at(-1)?.month).toBe('2025-04');
    expect(totals).toMatchObject({ deposits: '510.00', withdrawals: '200.00', bets: 0 });
    const file = (await browser.call(endpoints.readProfitMonthsFile)).value;
    expect(file['fileName']).toBe('months-2026-03.csv');
    expect(String(file['csv']).split('\r\n')).toHaveLength(1 + 12 + 1 + 1);
  });

  it('is nobody else’s matter', async () => {
    const got = await server.browser().call(readProfit, { query: days });
    expect(got.code).toBe('not_signed_in');
  });
});
