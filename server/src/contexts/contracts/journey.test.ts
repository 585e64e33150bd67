import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentPassword, prove } from '../../../test/factories/cashier.ts';
import { buildOffer, sign, usualSettings } from '../../../test/factories/contracts.ts';
import { goodPassword, newName } from '../../../test/factories/identity.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { playBet } from '../../../test/factories/settling.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { createPaymentPassword } from '../identity/index.ts';
import { balanceOf, post } from '../wallet/index.ts';
import { serveDebtors } from './pay/use-cases/serve-debtors.ts';
import { settleNext } from './pay/use-cases/settle-next.ts';

/**
 * Journey J12 with its days (design-brief.md): a downline that is opened by link, an offer, its
 * replay, the pay of a period that both see alike, a payer who lacks it, one credit that repairs
 * three levels, a termination.
 */
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const site = { currency: 'THB' } as const;
const percent = (rate: string) => [
  { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate } as const,
];

interface Person {
  readonly id: MemberId;
  readonly username: string;
  readonly browser: TestBrowser;
}

const people = new Map<string, Person & { readonly password: string }>();

function as(name: string): Person {
  const person = people.get(name);
  if (person === undefined) {
    throw new Error(`the journey has no ${name}`);
  }
  return person;
}

async function enter(name: string, account: { username: string; password: string }) {
  const browser = server.browser();
  await browser.enter(endpoints.logIn, account);
  const { value } = await browser.call(endpoints.readMemberInfo);
  const id = idIn('mbr', value['id']);
  people.set(name, { id: isIdOf('mbr', id) ? id : 'mbr_nobody00', browser, ...account });
  return as(name);
}

/** Days went by, so everybody comes anew. */
async function enterAgain(): Promise<void> {
  for (const [name, { username, password }] of people) {
    await enter(name, { username, password });
  }
}

async function withPaymentPassword({ id: subjectId }: Person): Promise<void> {
  const passwordHash = await server.built().contexts.identity.hasher.hash(paymentPassword);
  await test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId, passwordHash }));
}

/** Somebody who comes by a link of an agent. */
async function comeBy(agent: string, name: string, opensAgent: boolean): Promise<Person> {
  const made = await as(agent).browser.call(endpoints.createRegisterLink, { body: { opensAgent } });
  const username = newName();
  const registered = await server.browser().call(endpoints.register, {
    body: {
      username,
      password: goodPassword,
      confirmPassword: goodPassword,
      ageConfirmed: true,
      termsAccepted: true,
      affiliateCode: made.value['code'],
    },
  });
  expect(registered.status).toBe(200);
  return enter(name, { username, password: goodPassword });
}

/** An agent offers to one right below, who looks at the replay and accepts. */
async function offerTo(payer: string, payee: string, rate: string): Promise<void> {
  const { browser } = as(payer);
  await prove(browser);
  const terms = { kind: 'DIVIDEND', periodType: 'DAILY', scope: 'CONS', tiers: percent(rate) };
  const body = { account: as(payee).username, ...terms };
  const made = await browser.call(endpoints.proposeContract, { body });
  expect(made.code).toBeUndefined();
  const waits = await as(payee).browser.call(endpoints.readConsolidatedContracts);
  const contractId = String(made.value['id']);
  expect(waits.value['divtypereq']).toMatchObject({ CONS: { id: contractId } });
  const params = { id: contractId };
  const replay = await as(payee).browser.call(endpoints.readContractReplay, { params });
  expect(replay.value).toMatchObject({ hasPresent: false });
  const answer = { contractId, version: 1, action: 'accept' };
  const done = await as(payee).browser.call(endpoints.processDividendContract, { body: answer });
  expect(done.value).toMatchObject({ state: 'ACTIVE' });
}

const lose = (name: string, stakeMinor: bigint, payoutMinor = 0n) =>
  test.inUnit((ctx) => playBet(ctx, { memberId: as(name).id, stakeMinor, payoutMinor }), { site });

async function settleNextAfternoon(): Promise<void> {
  test.clock.advance({ hours: 48 });
  let isMore = true;
  while (isMore) {
    isMore = await test.inUnit((ctx) => settleNext(ctx, usualSettings), { site });
  }
  await enterAgain();
}

interface Bill {
  readonly id: string;
  readonly counterparty: string;
  readonly amount: string;
  readonly paid: string;
  readonly owed: string;
}

async function billOf(name: string, direction: 'in' | 'out', other: string): Promise<Bill> {
  const today = test.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const days = { from: String(today.subtract({ days: 6 })), to: String(today.add({ days: 1 })) };
  const query = { kind: 'DIVIDEND', direction, ...days };
  const got = await as(name).browser.call(endpoints.listContractBills, { query });
  const found = (got.value['content'] as Bill[]).find(
    ({ counterparty, amount }) =>
      counterparty === (people.get(other)?.username ?? other) && Number(amount) > 0,
  );
  if (found === undefined) {
    throw new Error(`${name} sees no bill with ${other}`);
  }
  return found;
}

async function whyOf(name: string, { id }: Bill): Promise<readonly unknown[]> {
  const got = await as(name).browser.call(endpoints.readContractBill, { params: { id } });
  return [got.value['lines'], got.value['netLossLines'], got.value['tiers'], got.value['payments']];
}

