import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, proveSelf } from '../../../test/factories/factors.ts';
import {
  bindAccount,
  enterAgain,
  enterPayee,
  enterUnbound,
  newNumber,
  paymentPassword,
  prove,
} from '../../../test/factories/cashier.ts';
import {
  codeSentTo,
  newNumber as newPhone,
  proveNumber,
  typeOwnCode,
} from '../../../test/factories/codes.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { somePapers } from '../../../test/factories/kyc.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { asOwner } from '../../../test/owner.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { turnoverPlayer } from '../../../test/factories/turnover.ts';
import { testDatabase } from '../../../test/harness.ts';
import { noteMarks } from '../limits/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { storedNumber } from './accounts/account-number.ts';
import { insertAccount } from './accounts/store-accounts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `cashier-key-${(keys += 1)}`;

async function ask(
  browser: TestBrowser,
  wish: { readonly payoutAccountId: string; readonly amount: string },
  key = newKey(),
) {
  await prove(browser);
  return browser.call(endpoints.requestWithdrawal, { body: wish, key });
}

async function typeCode(browser: TestBrowser, number: string): Promise<void> {
  await browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms' } });
  const code = await codeSentTo(test, server, number);
  await browser.call(endpoints.verifyPlace, { body: { kind: 'sms', code } });
}

describe('provePayment', () => {
  it('refuses in order: none set, a wrong one, too many wrong ones', async () => {
    const bare = server.browser();
    await registerMember(bare);
    const body = { paymentPassword };
    expect((await bare.call(endpoints.provePayment, { body })).code).toBe(
      'payment_password_missing',
    );
    const { browser } = await enterPayee(test, server);
    const wrong = () => browser.call(endpoints.provePayment, { body: { paymentPassword: '1' } });
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await wrong()).code);
    }
    expect(codes[0]).toBe('payment_password_incorrect');
    expect(codes.at(-1)).toBe('login_throttled');
  });

  it('is used up by the call that needs it', async () => {
    const { browser } = await enterPayee(test, server);
    const body = { kind: 'EWALLET', institution: 'TrueMoney', holder: 'Mike Somchai' };
    const bind = () =>
      browser.call(endpoints.createPayoutAccount, {
        body: { ...body, number: newNumber() },
        key: newKey(),
      });
    expect((await bind()).code).toBe('payment_proof_required');
    await prove(browser);
    expect((await bind()).status).toBe(200);
    expect((await bind()).code).toBe('payment_proof_required');
    await prove(browser);
    test.clock.advance({ seconds: 301 });
    expect((await bind()).code).toBe('payment_proof_required');
  });
});

