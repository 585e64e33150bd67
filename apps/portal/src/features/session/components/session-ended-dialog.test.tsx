import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../../shared/session/session.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const address = '/m/transactionHistory';
const dialog = page.getByRole('dialog', { name: 'Your session has ended' });

async function open(locale: 'en' | 'ar' = 'en') {
  far.refuse('listStatementLines', 'not_signed_in', { ended: 'expired' });
  return openPortal(address, { as: 'member', locale });
}

describe('the dialog of a session that has ended', () => {
  it('offers the login, which comes back to the page', async () => {
    const router = await open();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await login.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.element(login).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address);
    expect(useSession.getState().status).toBe('member');
  });

  it('leaves a visitor behind when it is closed', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(useSession.getState().status).toBe('visitor');
  });

  it('leaves nothing of the member in the storage of the tab, and the brand as it is', async () => {
    const names = ['username', 'merchantWallet', 'validate', 'enableSalary', 'enableContract'];
    for (const name of [...names, 'merchantCode']) {
      sessionStorage.setItem(name, 'of the member');
    }
    await open();
    await expect.element(dialog).toBeVisible();
    expect(names.map((name) => sessionStorage.getItem(name))).toEqual(names.map(() => null));
    expect([sessionStorage.getItem('merchant'), sessionStorage.getItem('merchantCode')]).toEqual([
      'Lamplight',
      'LAMP',
    ]);
  });

  it('speaks Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('dialog', { name: 'انتهت جلستك' })).toBeVisible();
  });
});
