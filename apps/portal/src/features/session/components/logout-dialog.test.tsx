import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Log out of this device?' });
const leave = dialog.getByRole('button', { name: 'Log out' });

async function open() {
  const router = await openPortal('/m/transactionHistory', { as: 'member' });
  await expect.element(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
  useDialogs.getState().show('logout');
  return router;
}

function isSignedIn(): boolean {
  return useSession.getState().member !== undefined;
}

describe('the log-out dialog', () => {
  it('ends the session on the server, forgets it here and leads home', async () => {
    const router = await open();
    await leave.click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect.element(dialog).not.toBeInTheDocument();
    expect([far.calls('logOut').length, isSignedIn()]).toEqual([1, false]);
    const kept = ['username', 'merchant', 'merchantCode'].map((name) =>
      sessionStorage.getItem(name),
    );
    expect(kept).toEqual([null, 'Lamplight', 'LAMP']);
    expect(localStorage.getItem('merchantCode')).toBe('LAMP');
  });

  it.each(['offline', 'badGateway'] as const)(
    'forgets the session also when: %s',
    async (fault) => {
      far.fail('logOut', fault);
      const router = await open();
      await leave.click();
      await expect.poll(() => router.state.location.pathname).toBe('/');
      expect(isSignedIn()).toBe(false);
    },
  );

  it('forgets a session that the server has ended already', async () => {
    far.refuse('logOut', 'not_signed_in');
    const router = await open();
    await leave.click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(isSignedIn()).toBe(false);
  });

  it('is busy until the answer', async () => {
    const release = far.hold('logOut');
    await open();
    await leave.click();
    await expect.element(leave).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stays when told so', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Stay' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([far.calls('logOut').length, isSignedIn()]).toEqual([0, true]);
  });

  it('speaks Arabic', async () => {
    await openPortal('/', { as: 'member', locale: 'ar' });
    useDialogs.getState().show('logout');
    await expect
      .element(page.getByRole('dialog', { name: 'هل تريد تسجيل الخروج من هذا الجهاز؟' }))
      .toBeVisible();
  });
});
