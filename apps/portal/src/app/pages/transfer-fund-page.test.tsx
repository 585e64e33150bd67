import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const amount = page.getByRole('textbox', { name: 'Amount' });
const moveIn = page.getByRole('button', { name: 'Move in' });
const [purse, ...others] = samples.readVendorWallets.wallets;

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/transferFund', { as: 'member', locale });
}

function walletsWith(changes: Partial<NonNullable<typeof purse>>) {
  const wallets = purse === undefined ? [] : [{ ...purse, ...changes }, ...others];
  return { ...samples.readVendorWallets, wallets };
}

describe('the game wallets', () => {
  it('shows the wallet, each purse with its balance, and what went before', async () => {
    await open();
    await expect.element(page.getByText(/฿\s?12,480\.50/u).first()).toBeVisible();
    const purses = page.getByRole('list', { name: 'Game wallets' });
    await expect.element(purses.getByText(/฿\s?320\.00/u)).toBeVisible();
    await expect.element(page.getByText('Not carried out, nothing is missing')).toBeVisible();
  });

  it('moves money in with a key, and takes all of a purse with one press', async () => {
    await open();
    await amount.fill('250');
    await moveIn.click();
    await expect
      .poll(() => far.calls('createWalletTransfer').at(-1)?.body)
      .toEqual({ vendorCode: 'SIM_PURSE', direction: 'in', amount: '250' });
    // A form that was sent is clean again: the emptied field is no mistake until the next time.
    await expect.element(amount).toHaveValue('');
    await expect.element(page.getByText('Enter an amount.')).not.toBeInTheDocument();
    await moveIn.click();
    await expect.element(page.getByText('Enter an amount.')).toBeVisible();
    await page.getByRole('radio', { name: /^From/u }).click();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect
      .poll(() => far.calls('createWalletTransfer').at(-1)?.body)
      .toEqual({ vendorCode: 'SIM_PURSE', direction: 'out', amount: '320.00' });
  });

  it('warns of more than is there before it is sent', async () => {
    await open();
    await page.getByRole('radio', { name: /^From/u }).click();
    await amount.fill('320.01');
    await expect.element(page.getByText(/^Above what is there: at most .*320\.00/u)).toBeVisible();
    await amount.fill('320');
    await expect.element(page.getByText(/^Above what is there/u)).not.toBeInTheDocument();
  });

  it('says which limit of the own is reached (RG-06)', async () => {
    far.refuse('createWalletTransfer', 'limit_reached', {
      kind: 'loss',
      period: 'week',
      limit: '2000.00',
      left: '0.00',
      currency: 'THB',
      until: '2026-03-09T00:00:00.000Z',
    });
    await open();
    await amount.fill('250');
    await moveIn.click();
    await expect.element(page.getByText(/^Your weekly loss limit is /u)).toBeVisible();
  });

  it('brings everything back from the purses that hold something', async () => {
    await open();
    await page.getByRole('button', { name: 'Bring all back' }).click();
    await expect.poll(() => far.calls('createWalletTransfer')).toHaveLength(1);
    expect(far.calls('createWalletTransfer')[0]?.body).toEqual({
      vendorCode: 'SIM_PURSE',
      direction: 'out',
      amount: '320.00',
    });
    await expect.element(page.getByText(/1 provider was asked/u).first()).toBeInTheDocument();
  });

  it('says what is on its way, and lets nothing else move there', async () => {
    const transfer = { ...samples.createWalletTransfer, state: 'UNKNOWN' } as const;
    far.answer('readVendorWallets', { ...walletsWith({ transfer }), inTransit: '250.00' });
    await open();
    await expect.element(page.getByText(/On its way there/u)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Take back everything from Simulator Six' }))
      .toBeDisabled();
  });

  it('says that a provider gives no answer, or takes nothing in', async () => {
    far.answer('readVendorWallets', walletsWith({ isConfirmed: false, isOpen: false }));
    await open();
    await expect.element(page.getByText(/does not answer now/u)).toBeVisible();
    await expect.element(page.getByText('Only back')).toBeVisible();
  });

  it.each(['insufficient_balance', 'wallet_transfer_open', 'purse_closed'] as const)(
    'puts %s on its field',
    async (code) => {
      far.refuse('createWalletTransfer', code);
      await open();
      await moveIn.click();
      await expect.element(page.getByText('Enter an amount.')).toBeVisible();
      await amount.fill('250');
      await moveIn.click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('says that there is one wallet only, and that nothing went yet', async () => {
    far.answer('readVendorWallets', { ...samples.readVendorWallets, wallets: [] });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'One wallet for every game' }))
      .toBeVisible();
  });

  it('says that nothing went yet', async () => {
    far.answer('listWalletTransfers', { content: [], nextCursor: null });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No transfers yet' })).toBeVisible();
  });

  it('is busy, then there', async () => {
    const release = far.hold('readVendorWallets');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(amount).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readVendorWallets', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
  });
});
