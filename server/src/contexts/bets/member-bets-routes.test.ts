import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/factories/bets.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const nobody = 'mbr_00000000000000000000000000000000';

/** Yesterday to tomorrow: around what the tests do, in any zone. */
function days() {
  const today = test.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  return { from: String(today.subtract({ days: 1 })), to: String(today.add({ days: 1 })) };
}

/** A member with one bet, at a sender of their own. */
async function better(name: string) {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  const ann = player(test, name);
  const owner = { memberId: id, currency: 'THB' };
  await ann.send(ann.bet('b1', owner));
  return { id, browser, ann, owner };
}

describe("a member's bets at the desk", () => {
  it('are those that the member sees, with their sums, file and receipt', async () => {
    const { id, browser } = await better('desk');
    const operator = await enterOwner(server);
    const params = { id };
    const own = await browser.call(endpoints.listBets);
    const seen = await operator.call(endpoints.listMemberBets, { params });
    expect(seen.value).toEqual(own.value);
    const [bet] = seen.value['content'] as readonly { betId: string }[];
    const totals = await operator.call(endpoints.readMemberBetTotals, { params, query: days() });
    expect(totals.value).toMatchObject({ bets: 1 });
    const file = await operator.call(endpoints.readMemberBetsFile, { params, query: days() });
    expect(String(file.value['csv']).split('\r\n').length).toBeGreaterThan(1);
    const betId = bet?.betId ?? '';
    const receipt = await operator.call(endpoints.readMemberBet, { params: { id, betId } });
    const ownReceipt = await browser.call(endpoints.readBet, { params: { betId } });
    expect(receipt.value).toEqual(ownReceipt.value);
    const other = { id: nobody, betId };
    const refused = await operator.call(endpoints.readMemberBet, { params: other });
    expect(refused.code).toBe('bet_not_found');
  });

  it('of nobody are not found, and are not for everybody', async () => {
    const operator = await enterOwner(server);
    const params = { id: nobody };
    expect((await operator.call(endpoints.listMemberBets, { params })).code).toBe('not_found');
    const whole = { params, query: days() };
    expect((await operator.call(endpoints.readMemberBetTotals, whole)).code).toBe('not_found');
    expect((await operator.call(endpoints.readMemberBetsFile, whole)).code).toBe('not_found');
    const trader = await enterOperator(test, server, 'trader');
    expect((await trader.call(endpoints.listMemberBets, { params })).status).toBe(403);
  });
});
