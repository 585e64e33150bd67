import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { accrueRebates } from './use-cases/accrue-rebates.ts';
import { creditRebates } from './use-cases/credit-rebates.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('the calls of rebates', () => {
  it('show what was earned, refuse a claim where the site credits, and list what was paid', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const now = test.clock.now();
    const today = now.toZonedDateTimeISO('UTC').toPlainDate();
    const day = String(today.subtract({ days: 1 }));
    const site = { currency: 'THB' };
    const none = { payout: '0', jackpot: '0', deposit: '0', withdrawal: '0', fee: '0', bonus: '0' };
    const money = { ...none, rebate: '0', salary: '0', dividend: '0', depositCount: 0 };
    const play = { betCount: 1, stake: '100000', valid: '100000', hour: String(now) };
    await test.inUnit(
      (ctx) =>
        accrueRebates(ctx, {
          rows: [{ memberId: id, category: 'RNG', siteDay: day, ...play, ...money }],
        }),
      { site },
    );
    const young = await browser.call(endpoints.readRebates);
    expect(young.value).toMatchObject({
      mode: 'auto',
      total: '0.00',
      rows: [{ category: 'RNG', source: 'own', rate: '1.2', amount: '0.00', waiting: '12.00' }],
    });
    const claim = await browser.call(endpoints.claimRebates, { body: {}, key: 'rebates-claim-1' });
    expect(claim).toMatchObject({ status: 409, code: 'rebate_automatic' });
    await test.inUnit((ctx) => creditRebates(ctx, { mode: 'AUTO', autoFlush: true }), { site });
    const paid = await browser.call(endpoints.listRebatePayments);
    expect(paid.value).toMatchObject({
      content: [{ kind: 'auto', amount: '12.00', parts: [{ category: 'RNG', valid: '1000.00' }] }],
      nextCursor: null,
    });
  });
});
