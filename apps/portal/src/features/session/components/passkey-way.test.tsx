import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { device } from '../../../shared/passkeys/device.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Log in' });
const button = dialog.getByRole('button', { name: 'Log in with a passkey' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('login by a passkey', () => {
  it('signs in by what the device signed', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    const router = await openPortal('/login');
    expect(await accessFaults()).toEqual([]);
    await button.click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(sign.mock.calls).toEqual([['{"challenge":"bGFtcA"}']]);
    expect(far.calls('startPasskeyProof')[0]?.body).toEqual({ purpose: 'login' });
    expect(far.calls('logInByPasskey')[0]?.body).toEqual({ response: '{"id":"lamp"}' });
  });

  it('says so when its owner turned back, and when the server knows it not', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValue(undefined);
    await openPortal('/login');
    await button.click();
    await expect.element(dialog.getByText(/^No passkey was used\./u)).toBeVisible();
    expect(far.calls('logInByPasskey')).toEqual([]);
    sign.mockResolvedValue('{"id":"lamp"}');
    far.refuse('logInByPasskey', 'passkey_refused');
    await button.click();
    await expect.element(dialog.getByText(refusalText('passkey_refused'))).toBeVisible();
  });

  it('is not offered where the browser knows none', async () => {
    vi.spyOn(device, 'isThere').mockReturnValue(false);
    await openPortal('/login');
    await expect.element(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});

describe('a password beside a passkey (R67)', () => {
  const username = dialog.getByRole('textbox', { name: 'Username' });
  const use = dialog.getByRole('button', { name: 'Use a passkey', exact: true });

  async function typed(kinds: readonly string[]) {
    far.refuse('logIn', 'second_factor_required', { kinds: [...kinds] });
    await openPortal('/login');
    await username.fill('harbour88');
    await dialog.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  it('is the first of two steps, and the device signs the second', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValue(undefined);
    await typed(['passkey']);
    await expect.element(use).toHaveFocus();
    await expect.element(dialog.getByText(/^Your password is right\./u)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Code/u }).elements()).toEqual([]);
    expect(await accessFaults()).toEqual([]);
    await use.click();
    await expect.element(dialog.getByText(/^No passkey was used\./u)).toBeVisible();
    sign.mockResolvedValue('{"id":"lamp"}');
    far.refuse('logIn', 'second_factor_incorrect', { kinds: ['passkey'] });
    await use.click();
    await expect.element(dialog.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    far.answer('logIn', samples.logIn);
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').at(-1)?.body).toMatchObject({
      username: 'harbour88',
      passkey: '{"id":"lamp"}',
    });
  });

  it('takes a code or the device where both are bound', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    await typed(['authenticator', 'recovery_code', 'passkey']);
    await expect
      .element(dialog.getByRole('textbox', { name: 'Code of your authenticator' }))
      .toHaveFocus();
    far.answer('logIn', samples.logIn);
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const body = far.calls('logIn').at(-1)?.body;
    expect(body).toMatchObject({ passkey: '{"id":"lamp"}' });
    expect(body).not.toHaveProperty('factor');
  });

  it('comes from the header into the dialog', async () => {
    far.refuse('logIn', 'second_factor_required', { kinds: ['passkey'] });
    await openPortal('/', { width: 1280 });
    const header = page.getByRole('form', { name: 'Log in' });
    await header.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await header.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await header.getByRole('button', { name: 'Log in' }).click();
    await expect.element(username).toHaveValue('harbour88');
    await expect.element(use).toBeVisible();
  });
});
