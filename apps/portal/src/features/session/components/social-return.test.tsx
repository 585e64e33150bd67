import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserTab } from '../../../shared/device/browser-tab.ts';
import { device } from '../../../shared/passkeys/device.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const login = page.getByRole('dialog', { name: 'Log in' });
const registration = page.getByRole('dialog', { name: 'Open an account' });
const back = '/login?state=lamp&code=4%2F0A';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('logging in with another account', () => {
  it('offers what the site has, and leaves for the provider', async () => {
    const left = vi.spyOn(browserTab, 'goTo').mockReturnValue(undefined);
    await openPortal('/login');
    const google = login.getByRole('button', { name: 'Continue with Google' });
    await expect.element(google).toBeVisible();
    await expect
      .element(login.getByRole('button', { name: 'Continue with Facebook' }))
      .not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
    await google.click();
    await expect.poll(() => left.mock.calls).toEqual([[samples.startSocial.address]]);
    const [call] = far.calls('startSocial');
    expect([call?.params, call?.body]).toEqual([{ provider: 'google' }, { purpose: 'login' }]);
  });

  it('offers nothing where the site has none', async () => {
    far.answer('readSocialProviders', { providers: [] });
    await openPortal('/login');
    await expect.element(login.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect.poll(() => far.calls('readSocialProviders')).toHaveLength(1);
    await expect
      .element(page.getByRole('region', { name: 'Log in with another account' }))
      .not.toBeInTheDocument();
  });

  it('says why it stays', async () => {
    far.refuse('startSocial', 'auth/unknown');
    await openPortal('/login');
    await login.getByRole('button', { name: 'Continue with Telegram' }).click();
    await expect.element(login.getByText(refusalText('auth/unknown'))).toBeVisible();
  });

  it('says nothing to whoever closed the window of the provider (M-18)', async () => {
    far.refuse('finishSocial', 'auth/unknown');
    await openPortal('/login?state=lamp&error=access_denied');
    await expect.element(login.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect.element(page.getByText(refusalText('auth/unknown'))).not.toBeInTheDocument();
    expect(far.calls('finishSocial')).toHaveLength(1);
  });

  it('signs in whoever the provider knows, and goes where they wanted to be', async () => {
    sessionStorage.setItem('wantedPath', '/promotions');
    const router = await openPortal(back);
    await expect.poll(() => router.state.location.pathname).toBe('/promotions');
    expect(far.calls('finishSocial').map(({ body }) => body)).toEqual([
      { answer: 'state=lamp&code=4%2F0A' },
    ]);
    expect(far.calls('logInBySocial').map(({ body }) => body)).toEqual([
      { ticket: samples.finishSocial.ticket },
    ]);
  });

  it('leaves the answer of the provider in no address', async () => {
    const release = far.hold('finishSocial');
    const router = await openPortal(back);
    await expect.element(login.getByRole('status')).toBeVisible();
    await expect.poll(() => router.history.location.href).toBe('/login');
    release();
  });

  it('asks for the second step, and keeps the ticket until it is right', async () => {
    far.refuse('logInBySocial', 'second_factor_required', { kinds: ['authenticator'] });
    const router = await openPortal(back);
    const code = login.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(code).toBeVisible();
    far.refuse('logInBySocial', 'second_factor_incorrect', { kinds: ['authenticator'] });
    await code.fill('000000');
    await expect.element(login.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    far.answer('logInBySocial', samples.logInBySocial);
    await code.fill('123456');
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(far.calls('logInBySocial').at(-1)?.body).toEqual({
      ticket: samples.finishSocial.ticket,
      factor: { kind: 'authenticator', code: '123456' },
    });
  });

  it('has the device sign where a passkey is all that is bound (R67)', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('logInBySocial', 'second_factor_required', { kinds: ['passkey'] });
    const router = await openPortal(back);
    const use = login.getByRole('button', { name: 'Use a passkey' });
    await expect.element(use).toBeVisible();
    far.refuse('logInBySocial', 'second_factor_incorrect', { kinds: ['passkey'] });
    await use.click();
    await expect.element(login.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    far.answer('logInBySocial', samples.logInBySocial);
    await use.click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(far.calls('logInBySocial').at(-1)?.body).toEqual({
      ticket: samples.finishSocial.ticket,
      passkey: '{"id":"lamp"}',
    });
  });

  it('leads whoever is new to the registration, which brings the proof along', async () => {
    far.answer('finishSocial', { ...samples.finishSocial, isBound: false });
    await openPortal(back);
    await expect
      .element(registration.getByText(/Welcome, Mika Lamp\. You're new here\./u))
      .toBeVisible();
    await registration.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await registration
      .getByRole('textbox', { name: 'Password', exact: true })
      .fill('a lamp over the quay');
    await registration
      .getByRole('textbox', { name: 'Confirm password' })
      .fill('a lamp over the quay');
    await registration.getByRole('checkbox').click();
    await registration.getByRole('button', { name: 'Create account' }).click();
    await expect
      .poll(() => far.calls('register').map(({ body }) => body))
      .toEqual([expect.objectContaining({ socialTicket: samples.finishSocial.ticket })]);
  });

  it.each(['auth/popup-closed-by-user', 'auth/unknown', 'social_expired'] as const)(
    'says %s, and leads to the other ways',
    async (code) => {
      far.refuse('finishSocial', code);
      await openPortal(back);
      await expect.element(login.getByText(refusalText(code))).toBeVisible();
      await login.getByRole('button', { name: 'Log in another way' }).click();
      await expect.element(login.getByRole('textbox', { name: 'Username' })).toBeVisible();
    },
  );

  it('says so when nobody is known by it any more', async () => {
    far.refuse('logInBySocial', 'social_not_bound');
    await openPortal(back);
    await expect.element(login.getByText(refusalText('social_not_bound'))).toBeVisible();
  });

  it('speaks Arabic on a phone', async () => {
    await openPortal('/login', { locale: 'ar', width: 390 });
    await expect.element(page.getByRole('button', { name: 'المتابعة عبر Google' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
