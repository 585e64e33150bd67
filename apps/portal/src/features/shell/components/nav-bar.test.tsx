import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { VendorCategory } from '../../../shared/games/game.ts';
import { keptList } from '../../../shared/games/kept-lists.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const nav = page.getByRole('navigation', { name: 'Games' });
const slots = nav.getByRole('link', { name: 'Slots' });

describe('the navigation', () => {
  it('keeps the entries that it had when a later call fails', async () => {
    keptList<VendorCategory>('vendors', 'EN').keep([...samples.listVendors]);
    far.fail('listVendors', 'badGateway');
    await openPortal('/m');
    await expect.element(slots).toBeVisible();
    expect(nav.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
  });

  it('keeps the places of its entries until they are known', async () => {
    const release = far.hold('listVendors');
    await openPortal('/m');
    await expect.element(nav.getByRole('link', { name: 'Home' })).toBeVisible();
    expect(nav.element().querySelectorAll('[aria-busy]')).toHaveLength(4);
    release();
    await expect.element(slots).toBeVisible();
    expect(nav.element().querySelectorAll('[aria-busy]')).toHaveLength(0);
  });

  it('says that its entries did not arrive, and asks again at a press', async () => {
    far.fail('listVendors', 'offline');
    await openPortal('/m');
    // The footer asks for the same list.
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(nav.getByText("The games didn't load")).toBeVisible();
    far.answer('listVendors', samples.listVendors);
    await nav.getByRole('button', { name: 'Retry' }).click();
    await expect.element(slots).toBeVisible();
  });

  it('counts the promotions that a member can join or take, and asks nothing for a visitor', async () => {
    await openPortal('/', { as: 'member' });
    await expect
      .element(nav.getByRole('link', { name: /Promotions.*3 promotions for you/u }))
      .toBeVisible();
    const asked = far.calls('readBadges').length;
    await openPortal('/');
    await expect.element(nav.getByRole('link', { name: 'Promotions' }).last()).toBeVisible();
    expect(far.calls('readBadges')).toHaveLength(asked);
  });
});
