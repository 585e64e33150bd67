import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, newNumber as newAccount, prove } from '../../../../test/factories/cashier.ts';
import { codeSentTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A payee, and a proven number to which codes can be sent. */
async function enter() {
  const payee = await enterPayee(test, server);
  const number = newNumber();
  await proveNumber(test, payee.id, number);
  const type = async () => {
    test.clock.advance({ seconds: 61 });
    await payee.browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms' } });
    const code = await codeSentTo(test, server, number);
    await payee.browser.call(endpoints.verifyPlace, { body: { kind: 'sms', code } });
  };
  return { ...payee, type };
}

async function bind(by: TestBrowser) {
  await prove(by);
  const account = { kind: 'BANK', institution: 'Kasikorn', holder: 'Mike Somchai' };
  const number = newAccount();
  const call = { body: { ...account, number }, key: `coded-${number}` };
  return by.call(endpoints.createPayoutAccount, call);
}

async function drop(by: TestBrowser, id: unknown) {
  await prove(by);
  return by.call(endpoints.deletePayoutAccount, { params: { id: String(id) } });
}

describe('the one-time code beside the payment password (E4)', () => {
  it('is asked for at each account that is bound or taken off', async () => {
    const { browser, accountId, type } = await enter();
    expect((await bind(browser)).code).toBe('verification_required');
    await type();
    const bound = await bind(browser);
    expect(bound.value['accounts']).toHaveLength(2);
    expect((await drop(browser, accountId)).code).toBe('verification_required');
    await type();
    expect((await drop(browser, accountId)).value['accounts']).toHaveLength(1);
  });
});
