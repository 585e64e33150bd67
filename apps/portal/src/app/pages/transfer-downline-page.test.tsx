import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const to = page.getByRole('textbox', { name: 'To' });
const asked = page.getByRole('dialog');
const submit = page.getByRole('button', { name: /^Transfer/u });

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/a/transferDownline', { as: 'agent', locale });
}

describe('the transfer to a member right below', () => {
  it('sends to an account of the own team, with a key', async () => {
    await open();
    await to.fill('mike88');
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByLabelText(/^Payment password/u).fill('482913');
    await submit.click();
    await expect.element(asked.getByText('M••• T•••••')).toBeVisible();
    await expect.element(asked.getByText('฿250.00')).toBeVisible();
    expect([far.calls('provePayment'), far.calls('createTransfer')]).toEqual([[], []]);
    await asked.getByRole('button', { name: 'Yes, transfer' }).click();
    await expect
      .poll(() => far.calls('createTransfer').at(-1)?.body)
      .toEqual({ amount: '250', to: 'mike88' });
  });

  it('says on the field what is less than the least, before anybody is asked', async () => {
    await open();
    await to.fill('mike88');
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.50');
    await page.getByLabelText(/^Payment password/u).fill('482913');
    await submit.click();
    await expect.element(page.getByText(/ go at a time$/u)).toBeVisible();
    expect(asked.elements()).toEqual([]);
    expect(far.calls('createTransfer')).toEqual([]);
  });

  it('moves nothing where the sender says no, and keeps what was typed', async () => {
    await open();
    await to.fill('mike88');
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByLabelText(/^Payment password/u).fill('482913');
    await submit.click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(to).toHaveValue('mike88');
    expect(far.calls('createTransfer')).toEqual([]);
  });

  it('says on the field that there is no such member below', async () => {
    await open();
    await expect.element(to).toBeVisible();
    far.refuse('readTransferTerms', 'not_found');
    await to.fill('stranger');
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByLabelText(/^Payment password/u).fill('482913');
    await submit.click();
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('shows who has nothing but the payment password what to bind, and where (E7)', async () => {
    await open();
    await to.fill('mike88');
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByLabelText(/^Payment password/u).fill('482913');
    far.refuse('createTransfer', 'extra_factor_missing');
    await submit.click();
    await asked.getByRole('button', { name: 'Yes, transfer' }).click();
    await expect.element(page.getByText(refusalText('extra_factor_missing'))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Bind one in the security centre' }))
      .toHaveAttribute('href', '/m/securityCenter');
  });

  it('says that the site allows none', async () => {
    far.answer('readTransferTerms', { ...samples.readTransferTerms, isDownlineOpen: false });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'No transfers to your team' }))
      .toBeVisible();
  });

  it('is busy, then there', async () => {
    const release = far.hold('readTransferTerms');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(to).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('readTransferTerms', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
  });
});