const purse = (name: string) =>
  test.inUnit(
    async (ctx) => {
      const account = `member:${as(name).id}:cash`;
      return (await balanceOf(ctx, { account, currency: 'THB' })).balanceMinor;
    },
    { site },
  );

let moves = 0;

/** Money from outside, or to there when it is less than zero. */
async function credit(name: string, amountMinor: bigint): Promise<void> {
  const cash = `member:${as(name).id}:cash`;
  const isOut = amountMinor < 0n;
  moves += 1;
  const transfer = buildTransfer({
    type: 'adjustment',
    debt: `journey:${moves}`,
    from: isOut ? cash : 'outside:bank',
    to: isOut ? 'outside:bank' : cash,
    amountMinor: isOut ? 0n - amountMinor : amountMinor,
    ...site,
  });
  const [outcome] = await test.inUnit((ctx) => post(ctx, [transfer]), { site });
  expect(outcome?.ok).toBe(true);
}

beforeAll(async () => {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = JSON.parse(text) as { role: string; username: string; password: string }[];
  const { username = '', password = '' } = kept.find(({ role }) => role === 'agent') ?? {};
  await withPaymentPassword(await enter('first', { username, password }));
});

describe('agents and their contracts (J12)', () => {
  it('an agent opens a downline by link, and both see what the period came to', async () => {
    await withPaymentPassword(await comeBy('first', 'second', true));
    await withPaymentPassword(await comeBy('second', 'third', true));
    await comeBy('third', 'player', false);
    await comeBy('first', 'winner', false);
    const terms = { kind: 'DIVIDEND', periodType: 'DAILY', tiers: percent('20') } as const;
    const house = buildOffer({ payerId: null, payeeId: as('first').id }, terms);
    await test.inUnit((ctx) => sign(ctx, house), { site });
    await offerTo('first', 'second', '15');
    await offerTo('second', 'third', '10');
    await lose('player', 1_000_000n);
    await settleNextAfternoon();
    const given = await billOf('first', 'out', 'second');
    const got = await billOf('second', 'in', 'first');
    // 15 % of what the player lost.
    expect([given.amount, given.paid, given.owed]).toEqual(['1500.00', '1500.00', '0.00']);
    expect(got).toMatchObject({ id: given.id, amount: '1500.00', paid: '1500.00' });
    expect(await whyOf('second', got)).toEqual(await whyOf('first', given));
  });

  it('a payer who lacks it owes, and one credit repairs three levels', async () => {
    await credit('first', 0n - (await purse('first')));
    await credit('second', 0n - (await purse('second')));
    const third = await purse('third');
    await lose('player', 1_000_000n);
    // The house owes nothing for a team that won.
    await lose('winner', 1_000_000n, 4_000_000n);
    await settleNextAfternoon();
    const owed = await billOf('second', 'in', 'first');
    expect([owed.amount, owed.paid, owed.owed]).toEqual(['1500.00', '0.00', '1500.00']);
    expect((await billOf('third', 'in', 'second')).owed).toBe('1000.00');
    const offer = { account: as('second').username, kind: 'DAILY', scope: 'CONS' };
    await prove(as('first').browser);
    const refused = await as('first').browser.call(endpoints.proposeContract, {
      body: { ...offer, tiers: percent('0.1') },
    });
    expect(refused.code).toBe('contract_in_debt');
    await credit('first', 500_000n);
    await test.inUnit((ctx) => serveDebtors(ctx, usualSettings), { site });
    expect(await billOf('second', 'in', 'first')).toMatchObject({ paid: '1500.00', owed: '0.00' });
    expect(await billOf('third', 'in', 'second')).toMatchObject({ paid: '1000.00', owed: '0.00' });
    expect(await purse('first')).toBe(350_000n);
    expect(await purse('second')).toBe(50_000n);
    expect((await purse('third')) - third).toBe(100_000n);
  });

  it('a downline asks for the end, the agent agrees, and the next day pays no more', async () => {
    const list = await as('second').browser.call(endpoints.listContracts, {
      query: { direction: 'in', kind: 'DIVIDEND' },
    });
    const [contract] = list.value['content'] as { id: string; version: number }[];
    const asked = await as('second').browser.call(endpoints.processDividendContract, {
      body: {
        contractId: contract?.id,
        version: contract?.version,
        action: 'terminate',
        reason: 'We go on alone',
      },
    });
    expect(asked.value).toMatchObject({ state: 'TERM_REQUESTED' });
    const version = Number(asked.value['version']);
    const agree = () =>
      as('first').browser.call(endpoints.processDividendContract, {
        body: { contractId: contract?.id, version, action: 'accept' },
      });
    // What was proved for the refused offer is over by then.
    test.clock.advance({ minutes: 6 });
    // Who pays signs with the second secret too, who is paid does not (C2).
    expect((await agree()).code).toBe('payment_proof_required');
    await prove(as('first').browser);
    const agreed = await agree();
    expect(agreed.value).toMatchObject({ state: 'TERMINATED', reason: 'We go on alone' });
    test.clock.advance({ hours: 24 });
    const before = await purse('second');
    await lose('player', 1_000_000n);
    await settleNextAfternoon();
    expect(await purse('second')).toBe(before);
  });
});
