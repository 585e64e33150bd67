import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const open = (locale: 'en' | 'ar' = 'en') => openPortal('/m/referral', { as: 'member', locale });

describe('inviting others', () => {
  it('shows code, link and picture, what it brings, and what came of it', async () => {
    await open();
    await expect.element(main.getByText('K7PW3XQZ', { exact: true })).toBeVisible();
    await expect.element(main.getByText(/\/register\?referralCode=K7PW3XQZ/u)).toBeVisible();
    await expect.element(main.getByRole('img', { name: 'Your link as a picture' })).toBeVisible();
    await expect.element(main.getByText(/They play for .*1,000\.00/u)).toBeVisible();
    await expect
      .element(main.getByRole('row', { name: /s\*\*\*a.*On the way.*Has to play more/u }))
      .toBeVisible();
    await expect.element(main.getByText(/You also get 0\.1% of what they play/u)).toBeVisible();
    await expect
      .element(main.getByRole('row', { name: /t\*\*\*n.*Rewarded.*18\.00.*2\.40/u }))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('invites nobody where offers rest, and shows what was paid (R13)', async () => {
    const counts = { PENDING: 0, QUALIFIED: 0, REWARDED: 4, REJECTED: 0 };
    far.answer('readReferral', { ...samples.readReferral, code: null, rules: null, counts });
    await openPortal('/m/referral', { as: 'member', hearsOffers: false });
    await expect.element(main.getByText(/^Offers and gifts rest for your account/u)).toBeVisible();
    await expect.element(main.getByText(/72\.00/u)).toBeVisible();
    await expect.element(main.getByRole('row', { name: /t\*\*\*n/u })).toBeVisible();
    expect(main.getByRole('button', { name: /^Copy/u }).elements()).toEqual([]);
    expect(main.getByRole('img').elements()).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('says that nobody is rewarded now', async () => {
    far.answer('readReferral', { ...samples.readReferral, rules: null });
    await open();
    await expect.element(main.getByText('No rewards at the moment')).toBeVisible();
  });

  it('says that nobody has come yet', async () => {
    far.answer('listReferrals', { content: [], nextCursor: null });
    await open();
    await expect.element(main.getByRole('heading', { name: 'Nobody has come yet' })).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('readReferral');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText('K7PW3XQZ', { exact: true })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('readReferral', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readReferral', samples.readReferral);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText('K7PW3XQZ', { exact: true })).toBeVisible();
  });

  it('is called by its other name where an agent looks, and is no page without the switch', async () => {
    await openPortal('/m/referral', { as: 'agent' });
    await expect.element(main.getByRole('heading', { name: 'Agent invitations' })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByRole('row', { name: /s\*\*\*a.*في الطريق/u })).toBeVisible();
  });
});
