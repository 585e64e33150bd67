import { accessFaults } from '@portal/ui/testing';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../shared/session/session.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });

describe('the promotions', () => {
  it('show what each gives and where it stands, what can be taken first', async () => {
    await openPortal('/promotions', { as: 'member' });
    await expect.element(card('The weekly ladder').getByText('In progress')).toBeVisible();
    await expect.element(card('Welcome aboard').getByText(/฿\s?88\.00/u)).toBeVisible();
    const cap = /50% up to \p{Bidi_Control}?฿\s?2,000\.00/u;
    await expect.element(card('Spring tide').getByText(cap)).toBeVisible();
    await expect.element(card('Bring your story').getByText('41 left')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('are narrowed to those of the member', async () => {
    await openPortal('/promotions', { as: 'member' });
    await main.getByRole('radio', { name: 'Mine' }).click();
    await expect.element(card('The weekly ladder')).toBeVisible();
    expect(card('Welcome aboard').elements()).toEqual([]);
    await main.getByRole('radio', { name: 'Past' }).click();
    await expect.element(card('High water')).toBeVisible();
    expect(card('The weekly ladder').elements()).toEqual([]);
  });

  it('offer nothing during a break or an exclusion: only what was taken part in (R13)', async () => {
    far.answer('listOwnPromotions', []);
    await openPortal('/promotions');
    const member = { ...samples.readMemberInfo, hearsOffers: false };
    useSession.getState().enter(samples.logIn.token, member);
    await expect.element(main.getByText(/^Offers and gifts rest for your account/u)).toBeVisible();
    await expect.element(main.getByText('You took part in no promotion.')).toBeVisible();
    expect(main.getByText(/join today|will stand/u).elements()).toEqual([]);
  });

  it('lists under what can be joined nothing that is still to come', async () => {
    await openPortal('/promotions', { as: 'member' });
    await expect.element(page.getByRole('link', { name: 'Spring tide' })).toBeVisible();
    await page.getByRole('radio', { name: 'To join' }).click();
    await expect.element(page.getByRole('link', { name: 'Spring tide' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Welcome aboard' })).toBeVisible();
  });

  it('say so where a view holds none', async () => {
    await openPortal('/promotions');
    await main.getByRole('radio', { name: 'Past' }).click();
    await expect.element(main.getByText('Choose another view to see more.')).toBeVisible();
  });

  it('are shown to a visitor without anybody being asked who it is', async () => {
    await openPortal('/promotions');
    await expect.element(card('Welcome aboard')).toBeVisible();
    expect(far.calls('listOwnPromotions')).toEqual([]);
  });

  it('say that there are none', async () => {
    far.answer('listPromotions', []);
    await openPortal('/promotions');
    await expect.element(main.getByText('New promotions will stand here.')).toBeVisible();
  });

  it('are busy until they are there', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/promotions');
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(card('Welcome aboard')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('ask again after a fault: %s', async (fault) => {
    far.fail('listPromotions', fault);
    await openPortal('/promotions');
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listPromotions', samples.listPromotions);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card('Welcome aboard')).toBeVisible();
  });

  it('are the last tab of a phone, and stand right to left in Arabic', async () => {
    await openPortal('/promotions', { locale: 'ar', as: 'member', width: 390 });
    await expect.element(page.getByRole('link', { name: /العروض$/u })).toBeVisible();
    await expect.element(main.getByText('قيد التنفيذ')).toBeVisible();
  });
});
