import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/payoutAccounts';

function open() {
  return openPortal(address, { as: 'member' });
}

async function fill(): Promise<void> {
  await page.getByRole('combobox', { name: 'Bank' }).selectOptions('SCB');
  await page.getByRole('textbox', { name: 'Number' }).fill('123-4-56789');
  await page.getByLabelText(/^Payment password/u).fill('482913');
}

describe('the accounts of a member', () => {
  it('stand with their end only, the one that is used first marked', async () => {
    await open();
    await expect.element(page.getByText('•••• 1234')).toBeVisible();
    await expect.element(page.getByText('•••• 8800')).toBeVisible();
    await expect.element(page.getByText('Used first')).toBeVisible();
    await expect.element(page.getByText(/open for withdrawals after 24 hours/u)).toBeVisible();
    await page.getByRole('button', { name: 'Use first' }).click();
    await expect.poll(() => far.calls('changeDefaultPayoutAccount')).toHaveLength(1);
  });

  it('say why another one is not used first: the proof of a factor was not given (R67)', async () => {
    far.refuse('changeDefaultPayoutAccount', 'factor_required');
    await open();
    await page.getByRole('button', { name: 'Use first' }).click();
    await expect.element(alert.getByText(refusalText('factor_required'))).toBeVisible();
  });

  it('are added in the one name, after the payment password', async () => {
    await open();
    await fill();
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect.element(page.getByText('The account was added.').first()).toBeInTheDocument();
    expect(far.calls('createPayoutAccount')).toHaveLength(1);
  });

  it('offer the networks for an address, and nothing that was chosen before', async () => {
    await open();
    await fill();
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Crypto');
    const network = page.getByRole('combobox', { name: 'Network' });
    await expect.element(network).toHaveValue('');
    await network.selectOptions('TRON');
    await page.getByRole('textbox', { name: 'Number' }).fill('TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect
      .poll(() => far.calls('createPayoutAccount').at(-1)?.body)
      .toMatchObject({ kind: 'CRYPTO', institution: 'TRON' });
  });

  it('say before the form that there is no payment password, with the way to set one', async () => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    const router = await open();
    await expect.element(page.getByText('Set a payment password first')).toBeVisible();
    expect(page.getByRole('textbox', { name: 'Number' }).elements()).toHaveLength(0);
    await page.getByRole('link', { name: 'Set a payment password' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/securityCenter');
  });

  it('ask for the payment password where nobody knows whether there is one', async () => {
    far.fail('readContacts', 'badGateway');
    far.refuse('provePayment', 'payment_password_missing');
    await open();
    await fill();
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect.element(page.getByText(refusalText('payment_password_missing'))).toBeVisible();
  });

  it('show what the server refuses on its field', async () => {
    far.refuse('createPayoutAccount', 'payout_account_taken');
    await open();
    await fill();
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect.element(page.getByText(refusalText('payout_account_taken'))).toBeVisible();
  });

  it('are taken off after the payment password', async () => {
    await open();
    await page.getByRole('button', { name: 'Take off' }).last().click();
    await page
      .getByLabelText(/^Payment password/u)
      .first()
      .fill('482913');
    await page.getByRole('button', { name: 'Take off' }).last().click();
    await expect.poll(() => far.calls('deletePayoutAccount')).toHaveLength(1);
  });

  it('are none at first', async () => {
    far.answer('readPayoutAccounts', {
      ...samples.readPayoutAccounts,
      accounts: [],
      holder: null,
      hoursToCool: 0,
    });
    await open();
    await expect.element(page.getByText('No account yet.')).toBeVisible();
    await expect.element(page.getByText(/add now is good for withdrawals at once/u)).toBeVisible();
  });

  it('are awaited', async () => {
    const release = far.hold('readPayoutAccounts');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('•••• 1234')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('say that the line is down: %s', async (fault) => {
    far.fail('readPayoutAccounts', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readPayoutAccounts', samples.readPayoutAccounts);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('•••• 1234')).toBeVisible();
  });
});
