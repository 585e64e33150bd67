import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findProvider } from './find-provider.ts';
import { introduceProvider } from './introduce-provider.ts';
import { findPayer } from './payers.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const own = {
  code: 'SIMPAY',
  name: 'Simulated',
  url: 'https://provider.example',
  requestSecret: 'requests-that-nobody-else-may-sign',
  eventSecret: 'events-that-nobody-else-may-sign-1',
};
const setting = {
  version: 1,
  takesDeposits: true,
  sendsPayouts: true,
  place: 1,
  payoutLeast: null,
  payoutMost: null,
  currencies: [],
  callers: [],
  reason,
};
const change = (desk: TestBrowser, body: Readonly<Record<string, unknown>>, code = own.code) =>
  desk.call(endpoints.changePaymentProvider, { params: { code }, body: { ...setting, ...body } });
const channelsOf = async (browser: TestBrowser) => {
  const terms = await browser.call(endpoints.readDepositTerms);
  return (terms.value['channels'] as { code: string }[]).map(({ code }) => code);
};
const found = () => test.inUnit((ctx) => findProvider(ctx, own.code));
const payer = (amountMinor: bigint) =>
  test.inUnit(async (ctx) => (await findPayer(ctx, own.code, amountMinor))?.code);

describe('a provider of payments', () => {
  it('is used for what the desk says, in the currencies and limits that it sets', async () => {
    await test.inUnit((ctx) => introduceProvider(ctx, own));
    const { browser } = await enterPayee(test, server);
    const desk = await enterOperator(test, server, 'admin');
    expect(await channelsOf(browser)).toContain('QR');
    expect((await change(desk, {}, 'NOBODY')).code).toBe('not_found');
    const wrong = { payoutLeast: '2.00', payoutMost: '1.00' };
    expect((await change(desk, wrong)).code).toBe('deposit_amount');
    await change(desk, { takesDeposits: false, payoutLeast: '10.00', payoutMost: '20.00' });
    expect(await channelsOf(browser)).not.toContain('QR');
    expect(await payer(1000n)).toBe(own.code);
    expect(await payer(999n)).toBeUndefined();
    expect(await payer(2001n)).toBeUndefined();
    // Made from what stood before that change.
    expect((await change(desk, {})).code).toBe('content_changed');
    await change(desk, { version: 2, currencies: ['XTS'] });
    expect(await channelsOf(browser)).not.toContain('QR');
    await change(desk, { version: 3, sendsPayouts: false });
    expect(await channelsOf(browser)).toContain('QR');
    expect(await payer(1000n)).toBeUndefined();
  });

  it('gets secrets that nobody reads again, and that a start leaves as they are', async () => {
    await test.inUnit((ctx) => introduceProvider(ctx, own));
    const desk = await enterOperator(test, server, 'admin');
    const listed = await desk.call(endpoints.readPaymentProviders);
    const [{ version } = { version: 0 }] = listed.value['providers'] as { version: number }[];
    const secrets = {
      requestSecret: 'requests-of-the-second-year-of-it',
      eventSecret: 'events-of-the-second-year-of-it--2',
    };
    const changed = await change(desk, { version, ...secrets });
    const answers = JSON.stringify([listed.value, changed.value]);
    for (const secret of [own.requestSecret, own.eventSecret, ...Object.values(secrets)]) {
      expect(answers).not.toContain(secret);
    }
    const eventSecrets = [secrets.eventSecret, own.eventSecret];
    const { requestSecret } = secrets;
    expect(await found()).toMatchObject({ requestSecret, eventSecrets });
    await test.inUnit((ctx) => introduceProvider(ctx, own));
    expect(await found()).toMatchObject({ requestSecret, eventSecrets });
    const { pool } = test.database();
    const { rows } = await pool.query<{ text: string }>(
      `select row_to_json(t)::text as text from trail_entries t where action = 'provider.change'`,
    );
    const trail = rows.map(({ text }) => text).join('\n');
    expect(trail).toContain('requestSecret eventSecret');
    expect(trail).not.toContain(requestSecret);
    expect(trail).not.toContain(secrets.eventSecret);
    // Another file takes their place.
    const third = { ...own, requestSecret: 'requests-of-the-third-year-of-it--' };
    await test.inUnit((ctx) => introduceProvider(ctx, third));
    expect((await found())?.requestSecret).toBe(third.requestSecret);
  });

  it('is changed by those who manage the site only', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    expect((await desk.call(endpoints.readPaymentProviders)).status).toBe(200);
    expect((await change(desk, {})).status).toBe(403);
  });
});
