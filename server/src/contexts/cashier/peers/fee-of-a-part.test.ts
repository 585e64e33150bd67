import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, expect, it } from 'vitest';
import { cashierRules } from '../../../../test/factories/cashier-rules.ts';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { reason } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import {
  answerOf,
  newReference,
  testPicture,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { notePerson } from '../../limits/index.ts';
import { tendPeers } from './use-cases/tend-peers.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);
type Payee = Awaited<ReturnType<typeof enterPayee>>;

const prove = ({ id: memberId }: Payee) =>
  test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn: '1990-02-28', proof: 'whole' }));

beforeAll(async () => {
  const by = await desk.operator();
  const listed = await by.call(endpoints.readDepositChannels);
  const { channels } = endpoints.readDepositChannels.reply.parse(listed.value);
  const peer = assertDefined(
    channels.find(({ code }) => code === 'PEER'),
    'a channel of members',
  );
  const { version, place, least, most, dailyMost, hours, notes } = peer;
  const { audience, minutes, fixed, weight } = peer;
  const kept = { audience, minutes, fixed, weight, hours, notes };
  const fee = { fixed: '20.00', percent: '0', least: '0', most: null };
  const body = { isOpen: true, version, place, least, most, dailyMost, ...kept, fee, reason };
  const set = await by.call(endpoints.changeDepositChannel, { params: { code: 'PEER' }, body });
  expect(set.code).toBeUndefined();
});

/** A payment of 900.00 with a fee of 20.00, of which its receiver says that a part arrived. */
async function disputed(amount: string) {
  const order = await desk.request('900.00', prove);
  const settings = cashierRules(server).settings();
  await test.inUnit((ctx) => tendPeers(ctx, settings, false), { site: { id: 'merilune' } });
  const payer = await enterPayee(test, server);
  await prove(payer);
  const opened = await payer.browser.call(endpoints.createDeposit, {
    body: { channel: 'PEER', amount: '900.00', isWithoutLimit: true },
    key: `peer-part-${amount}`,
  });
  const depositId = idIn('dep', opened.value['id']);
  const images = [await testPicture()];
  const claim = {
    params: { id: depositId },
    body: { ...newReference(), images },
    key: `peer-claim-${amount}`,
  };
  await payer.browser.call(endpoints.claimPeerPayment, claim);
  const { slices } = (
    await order.member.call(endpoints.readWithdrawal, { params: { id: order.id } })
  ).value;
  const [slice] = slices as { id: string }[];
  const body = { sliceId: slice?.id, answer: 'partly', amount, images };
  await answerOf(order.member, 'receipt', { id: order.id, body });
  // Both have spoken, so that nobody has to be waited for.
  const more = { ...claim, body: { ...newReference(), images }, key: `peer-more-${amount}` };
  await payer.browser.call(endpoints.claimPeerPayment, more);
  return { ...order, payer: payer.browser, depositId };
}

// 20.00 of 900.00 is a forty-fifth; what is below a unit stays with the payer.
it.each([
  ['15.00', '0.33', '10014.67'],
  ['90.00', '2.00', '10088.00'],
  ['0.01', '0.00', '10000.01'],
])('of a part of %s that arrived the fee is %s', async (amount, fee, balance) => {
  const { id, payer, depositId } = await disputed(amount);
  const ruling = { ruling: 'partial', amount };
  const ruled = await desk.decide(await desk.operator(), 'rule', { id, body: ruling });
  expect(ruled.status).toBe(200);
  const shown = await payer.call(endpoints.readDeposit, { params: { id: depositId } });
  expect(shown.value).toMatchObject({ state: 'CREDITED', paid: amount, fee });
  expect((await payer.call(endpoints.readBalance)).value['balance']).toBe(balance);
});
