import { refusalText } from '@portal/protocol/testing';
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