describe('payout accounts', () => {
  it('are in one name, of one member, few, and shown by their end', async () => {
    const { browser } = await enterPayee(test, server);
    const bind = async (change: Readonly<Record<string, string>>) => {
      await prove(browser);
      const body = {
        kind: 'BANK',
        institution: 'SCB',
        holder: 'mike  SOMCHAI',
        number: newNumber(),
        ...change,
      };
      return browser.call(endpoints.createPayoutAccount, { body, key: newKey() });
    };
    const taken = newNumber();
    await bindAccount(test, (await enterPayee(test, server)).browser, taken);
    for (const number of ['1-2 3.4', '12']) {
      expect((await bind({ number })).code).toBe('payout_account_number');
    }
    expect((await bind({ holder: 'Ann Quay' })).code).toBe('payout_account_holder');
    expect((await bind({ number: taken })).code).toBe('payout_account_taken');
    const grouped = newNumber();
    test.clock.advance({ seconds: 1 });
    const got = await bind({ number: `${grouped.slice(0, 4)}-${grouped.slice(4)}` });
    const accounts = got.value['accounts'] as Record<string, unknown>[];
    expect(accounts.map((account) => [account['lastDigits'], account['isDefault']])).toEqual([
      [expect.any(String), true],
      [grouped.slice(-4), false],
    ]);
    expect(got.text).not.toContain(grouped);
    for (let more = 0; more < 3; more += 1) {
      await bind({});
    }
    expect((await bind({})).code).toBe('payout_account_limit');
  });

  it('are in the name of the papers, before any account says another', async () => {
    const { browser, id } = await enterUnbound(test, server);
    await proveSelf(browser);
    await browser.call(endpoints.sendPapers, { body: await somePapers() });
    const owner = await enterOwner(server);
    const shown = await owner.call(endpoints.readMemberKyc, { params: { id } });
    const [sent] = shown.value['cases'] as readonly { id: string }[];
    const approval = { params: { id: String(sent?.id) }, body: { reason: 'Compared.' } };
    expect((await owner.call(endpoints.approveKycCase, approval)).status).toBe(200);
    const bind = async (holder: string) => {
      await prove(browser);
      const body = { kind: 'BANK', institution: 'SCB', holder, number: newNumber() };
      return browser.call(endpoints.createPayoutAccount, { body, key: newKey() });
    };
    const asked = await browser.call(endpoints.readPayoutAccounts);
    expect(asked.value['holder']).toBe('Mika Harbour');
    expect((await bind('John Mule')).code).toBe('payout_account_holder');
    expect((await bind('HARBOUR, Mika')).status).toBe(200);
  });

  it('are one wallet with and without the code of the country, and in any case', async () => {
    const [one, two] = [await enterPayee(test, server), await enterPayee(test, server)];
    const bind = async ({ browser }: typeof one, number: string) => {
      await prove(browser);
      const holder = 'Mike Somchai';
      const body = { kind: 'EWALLET', institution: 'TrueMoney', holder, number };
      return browser.call(endpoints.createPayoutAccount, { body, key: newKey() });
    };
    expect((await bind(one, '081-234-5678')).status).toBe(200);
    expect((await bind(two, '66812345678')).code).toBe('payout_account_taken');
    expect((await bind(two, '66 81 234 5678')).code).toBe('payout_account_taken');
    expect((await bind(one, 'Mike.Wallet')).status).toBe(200);
    expect((await bind(two, 'mike.wallet')).code).toBe('payout_account_taken');
  });

  it('are taken off, but not while a withdrawal goes there; another becomes the default', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const second = await bindAccount(test, browser);
    const drop = async (id: string) => {
      await prove(browser);
      return browser.call(endpoints.deletePayoutAccount, { params: { id } });
    };
    const first = { params: { id: second } };
    await browser.call(endpoints.changeDefaultPayoutAccount, first);
    await browser.call(endpoints.changeDefaultPayoutAccount, { params: { id: accountId } });
    const { rows } = await test.database().pool.query<{ before: object; after: object }>(
      `select before, after from trail_entries
        where action = 'member.change_payout_default' and after ->> 'account' = $1`,
      [accountId],
    );
    expect(rows).toEqual([{ before: { account: second }, after: { account: accountId } }]);
    await ask(browser, { payoutAccountId: accountId, amount: '500.00' });
    expect((await drop(accountId)).code).toBe('payout_account_in_use');
    expect((await drop('pac_00000000')).code).toBe('not_found');
    expect((await drop(second)).status).toBe(200);
    const strange = { params: { id: second } };
    const missing = await browser.call(endpoints.changeDefaultPayoutAccount, strange);
    expect(missing.code).toBe('not_found');
  });
});

