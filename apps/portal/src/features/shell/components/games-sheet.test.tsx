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

  it('begin for a member with what is theirs, a row each where there is any', async () => {
    far.answer('listRecentGames', { ...samples.listRecentGames, content: [] });
    const router = await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Games' }).click();
    const own = games.getByRole('region', { name: 'Favourites' });
    await expect.element(own.getByRole('button').first()).toBeVisible();
    expect(games.getByRole('region', { name: 'Recently played' }).elements()).toEqual([]);
    await own.getByRole('button').first().click();
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/(?:play|rng)/u);
  });

  it('say of a row that it did not come, and ask again', async () => {
    far.fail('listRecentGames', 'offline');
    await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Games' }).click();
    const recent = games.getByRole('region', { name: 'Recently played' });
    await expect.element(recent.getByText(/^We can't reach the server/u)).toBeVisible();
    far.answer('listRecentGames', samples.listRecentGames);
    await recent.getByRole('button', { name: 'Retry' }).click();
    await expect.element(recent.getByRole('listitem').first()).toBeVisible();
  });

  it('are those of the site alone for a visitor', async () => {
    await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    await expect.element(games.getByRole('link', { name: /^Slots/u })).toBeVisible();
    expect(games.getByRole('region').elements()).toEqual([]);
    expect(far.calls('listFavourites')).toEqual([]);
  });
});

describe('Me in the bar of a phone (S-27)', () => {
  const me = bar.getByRole('link', { name: /^Me|Me$/u });

  it('has the count of unread messages of a member', async () => {
    await openPortal('/promotions', { ...narrow, as: 'member' });
    const count = samples.readBadges.unreadMessage;
    expect(count).toBeGreaterThan(0);
    await expect.element(me.getByText(String(count))).toBeVisible();
  });

  it('has none for a visitor', async () => {
    await openPortal('/promotions', narrow);
    await expect.element(me).toBeVisible();
    await expect.element(me).toHaveTextContent('Me');
  });
});
