import { samples } from '@portal/protocol/testing';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';
import { DropPanel } from './drop-panel.tsx';
import { lateBar } from './late-bar.ts';

const banner = page.getByRole('banner');
const chevron = banner.getByRole('button', { name: 'Vendors of Slots' });
const panel = banner.getByRole('group', { name: 'Slots' });

const late = { ...lateBar };

afterEach(() => {
  Object.assign(lateBar, late);
});

describe('the drop menu of a category', () => {
  it('keeps its place until its script is there', async () => {
    const script = Promise.withResolvers<{ default: typeof DropPanel }>();
    Object.assign(lateBar, { DropPanel: lazy(() => script.promise) });
    await openPortal('/m');
    await chevron.click();
    const wait = banner.getByRole('status', { name: 'Loading' });
    await expect.element(wait).toBeVisible();
    script.resolve({ default: DropPanel });
    await expect.element(panel.getByRole('link', { name: 'Quayside' })).toBeVisible();
    await expect.element(wait).not.toBeInTheDocument();
  });

  it('says so when its script does not come, with the way to load again', async () => {
    Object.assign(lateBar, { DropPanel: lazy(() => Promise.reject(new Error('offline'))) });
    await openPortal('/m');
    await chevron.click();
    await expect
      .element(page.getByRole('heading', { name: "This page didn't load" }))
      .toBeVisible();
  });

  it('shows its rebate and its vendors, each the way to its games', async () => {
    const router = await openPortal('/m');
    await chevron.click();
    await expect.element(panel.getByText('Rebate 1.2 %')).toBeVisible();
    await panel.getByRole('link', { name: 'Quayside' }).click();
    await expect.poll(() => router.state.location.href).toBe('/rng?vassalage=QY');
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('is walked by arrow keys and left by Esc', async () => {
    await openPortal('/m');
    await chevron.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(panel.getByRole('link', { name: 'View all Slots' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(panel.getByRole('link', { name: 'Quayside' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(chevron).toHaveFocus();
  });

  it('opens at ↓ on the entry itself', async () => {
    await openPortal('/m');
    const entry = banner.getByRole('link', { name: 'Slots', exact: true });
    await expect.element(entry).toBeVisible();
    (entry.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(panel.getByRole('link', { name: 'View all Slots' })).toHaveFocus();
  });

  it('shows fifteen vendors at most, and the way to the rest', async () => {
    const [, rng] = samples.listVendors;
    const vendors = Array.from({ length: 17 }, (_, index) => ({
      vassalage: `V${index}`,
      displayName: `Vendor ${index}`,
      gameType: 'RNG' as const,
      logo: '/art/lamp-house.svg',
      games: 1,
    }));
    far.answer('listVendors', rng === undefined ? [] : [{ ...rng, vendors }]);
    await openPortal('/m');
    await chevron.click();
    await expect
      .poll(() => panel.getByRole('link', { name: /^Vendor/u }).elements())
      .toHaveLength(15);
    await expect.element(panel.getByRole('link', { name: 'More' })).toBeVisible();
  });

  it('is not there for a category without vendors, nor when those do not arrive', async () => {
    far.fail('listVendors', 'offline');
    await openPortal('/m');
    await expect.element(banner.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect.element(chevron).not.toBeInTheDocument();
  });
});