describe('a payout account in the place of all that were taken off', () => {
  const bind = async (browser: TestBrowser, holder: string, number = newNumber()) => {
    test.clock.advance({ seconds: 1 });
    await prove(browser);
    const body = { kind: 'BANK', institution: 'SCB', holder, number };
    return browser.call(endpoints.createPayoutAccount, { body, key: newKey() });
  };
  const drop = async (browser: TestBrowser, id: string) => {
    await prove(browser);
    return browser.call(endpoints.deletePayoutAccount, { params: { id } });
  };

  it('is not good at once (R20)', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    await drop(browser, accountId);
    const got = await bind(browser, 'Ann Quay');
    const [account] = got.value['accounts'] as Record<string, unknown>[];
    expect(account).toMatchObject({ holder: 'Ann Quay', isDefault: true });
    const payoutAccountId = String(account?.['id']);
    expect((await ask(browser, { payoutAccountId, amount: '500.00' })).code).toBe(
      'payout_account_cooling',
    );
  });

  it('tells the desk of another member who had the number before (R12)', async () => {
    const [one, other] = [await enterPayee(test, server), await enterPayee(test, server)];
    const number = newNumber();
    const got = await bind(one.browser, 'Mike Somchai', number);
    const accounts = got.value['accounts'] as readonly { id: string; lastDigits: string }[];
    const own = accounts.find(({ lastDigits }) => number.endsWith(lastDigits));
    const told = async () => {
      const { rows } = await test.database().pool.query<{ after: object }>(
        `select after from trail_entries
          where action = 'member.same_person' and subject_id = $1`,
        [other.id],
      );
      return rows.map(({ after }) => after);
    };
    await drop(one.browser, own?.id ?? 'none');
    expect(await told()).toEqual([]);
    const grouped = `${number.slice(0, 3)} ${number.slice(3)}`;
    expect((await bind(other.browser, 'Mike Somchai', grouped)).status).toBe(200);
    expect(await told()).toEqual([{ marks: 'bank_account', accounts: '1' }]);
  });

  it('tells the desk of whoever names the account of another member (E4)', async () => {
    const [one, other] = [await enterPayee(test, server), await enterPayee(test, server)];
    const number = newNumber();
    expect((await bind(one.browser, 'Mike Somchai', number)).status).toBe(200);
    expect((await bind(one.browser, 'Mike Somchai', number)).code).toBe('payout_account_taken');
    expect((await bind(other.browser, 'Mike Somchai', number)).code).toBe('payout_account_taken');
    const { rows } = await test.database().pool.query<{ subject: string }>(
      `select subject_id as subject from trail_entries
        where action = 'member.same_person' and subject_id = any($1)`,
      [[one.id, other.id]],
    );
    expect(rows).toEqual([{ subject: other.id }]);
  });

  it.each([
    {
      kind: 'EWALLET',
      institution: 'TrueMoney',
      before: '0817654321',
      number: '66817654321',
    },
    {
      kind: 'CRYPTO',
      institution: 'Ethereum',
      before: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359',
      number: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    },
  ] as const)(
    'tells the desk of an account of another member that was bound as it was typed: $kind',
    async ({ kind, institution, before, number }) => {
      const [one, other] = [await enterPayee(test, server), await enterPayee(test, server)];
      const holder = 'Mike Somchai';
      await test.inUnit(async (ctx) => {
        const id = ctx.ids.next('pac');
        const stored = storedNumber(ctx, id, before);
        const boundAt = ctx.clock.now();
        const times = { boundAt, usableFrom: boundAt };
        const own = { id, memberId: one.id, kind, institution, holder, isDefault: false };
        await insertAccount(ctx.tx, { ...own, ...stored, ...times });
        await noteMarks(ctx, one.id, [{ kind: 'bank_account', value: before }]);
      });
      await prove(other.browser);
      const body = { kind, institution, holder, number };
      const call = { body, key: newKey() };
      expect((await other.browser.call(endpoints.createPayoutAccount, call)).code).toBe(
        'payout_account_taken',
      );
      const { rows } = await test.database().pool.query<{ after: object }>(
        `select after from trail_entries
          where action = 'member.same_person' and subject_id = $1`,
        [other.id],
      );
      expect(rows).toEqual([{ after: { marks: 'bank_account', accounts: '1' } }]);
    },
  );

  it('keeps the name that was paid', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const { value } = await ask(browser, { payoutAccountId: accountId, amount: '500.00' });
    const close = `update withdrawals set state = 'COMPLETED', closed_at = state_at where id = $1`;
    await asOwner(test, close, [value['id']]);
    expect((await drop(browser, accountId)).status).toBe(200);
    expect((await browser.call(endpoints.readPayoutAccounts)).value['holder']).toBe('Mike Somchai');
    expect((await bind(browser, 'Ann Quay')).code).toBe('payout_account_holder');
  });

  it('is bound once when the answer was lost and the call is made again', async () => {
    const { browser } = await enterUnbound(test, server);
    const body = { kind: 'BANK', institution: 'SCB', holder: 'Ann Quay', number: newNumber() };
    const call = { body, key: newKey() };
    await prove(browser);
    const wait = async () =>
      (await browser.call(endpoints.readPayoutAccounts)).value['hoursToCool'];
    expect(await wait()).toBe(0);
    const got = await browser.call(endpoints.createPayoutAccount, call);
    expect(got.value['accounts']).toHaveLength(1);
    expect(await wait()).toBe(24);
    const again = await browser.call(endpoints.createPayoutAccount, call);
    expect(again.value).toEqual(got.value);
    const other = { ...call, body: { ...body, number: newNumber() } };
    expect((await browser.call(endpoints.createPayoutAccount, other)).code).toBe(
      'idempotency_conflict',
    );
  });

  it('is a bank of the list, or an address of the chain that is named with it (E4)', async () => {
    const { browser } = await enterPayee(test, server);
    const { value } = await browser.call(endpoints.readPayoutAccounts);
    expect(value['banks']).toContain('SCB');
    const add = async (kind: string, institution: string, number: string) => {
      await prove(browser);
      const body = { kind, institution, holder: 'Mike Somchai', number };
      return browser.call(endpoints.createPayoutAccount, { body, key: newKey() });
    };
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect((await add('BANK', 'Bank of Mike', newNumber())).code).toBe('payout_account_bank');
    expect((await add('CRYPTO', 'TRON', address)).code).toBe('payout_account_number');
    const got = await add('CRYPTO', 'Ethereum', address);
    expect(got.value['accounts']).toContainEqual(
      expect.objectContaining({ institution: 'Ethereum', lastDigits: 'eAed' }),
    );
  });

  it('is bound by one of two who are equally fast', async () => {
    const [one, other] = [await enterPayee(test, server), await enterPayee(test, server)];
    const number = newNumber();
    const both = await Promise.all(
      [one, other].map(({ browser }) => bind(browser, 'Mike Somchai', number)),
    );
    const bound = both.filter(({ status }) => status === 200);
    const taken = both.filter(({ code }) => code === 'payout_account_taken');
    expect([bound.length, taken.length]).toEqual([1, 1]);
  });
});

