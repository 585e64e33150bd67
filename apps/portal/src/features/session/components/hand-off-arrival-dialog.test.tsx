import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../../shared/session/session.ts';
import { signedInMark } from '../../../shared/session/signed-in-mark.ts';
import { takeHandOffToken } from '../../../shared/session/hand-off-token.ts';
import { far, openPortal } from '../../../testing/portal.tsx';
import { enterByHandOff } from '../enter-by-hand-off.ts';

const dialog = page.getByRole('dialog', { name: 'Link from another device' });

/** As at the start of the site: the token is taken first, and the guard waits for its answer. */
async function arrive(locale: 'en' | 'ar' = 'en') {
  const token = takeHandOffToken(new URL('?token=from-the-phone', location.href)) ?? '';
  const router = await openPortal('/m/transactionHistory', { as: 'arriving', locale });
  await enterByHandOff(token);
  return router;
}

beforeEach(() => {
  signedInMark.clear();
});

describe('the link of another own device', () => {
  it('signs in, and says whose account it is', async () => {
    const router = await arrive();
    await expect.element(dialog.getByText(/^You're logged in as/u)).toBeVisible();
    expect(far.calls('logInByHandOff')[0]?.body).toEqual({ token: 'from-the-phone' });
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory');
    expect(await accessFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('offers the way out to whom the account is not', async () => {
    await arrive();
    await dialog.getByRole('button', { name: "That's not me" }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Log out of this device?' }))
      .toBeVisible();
  });

  it('leaves whoever is signed in here', async () => {
    signedInMark.set();
    await arrive();
    await expect.element(dialog.getByText(/were logged in already/u)).toBeVisible();
    expect(far.calls('logInByHandOff')).toEqual([]);
  });

  it('says why it opened nothing, and offers the login', async () => {
    far.refuse('logInByHandOff', 'hand_off_expired');
    await arrive();
    const failed = page.getByRole('dialog', { name: 'The link opened nothing' });
    await expect.element(failed.getByText(refusalText('hand_off_expired'))).toBeVisible();
    expect(useSession.getState().status).toBe('visitor');
    await failed.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('speaks Arabic', async () => {
    far.answer('logInByHandOff', samples.logInByHandOff);
    await arrive('ar');
    await expect.element(page.getByRole('dialog', { name: 'رابط من جهاز آخر' })).toBeVisible();
  });

  it('leaves the address at once, and nothing else of it', () => {
    const before = location.href;
    const address = new URL('?token=secret&theme=dark', before);
    expect(takeHandOffToken(address)).toBe('secret');
    expect([location.search, takeHandOffToken(new URL(location.href))]).toEqual([
      '?theme=dark',
      undefined,
    ]);
    history.replaceState(history.state, '', before);
  });
});
