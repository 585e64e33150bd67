import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { bindFactor, proveSelf } from '../../../../test/factories/factors.ts';
import { bindPasskey, signedBy } from '../../../../test/factories/passkeys.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const wanting = testDatabase();
const strict = runningServer(
  wanting,
  { siteFile: siteFileWith({ secondFactor: { agents: true, staff: false } }) },
  { rates: endlessRates },
);

type Bound = 'authenticator' | 'passkey';

let keys = 0;
const newKey = () => `member-act-key-${(keys += 1)}`;

/** An agent with an account to be paid to, who has bound these; the proof of it is fresh. */
async function agentWith(bound: readonly Bound[], base = test, on = server) {
  const agent = await enterPayee(base, on);
  const child = await enterPayee(base, on);
  await putBelow(base, agent.id, [child.id]);
  const { pool } = base.database();
  await pool.query('update credentials set is_agent = true where subject_id = $1', [agent.id]);
  await enterAgain(agent);
  const { browser } = agent;
  await proveSelf(browser);
  const secret = bound.includes('authenticator') ? await bindFactor(base, browser, 'member') : null;
  const key = bound.includes('passkey') ? await bindPasskey(browser) : null;
  expect([secret?.status, key?.status]).toEqual(
    [secret && 200, key && 200].map((n) => n ?? undefined),
  );
  return { ...agent, device: key?.device };
}

type Agent = Awaited<ReturnType<typeof agentWith>>;

const payoutAccountId = 'pac_00000000000000000000000000000000';
const contractId = 'ctr_00000000000000000000000000000000';
const processed = { contractId, version: 1, action: 'accept' };
const tier = { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '1' };

/** What members do with their money and what they sign (R67). */
const acts = {
  changeDefaultPayoutAccount: () => undefined,
  deletePayoutAccount: () => undefined,
  // Bound, it would use the proof up: in another name it is refused after that was asked for.
  createPayoutAccount: () => ({
    kind: 'BANK',
    institution: 'Kasikorn',
    holder: 'Zara Somchai',
    number: `77${process.pid}${(keys += 1)}`,
  }),
  requestWithdrawal: ({ accountId }: Agent) => ({ payoutAccountId: accountId, amount: '600.00' }),
  convertPoints: () => ({ points: '100' }),
  redeemPoints: () => ({ goodsId: 'gds_00000000000000000000000000000000', quantity: 1 }),
  createTeamEnvelope: () => ({
    greeting: 'A good week',
    budgetAmount: '5.00',
    isRandom: false,
    to: { kind: 'first', packets: 1 },
  }),
  proposeContract: () => ({ account: 'nobody', kind: 'DAILY', scope: 'CONS', tiers: [tier] }),
  processDividendContract: () => processed,
  processDailySalaryContract: () => processed,
  processHourlySalaryContract: () => processed,
  processRealtimeSalaryContract: () => processed,
  // The last: it uses the proof up.
  createTransfer: () => ({ amount: '5.00' }),
} as const;

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

/** Money that comes to the caller, is played, stays in own purses, or is on its way already. */
const toNobodyElse: readonly string[] = [
  'actOnRound',
  'answerReceipt',
  'answerWithdrawalQuestion',
  'cancelDeposit',
  'cancelLotteryOrder',
  'cancelRedeem',
  'cancelWithdrawal',
  'choosePayout',
  'claimBirthdayGift',
  'claimMission',
  'claimPeerPayment',
  'claimPromotion',
  'claimRafflePrize',
  'claimRebates',
  'claimReward',
  'createComplaint',
  'createDeposit',
  'createWalletTransfer',
  'giveUpBonus',
  'openEnvelope',
  'openRound',
  'openTeamEnvelope',
  'placeLotteryOrder',
  'playFreeSpin',
  'proveDeposit',
  'refillFunMoney',
  'spinSlot',
];

/**
 * Whatever asks a member for the payment password, whatever changes where money goes, and every
 * money call that is not said to stay with the caller: a new one is in here before anybody thinks
 * of it.
 */
function isGuardedAct([name, call]: readonly [string, Endpoint]): boolean {
  const isOfMembers = ['session', 'member', 'agent'].includes(call.access);
  const isMoneyCall = call.idempotent === true && !toNobodyElse.includes(name);
  const isOfPayees = call.method !== 'GET' && call.path.includes('/payout-accounts');
  const asksPassword = call.errors.includes('payment_proof_required');
  return isOfMembers && (asksPassword || isOfPayees || isMoneyCall);
}

async function asked(agent: Agent, name: keyof typeof acts) {
  const { browser } = agent;
  await prove(browser);
  const body = acts[name](agent);
  const params = { id: payoutAccountId };
  const { code, data } = await browser.call(endpoints[name], { body, params, key: newKey() });
  return code === 'step_up_required'
    ? data['kinds']
    : code === 'factor_required'
      ? code
      : 'nothing';
}

const typed = ['authenticator', 'recovery_code'];

