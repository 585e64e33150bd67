import { samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enterByHandOff } from '../features/session/enter-by-hand-off.ts';
import { resume } from '../features/session/resume.ts';
import { sessionToken } from '../shared/client/portal-client.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { useSession } from '../shared/session/session.ts';
import { takeHandOffToken } from '../shared/session/hand-off-token.ts';
import { signedInMark } from '../shared/session/signed-in-mark.ts';
import type { TabNews } from '../shared/session/tabs.ts';
import { far, openPortal } from '../testing/portal.tsx';

const banner = page.getByRole('banner');
const login = page.getByRole('dialog', { name: 'Log in' });
const name = banner.getByRole('button', { name: 'Account of Mika' });
const logInAgain = page.getByRole('dialog').getByRole('button', { name: 'Log in' });

/** What another tab of this browser says. */
function tell(news: TabNews): void {
  const other = new BroadcastChannel('tabs');
  other.postMessage(news);
  other.close();
}

describe('a tab beside one that is signed in', () => {
  it('is signed in before any guard looks, and shows no login', async () => {
    signedInMark.set();
    const router = await openPortal('/m/transactionHistory', { as: 'arriving' });
    void resume();
    await expect.element(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
    await expect.element(name).toBeVisible();
    expect(login.elements()).toEqual([]);
    expect(router.state.location.pathname).toBe('/m/transactionHistory');
    expect(sessionToken.read()).toBe(samples.resumeSession.token);
  });

  it('is signed in by a link of another device before any guard looks', async () => {
    const token = takeHandOffToken(new URL('?token=from-the-phone', location.href)) ?? '';
    const router = await openPortal('/m/transactionHistory', { as: 'arriving' });
    // The scripts of the guards are here before the answer of the server.
    await Promise.all([import('./guard.ts'), import('./enter-centre.ts')]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await enterByHandOff(token);
    await expect
      .element(page.getByRole('dialog', { name: 'Link from another device' }))
      .toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory');
  });

  it.each(['/login', '/register'])('is sent home from %s', async (address) => {
    signedInMark.set();
    const router = await openPortal(address, { as: 'arriving' });
    void resume();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect.element(name).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('keeps its token while nobody can be asked', async () => {
    sessionToken.write('kept');
    far.fail('readMemberInfo', 'offline');
    await openPortal('/', { as: 'arriving' });
    await resume();
    expect([useSession.getState().status, sessionToken.read()]).toEqual(['visitor', 'kept']);
    far.answer('readMemberInfo', samples.readMemberInfo);
    // Until the script of the gate is there, nobody hears that the line is back.
    await expect
      .poll(() => {
        globalThis.dispatchEvent(new Event('online'));
        return useSession.getState().status;
      })
      .toBe('member');
    await expect.element(name).toBeVisible();
  });

  it('says at the login why the session that it kept is over', async () => {
    sessionToken.write('old');
    far.refuse('readMemberInfo', 'not_signed_in', { ended: 'expired' });
    await openPortal('/m/transactionHistory', { as: 'arriving' });
    await resume();
    await expect.element(login.getByText("You've been away. Log in to continue.")).toBeVisible();
  });
});

describe('a login in another tab', () => {
  it('signs this one in too, and goes on to what was wanted', async () => {
    const router = await openPortal('/m/transactionHistory');
    await expect.element(login.getByText('Log in to open that page.')).toBeVisible();
    tell({ kind: 'in' });
    await expect.element(page.getByText('Logged in as Mika.').first()).toBeVisible();
    expect(router.state.location.pathname).toBe('/m/transactionHistory');
    await expect.element(login).not.toBeInTheDocument();
  });

  it('of somebody else shows their name and balance', async () => {
    await openPortal('/', { as: 'member' });
    await expect.element(banner.getByText('฿12,480.50')).toBeVisible();
    far.answer('readMemberInfo', {
      ...samples.readMemberInfo,
      id: 'mbr_other001',
      nickname: 'Noor',
    });
    far.answer('readBalance', { ...samples.readBalance, balance: '7.00' });
    tell({ kind: 'in' });
    await expect.element(banner.getByRole('button', { name: 'Account of Noor' })).toBeVisible();
    await expect.element(banner.getByText('฿7.00')).toBeVisible();
  });
});

describe('a log-out in another tab', () => {
  it('takes name and balance out of this one, and says so', async () => {
    const router = await openPortal('/m/transactionHistory', { as: 'member' });
    await expect.element(name).toBeVisible();
    tell({ kind: 'out', ended: 'signed_out' });
    const ended = page.getByRole('dialog', { name: "You're logged out" });
    await expect
      .element(ended.getByText('You logged out in another tab of this browser.'))
      .toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
    await expect.poll(() => page.getByText('฿12,480.50').elements()).toEqual([]);
    expect([router.state.location.pathname, sessionToken.read()]).toEqual(['/', undefined]);
    await logInAgain.click();
    await expect.element(login).toBeVisible();
  });

  it('ends this one too when it was still asking who is there', async () => {
    sessionToken.write('kept');
    const listen = vi.spyOn(BroadcastChannel.prototype, 'addEventListener');
    await openPortal('/', { as: 'arriving' });
    await expect.poll(() => listen.mock.calls.length).toBe(1);
    listen.mockRestore();
    const release = far.hold('readMemberInfo');
    void resume();
    await expect.poll(() => far.calls('readMemberInfo').length).toBe(1);
    // The news is there before the answer, which is older.
    const third = new BroadcastChannel('tabs');
    const heard = new Promise((resolve) => {
      third.addEventListener('message', resolve, { once: true });
    });
    tell({ kind: 'out', ended: 'signed_out' });
    await heard;
    third.close();
    release();
    far.refuse('readMemberInfo', 'not_signed_in', { ended: 'signed_out' });
    await expect.element(page.getByRole('dialog', { name: "You're logged out" })).toBeVisible();
    expect([name.elements().length, sessionToken.read()]).toEqual([0, undefined]);
  });

  it('is met at the next call by a tab that missed it, and whose token was cleared', async () => {
    await openPortal('/', { as: 'member' });
    await expect.element(banner.getByText('฿12,480.50')).toBeVisible();
    sessionToken.clear();
    far.refuse('resumeSession', 'not_signed_in');
    far.refuse('readBalance', 'not_signed_in');
    await banner.getByRole('button', { name: 'Refresh balance' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
  });

  it('leaves a game with its sign-in, which comes back to it', async () => {
    const router = await openPortal('/play/LH-1', { as: 'member' });
    const machine = page.getByRole('img', { name: 'Slot machine reels' });
    await expect.element(machine).toBeVisible();
    tell({ kind: 'out', ended: 'signed_out' });
    await expect.element(page.getByRole('heading', { name: "You're logged out" })).toBeVisible();
    await page.getByRole('button', { name: 'Log in' }).click();
    await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await login.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.element(machine).toBeVisible();
    expect(router.state.location.pathname).toBe('/play/LH-1');
  });
});

describe('a session that the server has ended', () => {
  it.each([
    ['expired', 'Your session has ended'],
    ['locked', 'Your account is locked'],
    ['signed_out', "You're logged out"],
    ['elsewhere', "You've been logged out"],
    ['too_many', "You've been logged out"],
    ['kicked', 'You logged in elsewhere'],
    ['operator', "You've been logged out"],
    ['password', 'Your password was replaced'],
    ['on_break', 'Your break has begun'],
  ] as const)('says why: %s', async (ended, title) => {
    far.refuse('listStatementLines', 'not_signed_in', { ended });
    await openPortal('/m/transactionHistory', { as: 'member' });
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog).toBeVisible();
    const isLocked = ended === 'locked';
    const service = dialog.getByRole('link', { name: 'Customer service' });
    expect([service.elements().length, logInAgain.elements().length]).toEqual(
      isLocked ? [1, 0] : [0, 1],
    );
    expect(far.calls('resumeSession')).toEqual([]);
  });

  it('says in mid-game that the account is locked', async () => {
    await openPortal('/play/LH-1', { as: 'member' });
    far.refuse('spinSlot', 'not_signed_in', { ended: 'locked' });
    await page.getByRole('button', { name: /^Spin for/u }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Your account is locked' }))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Log in' }).elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
  });

  it('lives when only the token of this tab was lost: it takes another and asks again', async () => {
    await openPortal('/', { as: 'member' });
    await expect.element(banner.getByText('฿12,480.50')).toBeVisible();
    far.refuse('readBalance', 'not_signed_in');
    const release = far.hold('resumeSession');
    await banner.getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(() => far.calls('resumeSession').length).toBe(1);
    far.answer('resumeSession', { ...samples.resumeSession, token: 'another-token' });
    far.answer('readBalance', { ...samples.readBalance, balance: '8.00' });
    release();
    await expect.element(banner.getByText('฿8.00')).toBeVisible();
    expect(useDialogs.getState().open).toBeUndefined();
  });
});

describe('money that moved in another tab', () => {
  it('is shown here', async () => {
    await openPortal('/', { as: 'member' });
    await expect.element(banner.getByText('฿12,480.50')).toBeVisible();
    far.answer('readBalance', { ...samples.readBalance, balance: '99.00' });
    tell({ kind: 'money' });
    await expect.element(banner.getByText('฿99.00')).toBeVisible();
  });

  it('is shown when this tab is looked at again', async () => {
    await openPortal('/', { as: 'member' });
    await expect.element(banner.getByText('฿12,480.50')).toBeVisible();
    far.answer('readBalance', { ...samples.readBalance, balance: '98.00' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(banner.getByText('฿98.00')).toBeVisible();
  });
});
