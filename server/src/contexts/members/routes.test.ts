import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { spendFun } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('the receipt of a movement', () => {
  it("says with whom money was moved, and is its member's alone", async () => {
    const browser = server.browser();
    await registerMember(browser);
    const { value } = await browser.call(endpoints.listStatementLines);
    const [line] = endpoints.listStatementLines.reply.parse(value).content;
    const params = { entryId: line?.entryId ?? '' };
    const receipt = await browser.call(endpoints.readStatementEntry, { params });
    expect(receipt.value).toEqual({
      line,
      balanceBefore: '0.00',
      counterpart: 'house',
      partner: null,
      withdrawal: null,
      reversedByEntryId: null,
    });
    const stranger = server.browser();
    await registerMember(stranger);
    const refused = await stranger.call(endpoints.readStatementEntry, { params });
    expect([refused.status, refused.code]).toEqual([404, 'not_found']);
  });
});

describe('fun money over the wire', () => {
  it('is refilled when it has run out, once for a key', async () => {
    const visitor = server.browser();
    await visitor.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    const refill = (key: string) => visitor.call(endpoints.refillFunMoney, { key });
    const early = await refill('refill-key-1');
    expect([early.status, early.code]).toEqual([422, 'fun_money_left']);

    const { value } = await visitor.call(endpoints.readMemberInfo);
    await test.inUnit((ctx) => spendFun(ctx, idIn('mbr', value['id']), 500_000n));
    const remembered = await refill('refill-key-1');
    expect([remembered.code, remembered.headers['idempotent-replay']]).toEqual([
      'fun_money_left',
      'true',
    ]);
    const filled = await refill('refill-key-2');
    expect(filled.value).toEqual({ credited: '5000.00', balance: '5000.00', currency: 'FUN' });
    const again = await refill('refill-key-2');
    expect([again.text, again.headers['idempotent-replay']]).toEqual([filled.text, 'true']);
    const balance = await visitor.call(endpoints.readBalance);
    expect(balance.value).toMatchObject({ balance: '5000.00' });
  });
});