describe('what members do with money asks for a fresh proof of every factor (R67)', () => {
  it('in each call of the wire that takes a payment password, sends money away or says whereto', () => {
    const due = all.filter(isGuardedAct);
    expect(due.map(([name]) => name).toSorted()).toEqual(Object.keys(acts).toSorted());
    for (const [name, { stepUpWhereBound, verifiedPlace }] of due) {
      expect([name, stepUpWhereBound, verifiedPlace]).toEqual([name, true, true]);
    }
    const asking = all.flatMap(([name, call]) => (call.stepUpWhereBound === true ? [name] : []));
    expect(asking.toSorted()).toEqual(Object.keys(acts).toSorted());
  });

  it.each<[string, readonly Bound[], readonly string[] | 'nothing']>([
    ['nothing', [], 'nothing'],
    ['an authenticator', ['authenticator'], typed],
    ['a passkey', ['passkey'], ['passkey']],
    ['both', ['authenticator', 'passkey'], [...typed, 'passkey']],
  ])('of whoever has %s bound', async (_what, bound, kinds) => {
    const agent = await agentWith(bound);
    const fresh: Record<string, unknown> = {};
    const old: Record<string, unknown> = {};
    const names = Object.keys(acts) as (keyof typeof acts)[];
    for (const name of names) {
      fresh[name] = await asked(agent, name);
    }
    test.clock.advance({ minutes: 6 });
    for (const name of names) {
      old[name] = await asked(agent, name);
    }
    expect(fresh).toEqual(Object.fromEntries(names.map((name) => [name, 'nothing'])));
    expect(old).toEqual(Object.fromEntries(names.map((name) => [name, kinds])));
  });

  it('and goes on once the passkey has signed', async () => {
    const { browser, accountId, device } = await agentWith(['passkey']);
    test.clock.advance({ minutes: 6 });
    await prove(browser);
    const body = { payoutAccountId: accountId, amount: '6000.00' };
    const key = newKey();
    const refused = await browser.call(endpoints.requestWithdrawal, { body, key });
    expect([refused.code, refused.data]).toEqual(['step_up_required', { kinds: ['passkey'] }]);
    expect(device).toBeDefined();
    const response = device === undefined ? '' : await signedBy(device, browser, 'prove');
    const proven = await browser.call(endpoints.stepUpByPasskey, { body: { response } });
    expect(proven.status).toBe(200);
    const paid = await browser.call(endpoints.requestWithdrawal, { body, key });
    expect([paid.status, paid.code]).toEqual([200, undefined]);
  });
});

describe('an agent of whom the site wants a factor (R67)', () => {
  it.each<[string, readonly Bound[], string]>([
    ['nothing', [], 'factor_required'],
    ['an authenticator', ['authenticator'], 'nothing'],
    ['a passkey', ['passkey'], 'nothing'],
    ['both', ['authenticator', 'passkey'], 'nothing'],
  ])('who has %s bound', async (_what, bound, refusal) => {
    const agent = await agentWith(bound, wanting, strict);
    expect(await asked(agent, 'requestWithdrawal')).toBe(refusal);
  });

  it('keeps the last factor, whichever it is, and may take off one of two', async () => {
    const { browser } = await agentWith(['authenticator', 'passkey'], wanting, strict);
    const { value } = await browser.call(endpoints.readPasskeys);
    const [row] = value['passkeys'] as { readonly id: string }[];
    const dropPasskey = () =>
      browser.call(endpoints.deletePasskey, { params: { id: row?.id ?? '' } });
    expect((await browser.call(endpoints.deleteAuthenticator)).status).toBe(200);
    expect((await dropPasskey()).code).toBe('factor_is_required');
    await bindFactor(wanting, browser, 'member');
    expect((await dropPasskey()).status).toBe(200);
    expect((await browser.call(endpoints.deleteAuthenticator)).code).toBe('factor_is_required');
  });
});

describe('a passkey that is bound (R67, R70)', () => {
  it('ends the other sessions, and gives its own a new secret', async () => {
    const agent = await enterPayee(test, server);
    const { browser, username } = agent;
    const other = server.browser();
    await enterAgain({ browser: other, username });
    await proveSelf(browser);
    const copied = new Map(browser.cookies);
    expect((await bindPasskey(browser)).status).toBe(200);
    expect((await other.call(endpoints.readPasskeys)).code).toBe('not_signed_in');
    const own = { body: acts.createPayoutAccount(), key: newKey() };
    expect((await browser.call(endpoints.createPayoutAccount, own)).code).not.toBe('not_signed_in');
    const renewed = new Map(browser.cookies);
    expect([...renewed].filter(([name, value]) => copied.get(name) !== value)).not.toEqual([]);
    for (const [name, value] of copied) {
      browser.cookies.set(name, value);
    }
    const stolen = { body: acts.createPayoutAccount(), key: newKey() };
    expect((await browser.call(endpoints.createPayoutAccount, stolen)).code).toBe('not_signed_in');
  });
});
