import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/depositv2';
const amount = page.getByRole('textbox', { name: 'Amount' });
const submit = page.getByRole('button', { name: /^Continue/u });

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

describe('the page of deposits', () => {
  it('shows the methods with their times, and what was paid in before', async () => {
    await open();
    await expect
      .element(page.getByRole('radio', { name: /QR payment.*1 to 3 minutes/u }))
      .toBeChecked();
    await expect
      .element(page.getByRole('link', { name: /฿500\.00.*Waits for payment/u }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /฿1,000\.00.*Credited/u })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Set a deposit limit' }))
      .toHaveAttribute('href', '/m/limits');
  });

  it('shows by itself what became of an order that was paid in another tab', async () => {
    await open();
    const first = page.getByRole('link', { name: /฿500\.00/u });
    await expect.element(first).toMatchTextContent('Waits for payment');
    const content = samples.listDeposits.content.map((line) => ({
      ...line,
      state: 'CREDITED' as const,
    }));
    far.answer('listDeposits', { content, nextCursor: null });
    // Whoever listens comes a little after the page.
    const text = () => {
      topicTable.tell('badges');
      return first.element().textContent;
    };
    await expect.poll(text, { timeout: 10_000 }).toContain('Credited');
  });

  it('is stepped by a button, from the least of the method on', async () => {
    await open();
    const [chosen] = samples.readDepositTerms.channels;
    await page.getByRole('button', { name: 'Larger amount' }).click();
    await expect.element(amount).toHaveValue(String(Number(chosen?.least)));
  });

  it('says first that deposits are closed while a break lasts (RG-04)', async () => {
    const pause = {
      kind: 'time_out' as const,
      startedAt: '2026-03-02T10:00:00Z',
      endsAt: '2026-03-03T10:00:00Z',
      returnsAt: null,
      mayAskAt: null,
    };
    far.answer('readProtection', { ...samples.readProtection, pause });
    await open();
    await expect
      .element(page.getByText(/^Deposits are closed meanwhile\. It lasts/u))
      .toBeVisible();
    await expect.element(amount).not.toBeInTheDocument();
    await expect.element(submit).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /฿1,000\.00.*Credited/u })).toBeVisible();
  });

  it.each([
    ['for a time', '2026-09-02T10:00:00Z', /^Deposits are closed meanwhile\. It lasts until/u],
    ['for ever', null, /^Deposits are closed meanwhile\. Your exclusion has no end\./u],
  ] as const)('says the same during an exclusion %s', async (_, endsAt, sentence) => {
    const at = '2026-03-02T10:00:00Z';
    const pause = {
      kind: 'exclusion',
      startedAt: at,
      endsAt,
      returnsAt: null,
      mayAskAt: at,
    } as const;
    far.answer('readProtection', { ...samples.readProtection, pause });
    await open();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^You have excluded/u })).toBeVisible();
    await expect.element(amount).not.toBeInTheDocument();
  });

  it('says that the own limit leaves less than the method takes, and offers no such amount', async () => {
    const ownLimit = { left: '50.00', period: 'day' as const };
    far.answer('readDepositTerms', { ...samples.readDepositTerms, ownLimit });
    await open();
    const less = /^Your own limit leaves less than the least amount of this method, .*100\.00/u;
    await expect.element(page.getByText(less)).toBeVisible();
    await expect.element(page.getByText(/^Left by your own limit: \D*50\.00/u)).toBeVisible();
    expect(page.getByRole('button', { name: /^\D{1,3}[\d,]+\.00$/u }).elements()).toEqual([]);
  });

  it('offers the amounts that the own limit leaves', async () => {
    const ownLimit = { left: '600.00', period: 'week' as const };
    far.answer('readDepositTerms', { ...samples.readDepositTerms, ownLimit });
    await open();
    await expect.element(page.getByRole('button', { name: /\D500\.00/u })).toBeVisible();
    expect(page.getByRole('button', { name: /\D1,000\.00/u }).elements()).toEqual([]);
    await expect.element(page.getByText(/^Left by your own limit: \D*600\.00/u)).toBeVisible();
    expect(page.getByText(/^Your own limit leaves less/u).elements()).toEqual([]);
  });

  it('opens where nobody can say whether a break runs: the server decides', async () => {
    far.fail('readProtection', 'offline');
    await open();
    await expect.element(amount).toBeVisible();
  });

  it('says amount, fee, time and play before anything is sent', async () => {
    await open();
    await page.getByRole('radio', { name: /^Card/u }).click();
    await amount.fill('1000');
    await expect
      .element(page.getByText(/You pay .*1,000\.00.*fee .*15\.00.*gets .*985\.00.*2 minutes/u))
      .toBeVisible();
    await expect.element(page.getByText(/1 × the amount is played/u)).toBeVisible();
  });

  it.each([
    [
      {},
      { leftToday: '200000.00' },
      /^Max is .*50,000\.00.*: the most of one deposit\./u,
      '50,000.00',
    ],
    [
      {},
      { leftToday: '800.00' },
      /^Max is .*800\.00.*: what this method leaves for today\./u,
      '800.00',
    ],
    [
      { ownLimit: { left: '1234.50', period: 'day' } },
      {},
      /^Max is .*1,234\.50.*: what your own limit leaves\./u,
      '1,234.50',
    ],
  ] as const)(
    'sets the most, and says what bounds it: %o %o',
    async (terms, change, text, value) => {
      const { channels } = samples.readDepositTerms;
      far.answer('readDepositTerms', {
        ...samples.readDepositTerms,
        ...terms,
        channels: channels.map((channel) => ({ ...channel, ...change })),
      });
      await open();
      await expect.element(page.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: 'Max', exact: true }).click();
      await expect.element(amount).toHaveValue(value);
      await submit.click();
      await expect
        .poll(() => far.calls('createDeposit').at(-1)?.body)
        .toMatchObject({ amount: value.replace(',', '') });
    },
  );

  it('warns of an amount above the most before it says what arrives', async () => {
    await open();
    await amount.fill('50000.01');
    await expect.element(page.getByText(/^Above the limit: at most .*50,000\.00/u)).toBeVisible();
    expect(page.getByText(/^You pay/u).elements()).toEqual([]);
    await amount.fill('50000');
    await expect.element(page.getByText(/^You pay/u)).toBeVisible();
    expect(page.getByText(/^Above the limit/u).elements()).toEqual([]);
  });

  it('offers no most below the least of the method', async () => {
    far.answer('readDepositTerms', {
      ...samples.readDepositTerms,
      ownLimit: { left: '99.99', period: 'day' },
    });
    await open();
    await expect.element(page.getByText(/^Your own limit leaves less/u)).toBeVisible();
    expect(page.getByRole('button', { name: 'Max', exact: true }).elements()).toEqual([]);
  });

  it('sets thousands apart while nobody types, at the same size', async () => {
    await open();
    await amount.fill('2500.5');
    await expect.element(amount).toHaveValue('2500.5');
    const typing = amount.element().getBoundingClientRect();
    await userEvent.keyboard('{Tab}');
    await expect.element(amount).toHaveValue('2,500.5');
    expect(amount.element().getBoundingClientRect()).toEqual(typing);
    await amount.click();
    await expect.element(amount).toHaveValue('2500.5');
  });

  it('sets a quick amount, opens the deposit with a key, and goes to its page', async () => {
    const router = await open();
    await page.getByRole('button', { name: /\D500\.00/u }).click();
    await expect.element(amount).toHaveValue('500.00');
    await submit.click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/depositv2/dep_0198f0b11000');
    expect(far.calls('createDeposit').at(-1)?.body).toEqual({ channel: 'QR', amount: '500.00' });
  });

  it('offers the amounts of a method that takes no others, and sends the one that is chosen', async () => {
    const { readDepositTerms: terms } = samples;
    const channels = terms.channels.map((channel) =>
      channel.code === 'CARD' ? { ...channel, isFixed: true } : channel,
    );
    far.answer('readDepositTerms', { ...terms, channels });
    await open();
    await page.getByRole('radio', { name: /^Card/u }).click();
    await expect.element(page.getByText('This method takes these amounts only.')).toBeVisible();
    await page.getByRole('radio', { name: /^Bank transfer/u }).click();
    await amount.fill('777');
    await page.getByRole('radio', { name: /^Card/u }).click();
    const choice = page.getByRole('combobox', { name: 'Amount' });
    await expect.element(choice).toHaveValue('');
    await choice.selectOptions('500.00');
    await submit.click();
    await expect
      .poll(() => far.calls('createDeposit').at(-1)?.body)
      .toMatchObject({ channel: 'CARD', amount: '500.00' });
  });

  it.each([
    ['an amount that it does not take', '777', ''],
    ['one that it takes', '500', '500.00'],
  ] as const)(
    'begins a method of fixed amounts, with %s in the address, by what it shows',
    async (_, typed, value) => {
      const { readDepositTerms: terms } = samples;
      const channels = terms.channels.map((channel) =>
        channel.code === 'CARD' ? { ...channel, isFixed: true } : channel,
      );
      far.answer('readDepositTerms', { ...terms, channels });
      await openPortal(`${address}?channel=CARD&amount=${typed}`, { as: 'member' });
      await expect.element(page.getByRole('combobox', { name: 'Amount' })).toHaveValue(value);
      await submit.click();
      const sent = () => far.calls('createDeposit').map(({ body }) => body);
      if (value === '') {
        await expect.element(page.getByText('Enter an amount.')).toBeVisible();
        expect(sent()).toEqual([]);
      } else {
        await expect.poll(sent).toEqual([{ channel: 'CARD', amount: value }]);
      }
    },
  );

  it('puts refusals on their fields', async () => {
    far.refuse('createDeposit', 'limit_reached');
    await open();
    await submit.click();
    await expect.element(page.getByText('Enter an amount.')).toBeVisible();
    await amount.fill('500');
    await submit.click();
    await expect.element(page.getByText(refusalText('limit_reached'))).toBeVisible();
    far.refuse('createDeposit', 'deposits_open');
    await submit.click();
    await expect.element(page.getByText(refusalText('deposits_open'))).toBeVisible();
  });

  it('says which limit of the own is reached, until when, and where it is kept (RG-06)', async () => {
    far.refuse('createDeposit', 'limit_reached', {
      kind: 'deposit',
      period: 'week',
      limit: '2000.00',
      left: '0.00',
      currency: 'THB',
      until: '2026-03-09T00:00:00.000Z',
    });
    const router = await open();
    await amount.fill('500');
    await submit.click();
    const told = /^Your weekly deposit limit is .*2,000\.00.*, with .*0\.00.* left until /u;
    await expect.element(page.getByText(told)).toBeVisible();
    const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(closing).toBe(false);
    await page.getByRole('link', { name: 'Limits and breaks' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });

  it('asks for a limit before the first deposit; to go on without is a choice (R6)', async () => {
    far.answer('readDepositTerms', { ...samples.readDepositTerms, asksForLimit: true });
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Set a limit', exact: true }))
      .toHaveAttribute('href', '/m/limits');
    expect(submit.elements()).toEqual([]);
    await page.getByRole('button', { name: 'Go on without a limit' }).click();
    await amount.fill('500');
    await submit.click();
    await expect
      .poll(() => far.calls('createDeposit').at(-1)?.body)
      .toEqual({ channel: 'QR', amount: '500', isWithoutLimit: true });
  });

  it.each([
    ['it comes from', '?promotion=prm_0198f0b10001', {}],
    ['it joined', '', { isJoined: true }],
  ] as const)('begins with the promotion that %s', async (_, query, joined) => {
    const promotions = samples.readDepositTerms.promotions.map((row) => ({ ...row, ...joined }));
    far.answer('readDepositTerms', { ...samples.readDepositTerms, promotions });
    await openPortal(`/m/depositv2${query}`, { as: 'member' });
    const doubled = page.getByRole('radio', { name: /^First deposit doubled/u });
    await expect.element(doubled).toBeChecked();
    const none = 'isJoined' in joined ? /does not come with the deposit/u : /brings no bonus/u;
    await expect.element(page.getByText(none)).toBeVisible();
  });

  it('offers the promotions that it may serve, none of them at first, and sends the chosen one', async () => {
    await open();
    await expect.element(page.getByRole('radio', { name: /^No promotion/u })).toBeChecked();
    const doubled = page.getByRole('radio', { name: /^First deposit doubled/u });
    await expect.element(page.getByText(/8 times deposit and bonus/u)).toBeVisible();
    await doubled.click();
    await amount.fill('499.99');
    await expect.element(page.getByText(/adds nothing to this amount/u)).toBeVisible();
    await amount.fill('500');
    await expect.element(page.getByText(/^“First deposit doubled” adds .*500\.00/u)).toBeVisible();
    await expect
      .element(page.getByText(/^Besides, .*8,000\.00.* is played within 14 days/u))
      .toBeVisible();
    far.refuse('createDeposit', 'promotion_deposit_least');
    await submit.click();
    await expect.element(page.getByText(refusalText('promotion_deposit_least'))).toBeVisible();
    far.refuse('createDeposit', 'promotion_changed');
    await submit.click();
    await expect.element(page.getByText(refusalText('promotion_changed'))).toBeVisible();
    far.answer('createDeposit', samples.createDeposit);
    await submit.click();
    await expect
      .poll(() => far.calls('createDeposit').at(-1)?.body)
      .toEqual({
        channel: 'QR',
        amount: '500',
        promotion: { id: 'prm_0198f0b10001', version: 2 },
      });
  });

  it('leads to the deposit that is under way by the same method', async () => {
    const [first, ...others] = samples.readDepositTerms.channels;
    far.answer('readDepositTerms', {
      ...samples.readDepositTerms,
      channels: first ? [{ ...first, openDepositId: 'dep_0198f0b11000' }, ...others] : [],
    });
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Follow it' }))
      .toHaveAttribute('href', '/m/depositv2/dep_0198f0b11000');
    expect(submit.elements()).toEqual([]);
  });

  it('says where to ask when no method is open, and that nothing was paid in', async () => {
    far.answer('readDepositTerms', { ...samples.readDepositTerms, channels: [] });
    far.answer('listDeposits', { content: [], nextCursor: null });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'No way to pay in right now' }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No deposits yet' })).toBeVisible();
  });

  it('is busy until the terms are there', async () => {
    const release = far.hold('readDepositTerms');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(amount).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readDepositTerms', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readDepositTerms', samples.readDepositTerms);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(amount).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('button', { name: 'متابعة' })).toBeVisible();
  });
});

it('names what the own limit leaves before anything else', async () => {
  const ownLimit = { left: '700.00', period: 'week' } as const;
  far.answer('readDepositTerms', { ...samples.readDepositTerms, ownLimit });
  await open();
  const own = page.getByText(/^Your own limit leaves .*700\.00.* for this week\.$/u);
  await expect.element(own).toBeVisible();
});
