import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionToken } from '../../../shared/client/portal-client.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { signedInMark } from '../../../shared/session/signed-in-mark.ts';
import { expectFit, phones } from '../../../testing/fit.ts';
import { far, openPortal } from '../../../testing/portal.tsx';
import { resume } from '../resume.ts';

const dialog = page.getByRole('dialog', { name: 'Change your password' });
const forced = page.getByRole('dialog', { name: 'Choose your own password' });
const old = dialog.getByRole('textbox', { name: 'Old password' });
const fresh = page.getByRole('textbox', { name: 'New password', exact: true });
const again = page.getByRole('textbox', { name: 'New password again' });
const submit = page.getByRole('button', { name: 'Change password' });

const secret = 'nine lamps over the quay';

async function open(address = '/') {
  const router = await openPortal(address, { as: 'member' });
  useDialogs.getState().show('changePassword');
  await expect.element(old).toHaveFocus();
  return router;
}

async function change(): Promise<void> {
  await old.fill('a lamp over the quay');
  await fresh.fill(secret);
  await again.fill(secret);
  await submit.click();
}

async function logInWithTemporary(): Promise<void> {
  far.answer('logIn', { ...samples.logIn, token: 'restricted', passwordExpired: true });
  await openPortal('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
  await login.getByRole('textbox', { name: 'Password' }).fill('tr4nsient words');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect.element(fresh).toHaveFocus();
}

describe('the change of the password', () => {
  it('replaces the password, and the session goes on with its new token', async () => {
    far.answer('changePassword', { ...samples.changePassword, token: 'after the change' });
    await open();
    await change();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('changePassword').map(({ body }) => body)).toEqual([
      { oldPassword: 'a lamp over the quay', newPassword: secret, confirmNewPassword: secret },
    ]);
    expect(sessionToken.read()).toBe('after the change');
    await expect.element(page.getByText(/^Your password is changed\./u).first()).toBeVisible();
  });

  it('leads home, wherever it was opened (portal.md 4)', async () => {
    const router = await open('/hot');
    await change();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('names what is missing or differs before it asks the server', async () => {
    await open();
    await submit.click();
    await expect.element(old).toHaveAccessibleDescription('Enter your old password.');
    await fresh.fill('short');
    await expect.element(fresh).toHaveAccessibleDescription('Use 8–64 characters.');
    await fresh.fill(secret);
    await again.fill('another one');
    await expect.element(again).toHaveAccessibleDescription('The two passwords differ.');
    expect(far.calls('changePassword')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the rules of a new password, and says what the server would', async () => {
    await open();
    far.answer('judgePassword', { problems: ['common'] });
    await old.fill(secret);
    await fresh.fill('momsanaladventure');
    await expect.element(fresh).toHaveAccessibleDescription('Strength: weak.');
    await again.click();
    await expect
      .element(fresh)
      .toHaveAccessibleDescription('This password is on the lists that guessing begins with.');
    await fresh.fill(secret);
    await expect
      .element(fresh)
      .toHaveAccessibleDescription('This is your present password. Choose another one.');
    await fresh.fill('harbour88 and more');
    await expect.element(fresh).toHaveAccessibleDescription('Leave your username out.');
    await expect
      .element(dialog.getByRole('list', { name: 'Rules of the password' }))
      .toMatchTextContent(/name of this site \(not met\)/u);
    await submit.click();
    expect(far.calls('changePassword')).toEqual([]);
  });

  it.each([
    ['old_password_incorrect', old],
    ['password_weak', fresh],
  ] as const)('lands %s on its field', async (refusal, field) => {
    far.refuse('changePassword', refusal);
    await open();
    await change();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(refusalText(refusal));
  });

  it('asks for the picture when the server wants one', async () => {
    far.refuse('changePassword', 'captcha_required', { captcha: true });
    await open();
    await change();
    far.answer('changePassword', samples.changePassword);
    await dialog.getByRole('textbox', { name: 'Characters in the picture' }).fill('r1ght');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('changePassword').at(-1)?.body).toMatchObject({ captcha: 'r1ght' });
  });

  it.each(['login_throttled', 'overloaded'] as const)('says %s of the form', async (refusal) => {
    far.refuse('changePassword', refusal);
    await open();
    await change();
    await expect.element(dialog.getByText(refusalText(refusal))).toBeVisible();
  });

  it('is busy until the answer, and sends one call', async () => {
    const release = far.hold('changePassword');
    await open();
    await change();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await again.click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('changePassword')).toHaveLength(1);
  });

  it('waits for what a first own password needs, and sends nothing before', async () => {
    const release = far.hold('readConsentNeed');
    await logInWithTemporary();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    expect(far.calls('changePassword')).toEqual([]);
  });

  it.each(phones)('fits a phone of %i', async (width) => {
    await openPortal('/', { as: 'member', width });
    useDialogs.getState().show('changePassword');
    await fresh.fill('short');
    await expectFit(width, submit);
  });

  it('says that the line is down, and goes on at another press', async () => {
    far.fail('changePassword', 'offline');
    await open();
    await change();
    await expect.element(dialog.getByText(/^We can't reach the server\./u)).toBeVisible();
    far.answer('changePassword', samples.changePassword);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('comes before anything else after a login with a temporary password', async () => {
    await logInWithTemporary();
    expect(far.calls('readMemberInfo')).toEqual([]);
    expect(useSession.getState().member).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.element(forced.getByText(/^This password is temporary/u)).toBeVisible();
    await fresh.fill(secret);
    await again.fill(secret);
    await submit.click();
    await expect.element(forced).not.toBeInTheDocument();
    expect(far.calls('changePassword').map(({ body }) => body)).toEqual([
      { newPassword: secret, confirmNewPassword: secret },
    ]);
    expect(useSession.getState().member?.account).toBe(samples.readMemberInfo.account);
  });

  it('asks whoever got an account from an agent for age and terms, each by its own box', async () => {
    far.answer('readConsentNeed', { age: 21, terms: true });
    await logInWithTemporary();
    const age = forced.getByRole('checkbox', { name: 'I am 21 or older.' });
    const terms = forced.getByRole('checkbox', {
      name: 'I agree to the terms and privacy policy.',
    });
    await fresh.fill(secret);
    await again.fill(secret);
    await submit.click();
    await expect.element(age).toHaveFocus();
    await age.click();
    await submit.click();
    await expect.element(terms).toHaveFocus();
    expect(far.calls('changePassword')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
    await terms.click();
    await submit.click();
    await expect.element(forced).not.toBeInTheDocument();
    expect(far.calls('changePassword').map(({ body }) => body)).toEqual([
      {
        newPassword: secret,
        confirmNewPassword: secret,
        ageConfirmed: true,
        termsAccepted: true,
      },
    ]);
  });

  it('asks for what the site asks of everybody while nobody can tell what is needed', async () => {
    far.refuse('readConsentNeed', 'overloaded');
    await logInWithTemporary();
    await expect.element(forced.getByRole('checkbox', { name: 'I am 20 or older.' })).toBeVisible();
  });

  it('comes back when the page is loaded anew before that (isChangePaw)', async () => {
    sessionToken.write('restricted');
    far.refuse('readMemberInfo', 'password_change_required');
    await openPortal('/', { as: 'arriving' });
    await resume();
    await expect.element(forced.getByText(/^This password is temporary/u)).toBeVisible();
    expect(useSession.getState()).toMatchObject({ isChangePaw: true, status: 'visitor' });
    expect(sessionToken.read()).toBe('restricted');
  });

  it('comes in another tab of such a session as well', async () => {
    signedInMark.set();
    far.answer('resumeSession', { ...samples.logIn, token: 'restricted', passwordExpired: true });
    far.refuse('readMemberInfo', 'password_change_required');
    await openPortal('/', { as: 'arriving' });
    await resume();
    await expect.element(forced.getByText(/^This password is temporary/u)).toBeVisible();
    expect(useSession.getState()).toMatchObject({ isChangePaw: true, status: 'visitor' });
  });

  it('is followed by what a first login brings', async () => {
    await logInWithTemporary();
    far.answer('changePassword', { ...samples.changePassword, firstTimeLogin: true });
    await fresh.fill(secret);
    await again.fill(secret);
    await submit.click();
    await expect.element(forced).not.toBeInTheDocument();
    expect(useSession.getState().isFirstLogin).toBe(true);
  });

  it('lets the person log out instead', async () => {
    await logInWithTemporary();
    await forced.getByRole('button', { name: 'Log out' }).click();
    await expect.element(forced).not.toBeInTheDocument();
    expect(far.calls('logOut')).toHaveLength(1);
    expect(sessionToken.read()).toBeUndefined();
  });

  it('speaks Arabic', async () => {
    await openPortal('/', { as: 'member', locale: 'ar' });
    useDialogs.getState().show('changePassword');
    const arabic = page.getByRole('dialog', { name: 'تغيير كلمة المرور' });
    await expect
      .element(arabic.getByRole('textbox', { name: 'كلمة المرور القديمة' }))
      .toBeVisible();
  });
});
