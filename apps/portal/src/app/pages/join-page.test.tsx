import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');

describe('the landing page of the sign-up promotion', () => {
  it('names the gift by the figure of the promotion, and leads to the registration', async () => {
    await openPortal('/join');
    await expect.element(main.getByText(/฿\s?88\.00/u)).toBeVisible();
    await main.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
  });

  it('lets a member join and take it here', async () => {
    await openPortal('/join', { as: 'member' });
    await main.getByRole('button', { name: 'Join' }).click();
    expect(far.calls('joinPromotion')).toHaveLength(1);
  });

  it('keeps the place of the gift until it is known', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/join');
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(main.element().querySelector('[aria-busy]')).not.toBeNull();
    release();
    await expect.element(main.getByText(/฿\s?88\.00/u)).toBeVisible();
    expect(main.element().querySelector('[aria-busy]')).toBeNull();
  });

  it('says that there is no such gift now', async () => {
    far.answer('listPromotions', []);
    await openPortal('/join');
    await expect.element(main.getByText('No gift for joining right now')).toBeVisible();
  });

  it('is busy until it knows the gift', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/join');
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText(/฿\s?88\.00/u)).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('listPromotions', fault);
    await openPortal('/join');
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listPromotions', samples.listPromotions);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText(/฿\s?88\.00/u)).toBeVisible();
  });
});
