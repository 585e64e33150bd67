import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testPicture } from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let count = 0;
const next = (prefix: string) => `${prefix}-of-midnight-${(count += 1)}`;

function open(browser: TestBrowser) {
  const body = { channel: 'BANK', amount: '1000.00', isWithoutLimit: true };
  return browser.call(endpoints.createDeposit, { body, key: next('key') });
}

async function credit(id: string) {
  const desk = await enterOperator(test, server, 'cashier');
  const paid = { amount: '1000.00', payerName: 'Mike Somchai', bankReference: next('KBNK') };
  const call = { params: { id }, body: { ...paid, reason }, key: next('key') };
  return (await desk.call(endpoints.confirmDeposit, call)).value;
}

/** A day's limit of 1,000.00, used up at 23:58 by an order that is still open at 00:03. */
async function overMidnight() {
  const payee = await enterPayee(test, server);
  const { browser } = payee;
  const body = { kind: 'deposit', period: 'day', amount: '1000.00' };
  await browser.call(endpoints.changeLimit, { body });
  const now = test.clock.now();
  const midnight = now.toZonedDateTimeISO('Asia/Bangkok').startOfDay().add({ days: 1 }).toInstant();
  test.clock.advance({ seconds: Math.floor(midnight.since(now).total('seconds')) - 120 });
  await enterAgain(payee);
  const id = String((await open(browser)).value['id']);
  const images = [await testPicture()];
  await browser.call(endpoints.proveDeposit, {
    params: { id },
    body: { images },
    key: next('key'),
  });
  test.clock.advance({ minutes: 5 });
  return { browser, id };
}

const leftOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readDepositTerms)).value['ownLimit'];

it.each([['before'], ['after']])(
  'an order of yesterday that is credited %s the next one is asked for counts once into today (R5)',
  async (when) => {
    const { browser, id } = await overMidnight();
    if (when === 'before') {
      expect(await credit(id)).toMatchObject({ state: 'CREDITED' });
    }
    expect(await leftOf(browser)).toMatchObject({ left: '0.00', period: 'day' });
    expect((await open(browser)).code).toBe('limit_reached');
    if (when === 'after') {
      expect(await credit(id)).toMatchObject({ state: 'CREDITED' });
    }
    expect(await leftOf(browser)).toMatchObject({ left: '0.00' });
  },
);

it('an order of yesterday that is given up leaves today whole', async () => {
  const { browser, id } = await overMidnight();
  await browser.call(endpoints.cancelDeposit, { params: { id }, key: next('key') });
  const desk = await enterOperator(test, server, 'cashier');
  const refused = { params: { id }, body: { code: 'nothing_arrived', reason } };
  await desk.call(endpoints.refuseDeposit, refused);
  expect(await leftOf(browser)).toMatchObject({ left: '1000.00' });
  expect((await open(browser)).status).toBe(200);
});