describe('requestWithdrawal', () => {
  it('refuses in order', async () => {
    const { browser, accountId, id } = await enterPayee(test, server);
    const young = await bindAccount(test, browser);
    await typeOwnCode(test, id);
    const body = { payoutAccountId: accountId, amount: '500.00' };
    const bare = await browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
    const codes = [
      bare,
      await ask(browser, { payoutAccountId: 'pac_00000000', amount: '1' }),
      await ask(browser, { payoutAccountId: accountId, amount: '99.99' }),
      await ask(browser, { payoutAccountId: young, amount: '500.00' }),
      await ask(browser, { payoutAccountId: accountId, amount: '50000.01' }),
      await ask(browser, { payoutAccountId: accountId, amount: '10000.01' }),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'payment_proof_required',
      'not_found',
      'withdrawal_amount',
      'payout_account_cooling',
      'withdrawal_amount',
      'insufficient_balance',
    ]);
    await ask(browser, body);
    const again = await ask(browser, body);
    expect(again.code).toBe('withdrawal_open');
  });

  it('takes a one-time code from 5,000.00 on, one for each (E5, R64)', async () => {
    const { browser, accountId, id } = await enterPayee(test, server);
    const number = newPhone();
    await proveNumber(test, id, number);
    // What was shown at the binding of the account is used up, so the code comes later.
    test.clock.advance({ seconds: 1 });
    const large = { payoutAccountId: accountId, amount: '5000.00' };
    // The code is asked for before anything is said of the order.
    const none = { payoutAccountId: 'pac_00000000', amount: '5000.00' };
    expect((await ask(browser, none)).code).toBe('verification_required');
    expect((await ask(browser, large)).code).toBe('verification_required');
    await typeCode(browser, number);
    expect((await ask(browser, none)).code).toBe('not_found');
    expect((await ask(browser, large)).value).toMatchObject({ state: 'REVIEW' });
    expect((await ask(browser, large)).code).toBe('verification_required');
    const small = await ask(browser, { payoutAccountId: accountId, amount: '4999.99' });
    expect(small.code).toBe('withdrawal_open');
  });

  it('sends who has nothing but the payment password to bind something first (E5)', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const large = { payoutAccountId: accountId, amount: '5000.00' };
    expect((await ask(browser, large)).code).toBe('extra_factor_missing');
    test.clock.advance({ seconds: 1 });
    await proveSelf(browser);
    await bindFactor(test, browser, 'member');
    expect((await ask(browser, large)).value).toMatchObject({ amount: '5000.00' });
    const other = await enterPayee(test, server);
    const wish = { payoutAccountId: other.accountId, amount: '500.00' };
    const strange = { ...other, browser: server.browser() };
    test.clock.advance({ minutes: 1 });
    await enterAgain(strange);
    expect((await ask(strange.browser, wish)).code).toBe('extra_factor_missing');
    expect((await ask(other.browser, wish)).status).toBe(200);
  });

  it('takes one of any amount from a browser that came less than a day ago to others', async () => {
    const payee = await enterPayee(test, server);
    const number = newPhone();
    await proveNumber(test, payee.id, number);
    const wish = { payoutAccountId: payee.accountId, amount: '500.00' };
    test.clock.advance({ minutes: 1 });
    const other = { ...payee, browser: server.browser() };
    await enterAgain(other);
    expect((await ask(other.browser, wish)).code).toBe('verification_required');
    test.clock.advance({ hours: 24 });
    await enterAgain(other);
    expect((await ask(other.browser, wish)).value).toMatchObject({ amount: '500.00' });
  });

  it('takes none of the first browser of a member', async () => {
    const { browser, accountId, id } = await enterPayee(test, server);
    await proveNumber(test, id, newPhone());
    const got = await ask(browser, { payoutAccountId: accountId, amount: '4999.99' });
    expect(got.value).toMatchObject({ amount: '4999.99' });
  });

  it('holds the money at once, and says who acts next, since when and by when', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const key = newKey();
    const got = await ask(browser, { payoutAccountId: accountId, amount: '1500.00' }, key);
    const now = String(test.clock.now());
    expect(got.value).toMatchObject({
      state: 'APPROVED',
      amount: '1500.00',
      payout: '1500.00',
      remaining: '1500.00',
      nextActor: 'house',
      since: now,
      dueAt: String(test.clock.now().add({ minutes: 15 })),
      reason: 'no_review_needed',
    });
    const balance = await browser.call(endpoints.readBalance);
    expect(balance.value['balance']).toBe('8500.00');
    const again = await browser.call(endpoints.requestWithdrawal, {
      body: { payoutAccountId: accountId, amount: '1500.00' },
      key,
    });
    expect([again.value, again.headers['idempotent-replay']]).toEqual([got.value, 'true']);
    const terms = await browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value).toMatchObject({
      available: '8500.00',
      leftToday: '48500.00',
      leftCount: 2,
      openWithdrawalId: got.value['id'],
    });
  });

  it('explains what play is left bet by bet, to whoever has to play it', async () => {
    const { browser, id: memberId } = await enterPayee(test, server);
    const key = { source: 'transfer', reference: 'trf_counted', memberId } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...key, amountMinor: 1_000n, multiple: 1 }));
    const list = (from: TestBrowser) =>
      from.call(endpoints.listCountedBets, {
        query: { kind: 'transfer', reference: 'trf_counted' },
      });
    expect((await list(browser)).value).toEqual({ content: [], nextCursor: null });
    const player = turnoverPlayer(test, 'weighed', memberId);
    await player.book(player.fact('1', { category: 'LIVE', validMinor: 1_000n }));
    // Tables count half (agents-loyalty-money.md D8).
    const figures = { played: '10.00', counted: '5.00' };
    const half = { betId: player.betId('1'), game: 'reels', ...figures };
    expect((await list(browser)).value).toMatchObject({ content: [half] });
    expect((await browser.call(endpoints.readWithdrawalTerms)).value).toMatchObject({
      requirements: [{ money: '10.00', multiple: 1, left: '5.00', lastBets: [half] }],
    });
    const stranger = await enterPayee(test, server);
    expect((await list(stranger.browser)).code).toBe('not_found');
  });

  it('is looked at by a person above the ceiling', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const got = await ask(browser, { payoutAccountId: accountId, amount: '2000.01' });
    expect(got.value).toMatchObject({
      state: 'REVIEW',
      nextActor: 'house',
      reason: 'review_first',
    });
    const steps = got.value['steps'] as Record<string, unknown>[];
    expect(steps.map((step) => [step['state'], step['by']])).toEqual([
      ['RISK', 'system'],
      ['REVIEW', 'system'],
    ]);
  });

  it('takes the money once, when many ask at the same time', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const body = { payoutAccountId: accountId, amount: '1000.00' };
    await prove(browser);
    const calls = Array.from({ length: 12 }, () =>
      browser.call(endpoints.requestWithdrawal, { body, key: newKey() }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.call(endpoints.readBalance)).value['balance']).toBe('9000.00');
  });

  it('shows an order to nobody else', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const { id } = (await ask(browser, { payoutAccountId: accountId, amount: '100.00' })).value;
    const other = await enterPayee(test, server);
    const params = { id: String(id) };
    const body = { answer: 'full_payment' };
    const codes = [
      await other.browser.call(endpoints.readWithdrawal, { params }),
      await other.browser.call(endpoints.answerReceipt, { params, body, key: newKey() }),
      await other.browser.call(endpoints.readProof, { params: { id: 'prf_00000000' } }),
    ].map(({ code }) => code);
    expect(codes).toEqual(['not_found', 'not_found', 'not_found']);
    expect((await other.browser.call(endpoints.listWithdrawals)).value['content']).toEqual([]);
  });
});
