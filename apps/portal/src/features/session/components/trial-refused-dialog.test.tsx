import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'A full account is needed' });

describe('the dialog that refuses a trial account', () => {
  it('opens instead of a page for real accounts, and leads to the registration', async () => {
    const router = await openPortal('/m/transactionHistory', { as: 'trial' });
    await expect
      .element(dialog.getByText('This needs a full account. Open one in a minute.'))
      .toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
  });

  it('opens when a trial account starts a game for money', async () => {
    const router = await openPortal('/rng', { as: 'trial' });
    await page.getByRole('button', { name: 'Start now Opal Rush' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/rng');
  });

  it('speaks Arabic', async () => {
    await openPortal('/m/transactionHistory', { as: 'trial', locale: 'ar' });
    await expect.element(page.getByRole('dialog', { name: 'يلزم حساب كامل' })).toBeVisible();
  });
});
