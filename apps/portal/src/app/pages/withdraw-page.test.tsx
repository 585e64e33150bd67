import { lastBetsShown } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/withdraw';
const amount = page.getByRole('textbox', { name: 'Amount' });
const password = page.getByLabelText(/^Payment password/u);
const submit = page.getByRole('main').getByRole('button', { name: /^Withdraw/u });

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

const amountIn = { en: 'Amount', ar: 'المبلغ' } as const;

async function fill(): Promise<void> {
  await amount.fill('1,000');
  await password.fill('482913');
}

describe('the page of withdrawals', () => {
  it('shows what is there, the account, and what was asked for before', async () => {
    await open();
    await expect.element(page.getByText('฿12,480.50').first()).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'To' }))
      .toHaveValue('pac_0198f0ad1000');
    await expect
      .element(page.getByRole('link', { name: /฿3,000\.00.*Under review/u }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /฿500\.00.*Received/u })).toBeVisible();
  });

  it('offers first to bring back what lies at vendors (agents-loyalty-money.md E8)', async () => {
    far.answer('readMerchantWallet', { isSingle: 0 });
    await open();
    const all = page.getByRole('button', { name: 'Bring all back' });
    await expect.element(page.getByText(/^Some of your money is in game wallets\./u)).toBeVisible();
    await all.click();
    await expect
      .poll(() => far.calls('createWalletTransfer').at(-1)?.body)
      .toMatchObject({ direction: 'out' });
  });

  it('offers nothing of the kind where one wallet pays for everything', async () => {
    sessionStorage.clear();
    far.answer('readMerchantWallet', { isSingle: 1 });
    await open();
    await expect.element(amount).toBeVisible();
    expect(page.getByRole('button', { name: 'Bring all back' }).elements()).toEqual([]);
    expect(far.calls('readVendorWallets')).toEqual([]);
  });

  it('says fee, payout and time before anything is sent', async () => {
    await open();
    await expect.element(submit).toHaveAccessibleName('Withdraw');
    await amount.fill('1000');
    await expect.element(submit).toHaveAccessibleName(/^Withdraw .*1,000\.00/u);
    await expect
      .element(page.getByText(/Fee .*0\.00.* You receive .*1,000\.00.*15 minutes/u))
      .toBeVisible();
  });

  it.each([
    ['2,000.01', []],
    ['1,000', ['pac_0198f0ad1000']],
  ] as const)('says that a person looks first at %s to %j', async (typed, reviewedAccountIds) => {
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      reviewedAccountIds: [...reviewedAccountIds],
    });
    await open();
    await amount.fill(typed);
    await expect
      .element(page.getByText(/A person looks at it first, within 24 hours/u))
      .toBeVisible();
    expect(page.getByText(/15 minutes/u).elements()).toEqual([]);
  });

  it.each([
    ['100.005', 'Too many decimals: this currency has 2.'],
    ['five', 'Write the amount in digits, for example 100.50.'],
  ])('says what is wrong with %s, and sends nothing', async (text, words) => {
    await open();
    await amount.fill(text);
    await submit.click();
    await expect.element(page.getByText(words)).toBeVisible();
    expect(far.calls('provePayment')).toHaveLength(0);
  });

  it('repeats the amount on its button, in the form of the currency', async () => {
    await open();
    await amount.fill('1000.5');
    await expect.element(submit).toMatchTextContent(/Withdraw .*1,000\.50/u);
  });

  it('proves the payment password, asks with a key, and goes to the tracker', async () => {
    const router = await open();
    await fill();
    await submit.click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/withdraw/wdr_0198f0ae1000');
    expect(far.calls('requestWithdrawal').at(-1)?.body).toEqual({
      payoutAccountId: 'pac_0198f0ad1000',
      amount: '1000',
    });
  });

  it('warns of an amount above what may go before it says what arrives', async () => {
    await open();
    await amount.fill('12480.51');
    await expect.element(page.getByText(/^Above the limit: at most .*12,480\.50/u)).toBeVisible();
    expect(page.getByText(/You receive/u).elements()).toEqual([]);
    await amount.fill('12480.50');
    await expect.element(page.getByText(/You receive/u)).toBeVisible();
    expect(page.getByText(/^Above the limit/u).elements()).toEqual([]);
  });

  it('shows who has nothing but the payment password what to bind, and where (E5)', async () => {
    far.refuse('requestWithdrawal', 'extra_factor_missing');
    await open();
    await fill();
    await submit.click();
    await expect.element(page.getByText(refusalText('extra_factor_missing'))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Bind one in the security centre' }))
      .toHaveAttribute('href', '/m/securityCenter');
  });

  it('fills a part of what is there, at most what may be taken', async () => {
    await open();
    await page.getByRole('button', { name: '25 %' }).click();
    await expect.element(amount).toHaveValue('3,120.12');
    await page.getByRole('button', { name: 'Max' }).click();
    await expect.element(amount).toHaveValue('12,480.50');
  });

  it.each([
    [{}, 'Max is ฿12,480.50: all that may leave now.'],
    [{ most: '5000.00' }, 'Max is ฿5,000.00: the most of one withdrawal.'],
    [{ leftToday: '800.00' }, 'Max is ฿800.00: what is left for today.'],
  ] as const)('says which bound makes the most: %o', async (change, text) => {
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, ...change });
    await open();
    // A currency keeps its distance by a space that does not break.
    const said = () =>
      document.querySelector('form')?.textContent.replaceAll(/[\u00A0\u2066-\u2069]/gu, '');
    await expect.poll(said).toContain(text);
  });

  it('is stepped by buttons and keys, inside its bounds', async () => {
    await open();
    await page.getByRole('button', { name: 'Larger amount' }).click();
    await expect.element(amount).toHaveValue('100');
    await page.getByRole('button', { name: 'Larger amount' }).click();
    await expect.element(amount).toHaveValue('110');
    await page.getByRole('button', { name: 'Smaller amount' }).click();
    await expect.element(amount).toHaveValue('100');
    await amount.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(amount).toHaveValue('120');
    await userEvent.keyboard('{PageUp}');
    await expect.element(amount).toHaveValue('220');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    await expect.element(amount).toHaveValue('100');
  });

  it.each(['en', 'ar'] as const)(
    'sets thousands apart while nobody types, at the same size (%s)',
    async (locale) => {
      await open(locale);
      const field = page.getByRole('textbox', { name: amountIn[locale] });
      await field.fill('1500');
      await expect.element(field).toHaveValue('1500');
      const typing = field.element().getBoundingClientRect();
      await userEvent.keyboard('{Tab}');
      await expect.element(field).toHaveValue('1,500');
      expect(field.element().getBoundingClientRect()).toEqual(typing);
      await field.click();
      await expect.element(field).toHaveValue('1500');
      await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}2');
      // All of it is selected on the way in, so that what is typed takes its place.
      await expect.element(field).toHaveValue('2');
    },
  );

  it('goes on while a button is held, and stops with it', async () => {
    await open();
    const more = page.getByRole('button', { name: 'Larger amount' });
    await expect.element(more).toBeVisible();
    const press = (type: string) =>
      more.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
    press('pointerdown');
    await expect.element(amount).toHaveValue('120');
    press('pointerup');
    await amount.fill('500');
    await page.getByRole('button', { name: 'Smaller amount' }).click();
    await expect.element(amount).toHaveValue('490');
  });

  it('puts refusals on their fields', async () => {
    far.refuse('provePayment', 'payment_password_incorrect');
    await open();
    await fill();
    await submit.click();
    await expect.element(page.getByText(refusalText('payment_password_incorrect'))).toBeVisible();
    expect(far.calls('requestWithdrawal')).toHaveLength(0);
    far.answer('provePayment', samples.provePayment);
    far.refuse('requestWithdrawal', 'withdrawal_limit');
    await submit.click();
    await expect.element(page.getByText(refusalText('withdrawal_limit'))).toBeVisible();
  });

  it('leads to the accounts where there is none yet, and says that nothing was asked for', async () => {
    far.answer('readPayoutAccounts', {
      ...samples.readPayoutAccounts,
      accounts: [],
      holder: null,
    });
    far.answer('listWithdrawals', { content: [], nextCursor: null });
    const openedAt = '2026-03-01T10:00:00Z';
    const terms = { money: '250.00', multiple: 2, required: '500.00' };
    const play = { ...terms, done: '20.00', left: '480.00', openedAt, lastBets: [] };
    const requirements = [{ reference: 'dep_1', kind: 'deposit' as const, ...play }];
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, requirements });
    await open();
    await expect.element(page.getByRole('link', { name: 'Add an account' })).toBeVisible();
    // What could leave, and what play stands in between, is no matter of an account.
    await expect.element(page.getByText('Available', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/480\.00.* is still to be played/u)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  });

  it('offers no second one while the first is under way', async () => {
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      openWithdrawalId: 'wdr_0198f0ae1000',
    });
    await open();
    await expect.element(page.getByRole('link', { name: 'Follow it' })).toBeVisible();
    expect(submit.elements()).toEqual([]);
  });

  it('says that a request was not taken, because one of another tab came first', async () => {
    await open();
    await fill();
    far.refuse('requestWithdrawal', 'withdrawal_open');
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      openWithdrawalId: 'wdr_0198f0ae1000',
    });
    await submit.click();
    await expect
      .element(page.getByText(/request for .*1,000\.00.* was not taken/u))
      .toHaveAttribute('role', 'alert');
    await expect.element(page.getByRole('link', { name: 'Follow it' })).toBeVisible();
  });

  it('says until when none goes out after a change, and asks for none', async () => {
    const heldUntil = '2026-03-03T10:00:00Z';
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, heldUntil });
    await open();
    await expect.element(page.getByText(/closed until/u)).toBeVisible();
    expect(submit.elements()).toEqual([]);
  });

  it('explains what play is left by the bets that counted last', async () => {
    const { betId } = samples.readBet;
    const figures = { played: '40.00', counted: '20.00', at: '2026-03-02T10:00:30Z' };
    const bet = { betId, category: 'LIVE' as const, game: 'Harbour Baccarat', ...figures };
    const openedAt = '2026-03-01T10:00:00Z';
    const terms = { money: '250.00', multiple: 2, required: '500.00' };
    const play = { ...terms, done: '20.00', left: '480.00', openedAt };
    const requirement = { reference: 'dep_1', kind: 'deposit' as const, ...play };
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      requirements: [
        { ...requirement, lastBets: [bet] },
        {
          ...requirement,
          reference: 'dep_2',
          kind: 'bonus',
          title: 'Welcome aboard',
          openedAt: '2026-03-02T10:00:00Z',
          lastBets: [],
        },
      ],
    });
    await open();
    await expect.element(page.getByText('฿480.00').first()).toBeVisible();
    await expect
      .element(page.getByText(/960\.00.* is still to be played\..* nothing of your .*12,480\.50/u))
      .toBeVisible();
    await expect.element(page.getByText('Play counts for the oldest first.')).toBeVisible();
    await page.getByRole('button', { name: 'Max' }).click();
    await expect.element(amount).toHaveValue('0.00');
    expect(page.getByText(/You receive/u).query()).toBeNull();
    await expect.element(page.getByText('Play for: Welcome aboard').first()).toBeVisible();
    await expect.element(page.getByText(/^2026-03-02/u).first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Live casino/u }))
      .toHaveAttribute('href', `/m/personalHistoryCopy/bet/${betId}`);
    await expect
      .element(page.getByRole('link', { name: /Live casino/u }))
      .toMatchTextContent(/Harbour Baccarat.*40\.00.* × 50% = .*20\.00/u);
    await expect.element(page.getByText(/^2 × .*250\.00/u).first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Play for: Deposit' }))
      .toHaveAttribute('href', '/m/depositv2/dep_1');
  });

  it('shows how much of what is asked for was played, and all bets that counted', async () => {
    const lastBets = Array.from({ length: lastBetsShown }, (_, index) => ({
      betId: `bet_0198f0aa810${index}` as const,
      category: 'LIVE' as const,
      game: 'Harbour Baccarat',
      played: '20.00',
      counted: '20.00',
      at: '2026-03-02T10:00:30Z',
    }));
    const terms = { money: '500.00', multiple: 1, required: '500.00' };
    const play = { ...terms, done: '140.00', left: '360.00', lastBets };
    const requirement = { reference: 'dep_1', kind: 'deposit' as const, ...play };
    const openedAt = '2026-03-01T10:00:00Z';
    const requirements = [{ ...requirement, openedAt }];
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, requirements });
    far.answer('listCountedBets', {
      content: lastBets.map((bet) => ({ ...bet, played: '21.00', counted: '21.00' })),
      nextCursor: 'bet_0198f0aa8104',
    });
    await open();
    await expect.element(page.getByText(/140\.00.* of .*500\.00.* done/u)).toBeVisible();
    const bets = page.getByRole('list', { name: 'Play for: Deposit' });
    const older = page.getByRole('button', { name: 'Show older bets' });
    await older.click();
    await expect.element(bets.getByText('฿21.00').first()).toBeVisible();
    far.answer('listCountedBets', samples.listCountedBets);
    await older.click();
    await expect.poll(() => bets.getByRole('link').elements().length).toBe(lastBetsShown + 1);
    const key = { kind: 'deposit', reference: 'dep_1', language: 'EN' };
    const query = { ...key, cursor: 'bet_0198f0aa8104' };
    expect(far.calls('listCountedBets').at(-1)?.query).toEqual(query);
    await expect.element(older).not.toBeInTheDocument();
  });

  it('is busy until the terms are there', async () => {
    const release = far.hold('readWithdrawalTerms');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(amount).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('readWithdrawalTerms');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(amount).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readWithdrawalTerms', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readWithdrawalTerms', samples.readWithdrawalTerms);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(amount).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('button', { name: 'اسحب' })).toBeVisible();
  });
});
