import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { applyProtected, strictPolicy } from '../../../../test/factories/bets.ts';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../../test/factories/codes.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { BetsCommand } from '../../bets/index.ts';
import { foldFacts } from '../../turnover/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const site = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const;

/** What a vendor says of a bet, and then of what became of it. */
async function say(memberId: MemberId, ...lines: readonly Readonly<Record<string, unknown>>[]) {
  for (const line of lines) {
    test.clock.advance({ seconds: 6 });
    const base = { provider: 'vendor:tie', memberId, currency: 'THB', policy: strictPolicy };
    const game = { category: 'LIVE', gameCode: 'baccarat' };
    const fields = { game, hasLiveSession: true, roundId: `round-${String(line['of'])}` };
    // The test names the fields that each kind has.
    const command = { ...base, ...fields, ...line } as unknown as BetsCommand;
    const answer = await test.inUnit((ctx) => applyProtected(ctx, command), { site });
    expect(answer).toMatchObject({ ok: true });
  }
}

const bet = (of: string, amountMinor: bigint) => ({
  kind: 'BET',
  txId: `bet-${of}`,
  of,
  amountMinor,
});
const about = (of: string, kind: string, fields: Readonly<Record<string, unknown>>) => ({
  kind,
  txId: `${kind}-${of}`,
  refTxId: `bet-${of}`,
  of,
  ...fields,
});

async function figures(browser: TestBrowser) {
  await test.inUnit((ctx) => foldFacts(ctx));
  const { limits } = endpoints.readProtection.reply.parse(
    (await browser.call(endpoints.readProtection)).value,
  );
  const used = (kind: string) =>
    Number(limits.find((row) => row.kind === kind && row.period === 'month')?.used);
  const { months } = endpoints.readProfitMonths.reply.parse(
    (await browser.call(endpoints.readProfitMonths)).value,
  );
  return { used, month: months[0] };
}

describe('the limits and the statement of one month', () => {
  it('differ by what their words say, and by nothing else', async () => {
    const { id, browser } = await enterPayee(test, server);
    const below = await enterPayee(test, server);
    await putBelow(test, id, [below.id]);
    // From the first limit on things are counted as they happen.
    await browser.call(endpoints.changeLimit, {
      body: { kind: 'loss', period: 'month', amount: '9000.00' },
    });
    await say(
      id,
      bet('lost', 10_000n),
      about('lost', 'SETTLE', { amountMinor: 0n, result: 'LOSE' }),
      bet('won', 5_000n),
      about('won', 'SETTLE', { amountMinor: 8_000n, result: 'WIN' }),
      bet('void', 2_500n),
      about('void', 'VOID', { reason: 'the table broke' }),
      { kind: 'PROMO_WIN', txId: 'prize', of: 'prize', amountMinor: 700n, promo: {} },
      {
        kind: 'PROMO_WIN',
        txId: 'jackpot',
        of: 'jackpot',
        amountMinor: 1_200n,
        promo: { progressiveMinor: '1000' },
      },
      bet('open', 1_500n),
    );
    await prove(below.browser);
    await typeOwnCode(test, below.id);
    const gift = { body: { amount: '300.00' }, key: 'transfer-key-tie' };
    const sent = await below.browser.call(endpoints.createTransfer, gift);
    expect(sent.status).toBe(200);

    const { used, month } = await figures(browser);
    const { value } = await browser.call(endpoints.readProfit, {
      query: { from: '2026-03-01', to: '2026-03-03' },
    });
    const { totals } = endpoints.readProfit.reply.parse(value);
    expect(totals).toMatchObject({ stake: '150.00', payout: '99.00', net: '-51.00' });
    // Demo credit is no deposit on either page.
    expect([used('deposit'), month?.deposits]).toEqual([300, '0.00']);
    expect(month).toMatchObject({ stake: '150.00', payout: '99.00', net: '-51.00' });
    const [open, returned, prizes] = [15, 25, 19];
    expect(used('stake')).toBe(Number(month?.stake) + open + returned);
    expect(used('loss')).toBe(-Number(month?.net) + open + prizes);
  });
});
