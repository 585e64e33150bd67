import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentPassword, prove } from '../../../test/factories/cashier.ts';
import { buildOffer, propose, sign, usualSettings } from '../../../test/factories/contracts.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { playBet } from '../../../test/factories/settling.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { deliverEvents, emit } from '../../platform/outbox.ts';
import { createPaymentPassword } from '../identity/index.ts';
import { setFlag } from '../limits/index.ts';
import { settleNext } from './pay/use-cases/settle-next.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const browsers = new Map<string, TestBrowser>();
const ids = new Map<string, MemberId>();

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

const tier = { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '0.5000' };

async function signIn(): Promise<void> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    const { value } = await browser.call(endpoints.readMemberInfo);
    const id = idIn('mbr', value['id']);
    browsers.set(role, browser);
    if (isIdOf('mbr', id)) {
      ids.set(role, id);
    }
  }
}

beforeAll(async () => {
  await signIn();
  const passwordHash = await server.built().contexts.identity.hasher.hash(paymentPassword);
  for (const subjectId of ids.values()) {
    await test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId, passwordHash }));
  }
});

const as = (role: string) => browsers.get(role) ?? server.browser();
const idOf = (role: string): MemberId => ids.get(role) ?? 'mbr_nobody';
const site = { currency: 'THB' } as const;

