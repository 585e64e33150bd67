import { refusalText, samples } from '@portal/protocol/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserTab } from '../../../shared/device/browser-tab.ts';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const address = '/m/securityCenter';
const card = page.getByRole('group', { name: 'Other accounts' });
const back = `${address}?state=lamp&code=one`;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('other accounts in the security centre', () => {
  it('are shown with whose they are, and one more is bound by leaving for it', async () => {
    const left = vi.spyOn(browserTab, 'goTo').mockReturnValue(undefined);
    await openPortal(address, { as: 'member' });
    await expect.element(card.getByText(/^Mika Lamp · bound since/u)).toBeVisible();
    await card.getByRole('button', { name: 'Bind Telegram' }).click();
    await expect.poll(() => left.mock.calls).toEqual([[samples.startSocial.address]]);
    expect(far.calls('startSocial')[0]?.body).toEqual({ purpose: 'bind' });
  });

  it('are taken off', async () => {
    await openPortal(address, { as: 'member' });
    await card.getByRole('button', { name: 'Take Google off' }).click();
    await expect.element(page.getByText("Google doesn't log you in any more.")).toBeVisible();
    expect(far.calls('deleteSocial')[0]?.params).toEqual({ provider: 'google' });
  });

  it('are bound when somebody comes back from the provider', async () => {
    const router = await openPortal(back, { as: 'member' });
    await expect.element(page.getByText('Google logs you in from now on.')).toBeVisible();
    expect(far.calls('bindSocial').map(({ body }) => body)).toEqual([
      { ticket: samples.finishSocial.ticket },
    ]);
    expect(router.history.location.href).toBe(address);
  });

  it.each(['finishSocial', 'bindSocial'] as const)('say what %s refused', async (call) => {
    const code = 'social_expired';
    far.refuse(call, code);
    await openPortal(back, { as: 'member' });
    await expect.element(card.getByText(refusalText(code))).toBeVisible();
  });

  it('say why they are not there, and are asked for again', async () => {
    far.fail('readSocialBindings', 'offline');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.offline)).toBeVisible();
    far.answer('readSocialBindings', samples.readSocialBindings);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card).toBeVisible();
  });

  it('are not there where the site has none', async () => {
    far.answer('readSocialBindings', { providers: [] });
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByRole('group', { name: 'Login password' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });
});
