import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const bar = page.getByRole('navigation', { name: 'Main' });
const narrow = { width: 390 } as const;

describe('the games of a phone', () => {
  const games = page.getByRole('dialog', { name: 'Games' });

  it('are found by category, with rebate and number', async () => {
    const router = await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    await expect.element(games.getByText('Rebate 1.2 %')).toBeVisible();
    await games.getByRole('link', { name: /^Slots/u }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
  });

  it('are looked for without a word of keys, which a phone has not', async () => {
    await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    const search = games.getByRole('button', { name: 'Search games' });
    await expect.element(search).toBeVisible();
    await expect.element(search.getByText('Ctrl K')).not.toBeVisible();
  });

  it('are told to be none where no category has any', async () => {
    far.answer('listVendors', []);
    await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    await expect.element(games.getByText(/^No games are open here/u)).toBeVisible();
  });

  it('are awaited, and say why they are not here', async () => {
    far.refuse('listVendors', 'overloaded');
    const release = far.hold('listVendors');
    await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    await expect.element(games.getByRole('button', { name: 'Search games' })).toBeVisible();
    expect(games.element().querySelector('[aria-busy]')).not.toBeNull();
    release();
    await expect.element(games.getByText(refusalText('overloaded'))).toBeVisible();
    expect(games.element().querySelector('[aria-busy]')).toBeNull();
    far.answer('listVendors', samples.listVendors);
    await games.getByRole('button', { name: 'Retry' }).click();
    await expect.element(games.getByRole('link', { name: /^Slots/u })).toBeVisible();
  });
});
