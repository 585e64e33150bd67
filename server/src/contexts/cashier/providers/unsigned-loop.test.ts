import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { keepRun } from '../control/use-cases/keep-run.ts';
import { providerCallback } from './provider-callback.ts';
import { hostedAdapter } from './hosted-adapter.ts';
import { settingsOf } from '../settings.ts';
import { turnoverPorts } from '../turnover-ports.ts';
import { withoutConditions } from '../withdrawals/requirements.ts';
import { openUnsignedCalls } from './unsigned-calls.ts';
import { unsignedLoop } from './unsigned-loop.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });

const noDatabase = new Error('no database');

/** The door for providers, with what it counts. */
async function door() {
  const { work, site } = server.built().contexts;
  const rules = {
    settings: () => settingsOf(site.viewer.peek().configuration),
    ports: { ...withoutConditions, ...turnoverPorts },
  };
  const { log } = await test.inUnit((ctx) => Promise.resolve(ctx));
  const unsigned = openUnsignedCalls();
  const parts = { work, log, rules, clock: test.clock, adapter: hostedAdapter };
  const callback = providerCallback({ ...parts, ownUrl: () => undefined, unsigned });
  const call = { path: '', query: '', ip: '192.0.2.1', headers: {}, body: Buffer.from('{}') };
  return {
    guess: (sender: string) => callback.answer({ ...call, sender }),
    keep: () => unsignedLoop(unsigned).run(work),
    loseAll: () => unsignedLoop(unsigned).run({ run: () => Promise.reject(noDatabase) }),
  };
}

async function seen() {
  const desk = await enterOperator(test, server, 'cashier');
  const cases = await desk.call(endpoints.listReconciliationCases);
  const listed = await desk.call(endpoints.readPaymentProviders);
  const [row] = listed.value['providers'] as { unsignedToday: number }[];
  return {
    today: row?.unsignedToday,
    cases: (cases.value['content'] as { kind: string }[]).map(({ kind }) => kind),
  };
}

it('shows the desk what a provider did not sign, and makes one case of many in a day', async () => {
  const { guess, keep } = await door();
  for (let times = 0; times < 4; times += 1) {
    expect((await guess(providerCode)).status).toBe(400);
  }
  expect((await guess('NOBODY')).status).toBe(404);
  expect(await seen()).toEqual({ today: 0, cases: [] });
  await keep();
  await keep();
  expect(await seen()).toEqual({ today: 4, cases: [] });
  for (let times = 0; times < 3; times += 1) {
    await guess(providerCode);
    await keep();
  }
  expect(await seen()).toEqual({ today: 7, cases: ['bad_signature'] });
  // The statement of the day says nothing about who called.
  await test.inUnit((ctx) => {
    const day = test.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
    return keepRun(ctx, { provider: providerCode, day, statement: [] });
  });
  expect((await seen()).cases).toEqual(['bad_signature']);
  test.clock.advance({ hours: 24 });
  expect((await seen()).today).toBe(0);
});

it('counts what could not be kept with what comes after it', async () => {
  const { guess, keep, loseAll } = await door();
  test.clock.advance({ hours: 24 });
  await guess(providerCode);
  await expect(loseAll()).rejects.toThrow('no database');
  await guess(providerCode);
  await keep();
  expect((await seen()).today).toBe(2);
});

it('a call that is signed is none of them, also when nobody here can read it', async () => {
  test.clock.advance({ hours: 24 });
  const told = { eventId: 'event-1', reference: 'DP1', state: 'PAID', paid: null } as const;
  const payload = JSON.stringify({ ...told, state: 'A_STATE_OF_LATER' });
  const secret = 'somebody else, who guesses';
  const loop = server.built().loops.find(({ name }) => name === 'cashier_unsigned_calls');
  expect(await far.provider?.tell(server, told, { payload })).toBe(400);
  expect(await far.provider?.tell(server, told, { payload, secret })).toBe(400);
  await loop?.run(server.built().contexts.work);
  expect((await seen()).today).toBe(1);
});

/** The desk says from where the provider calls, and what it says is in force. */
async function callsFrom(callers: readonly string[]) {
  const desk = await enterOperator(test, server, 'admin');
  const listed = await desk.call(endpoints.readPaymentProviders);
  const [row = { version: 0 }] = listed.value['providers'] as { version: number }[];
  const set = { takesDeposits: true, sendsPayouts: true, place: 1, currencies: [], reason };
  const bounds = { payoutLeast: null, payoutMost: null };
  const body = { ...set, ...bounds, callers, version: row.version };
  const params = { code: providerCode };
  const changed = await desk.call(endpoints.changePaymentProvider, { params, body });
  test.clock.advance({ seconds: 3 });
  return changed;
}

it('a call from elsewhere is one of them, however well it is signed, and moves nothing', async () => {
  test.clock.advance({ hours: 24 });
  const { browser } = await enterPayee(test, server);
  const wish = { channel: 'EWALLET', amount: '500.00', isWithoutLimit: true };
  const got = await browser.call(endpoints.createDeposit, { body: wish, key: 'callers-key-1' });
  const reference = String(got.value['reference']);
  const paidAt = String(test.clock.now());
  const paid = { amount: '500.00', currency: 'THB', transaction: 'TX-CALLERS', paidAt };
  const event = { eventId: 'event-callers', reference, state: 'PAID', paid } as const;
  const params = { id: String(got.value['id']) };
  const state = async () => (await browser.call(endpoints.readDeposit, { params })).value['state'];
  expect((await callsFrom(['no address'])).status).toBe(400);
  const elsewhere = ['192.0.2.0/24', '2001:db8::1'];
  const changed = await callsFrom(elsewhere);
  expect(changed.value['providers']).toMatchObject([{ callers: elsewhere }]);
  expect(await far.provider?.tell(server, event)).toBe(400);
  const loop = server.built().loops.find(({ name }) => name === 'cashier_unsigned_calls');
  await loop?.run(server.built().contexts.work);
  expect((await seen()).today).toBe(1);
  expect(await state()).toBe('CREATED');
  await callsFrom([...elsewhere, '127.0.0.0/8']);
  expect(await far.provider?.tell(server, event)).toBe(200);
  expect(await state()).toBe('CREDITED');
  await callsFrom([]);
});