describe('the calls of contracts', () => {
  it('lead from an offer to a contract in force, with the password of the payer alone (C2)', async () => {
    const house = buildOffer({ payerId: null, payeeId: idOf('agent') });
    await test.inUnit((ctx) => sign(ctx, house), { site });
    const body = { account: 'demodownline1', kind: 'DAILY', scope: 'CONS', tiers: [tier] };
    const offer = () => as('agent').call(endpoints.proposeContract, { body });
    expect((await offer()).code).toBe('payment_proof_required');
    await prove(as('agent'));
    const made = await offer();
    expect(made.value).toMatchObject({
      payer: 'demoagent',
      payee: 'demodownline1',
      direction: 'out',
      tiers: [tier],
      request: { type: 'NEW', isMine: true },
      actions: ['withdraw'],
    });
    const waits = await as('downline-1').call(endpoints.readConsolidatedContracts);
    expect(waits.value).toMatchObject({
      showConsolidated: true,
      dailySalary: true,
      enableCt: false,
      endsOldOnPropose: false,
      dailysalreqtype: { CONS: { id: made.value['id'], actions: ['accept', 'reject'] } },
      divtypereq: {},
    });
    const answer = { contractId: made.value['id'], version: 1, action: 'accept' };
    const wrong = await as('downline-1').call(endpoints.processDividendContract, { body: answer });
    expect(wrong.code).toBe('not_found');
    const right = await as('downline-1').call(endpoints.processDailySalaryContract, {
      body: answer,
    });
    expect(right.value).toMatchObject({ state: 'ACTIVE', direction: 'in', request: null });
    const info = await as('downline-1').call(endpoints.readMemberInfo);
    expect(info.value['contracts']).toMatchObject({
      agentPolicy: true,
      dailySalary: true,
      hourSalary: false,
    });
  });

  it('list what somebody is a party of, and open nothing else', async () => {
    const query = { direction: 'out', account: 'demodownline1' };
    const given = await as('agent').call(endpoints.listContracts, { query });
    expect(given.value).toMatchObject({ total: 1, content: [{ payee: 'demodownline1' }] });
    const [row] = given.value['content'] as { id: string }[];
    const params = { id: row?.id ?? '' };
    const own = await as('agent').call(endpoints.readContract, { params });
    expect(own.value).toMatchObject({ id: row?.id, willEnd: [] });
    for (const role of ['downline-2', 'member']) {
      const other = await as(role).call(endpoints.readContract, { params });
      expect(other.code).toBe(role === 'member' ? 'error_not_agent' : 'not_found');
    }
    const nobody = { direction: 'in', account: 'nobody_here' };
    expect(
      (await as('agent').call(endpoints.listContracts, { query: nobody })).value['total'],
    ).toBe(0);
  });

  it('of each kind answer contracts of that kind only', async () => {
    const calls = [
      [endpoints.processHourlySalaryContract, 'HOURLY'],
      [endpoints.processRealtimeSalaryContract, 'REALTIME'],
      [endpoints.processDividendContract, 'DIVIDEND'],
    ] as const;
    for (const [call, kind] of calls) {
      const offer = buildOffer({ payerId: null, payeeId: idOf('agent') }, { kind });
      const { id: contractId } = await test.inUnit((ctx) => propose(ctx, offer), { site });
      const body = { contractId, version: 1, action: 'reject', reason: 'too little' };
      const got = await as('agent').call(call, { body });
      expect(got.value).toMatchObject({ kind, state: 'REJECTED', reason: 'too little' });
    }
  });

  it('know nobody who is no direct agent', async () => {
    for (const account of ['demodownline2', 'demomember', 'nobody_here']) {
      const body = { account, kind: 'DAILY', scope: 'CONS', tiers: [tier] };
      await prove(as('agent'));
      const got = await as('agent').call(endpoints.proposeContract, { body });
      expect(got.code, account).toBe('contract_not_allowed');
    }
  });

  it('show what a party was paid and why, and nobody else', async () => {
    test.clock.advance({ hours: 24 });
    const bet = { memberId: idOf('downline-1'), stakeMinor: 1_234_500n, payoutMinor: 0n };
    await test.inUnit((ctx) => playBet(ctx, bet), { site });
    test.clock.advance({ hours: 48 });
    let isMore = true;
    while (isMore) {
      isMore = await test.inUnit((ctx) => settleNext(ctx, usualSettings), { site });
    }
    // Days went by, so everybody comes anew.
    await signIn();
    const day = test.clock.now().subtract({ hours: 48 }).toZonedDateTimeISO('UTC').toPlainDate();
    const days = { from: String(day.subtract({ days: 1 })), to: String(day.add({ days: 1 })) };
    const query = { kind: 'DAILY', direction: 'out', account: 'demodownline1', ...days };
    const list = await as('agent').call(endpoints.listContractBills, {
      query: { ...query, payState: 'PAID' },
    });
    const [row] = list.value['content'] as { id: string }[];
    expect(list.value['content']).toMatchObject([
      { counterparty: 'demodownline1', validBet: '12345.00', amount: '61.72', owed: '0.00' },
    ]);
    const sums = await as('agent').call(endpoints.readContractBillSums, { query });
    expect(sums.value).toMatchObject({ paid: '61.72', received: '0.00', toPay: '0.00' });
    const file = await as('agent').call(endpoints.readContractBillsFile, { query });
    expect(file.value['csv']).toContain(',61.72,');
    const params = { id: row?.id ?? '' };
    const view = await as('downline-1').call(endpoints.readContractBill, { params });
    expect(view.value).toMatchObject({ direction: 'in', counterparty: 'demoagent' });
    // 12 345.00 at 0.5 % is 61.725, floored (agents-loyalty-money.md C1).
    expect(view.value['lines']).toMatchObject([
      { operation: 'add', value: '12345.00' },
      { operation: 'times', value: '1/200' },
      { operation: 'floor', subtotal: '61.72' },
    ]);
    const other = await as('downline-2').call(endpoints.readContractBill, { params });
    expect(other.code).toBe('not_found');
  });

  it('are closed with the exclusion of a party, not minutes after it (H)', async () => {
    const [agent, below] = [idOf('agent'), idOf('downline-1')];
    await test.inUnit((ctx) => sign(ctx, buildOffer({ payerId: null, payeeId: agent })), { site });
    const offer = buildOffer({ payerId: agent, payeeId: below });
    const { id } = await test.inUnit((ctx) => propose(ctx, offer), { site });
    await test.inUnit(async (ctx) => {
      await setFlag(ctx, { memberId: below, flag: 'RG_EXCLUDED', reason: 'test' });
      await emit(ctx, { name: 'limits.excluded', payload: { memberId: below } });
    });
    await deliverEvents(workOf(test), server.built().contexts.events);
    const { value } = await as('agent').call(endpoints.readContract, { params: { id } });
    expect(value).toMatchObject({ state: 'CANCELLED', actions: [] });
  });
});
