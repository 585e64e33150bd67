import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { nowMs } from '../../shared/time/clock.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/favourites';
const main = page.getByRole('main');
const heart = main.getByRole('button', { name: 'Favourite: Opal Rush' });
const { listFavourites, listRecentGames } = samples;
const none = { content: [], total: 0, totalPages: 0 };
const empty = { ...listFavourites, ...none, favGameIds: [] };

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the favourites', () => {
  it('show the games with a heart', async () => {
    await open();
    await expect
      .element(main.getByRole('heading', { name: 'Favourites and recent' }))
      .toBeVisible();
    await expect.element(main.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await accessFaults()).toEqual([]);
  });

  it('say on the tile which of them an open bonus forbids', async () => {
    far.answer('readBonusBars', { games: ['games:LH-1'] });
    await open();
    const tile = main.getByRole('group', { name: 'Opal Rush' });
    await expect.element(tile.getByText('Not with your bonus').first()).toBeVisible();
  });

  it('are reached from the hub of a phone', async () => {
    const router = await openPortal('/m', { as: 'member', width: 390 });
    await main.getByRole('link', { name: 'Favourites and recent' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(address);
  });

  it('come page by page', async () => {
    far.answer('listFavourites', ({ query }) => ({
      ...listFavourites,
      pageNum: Number(query['pageNo']),
      totalPages: 2,
      total: 21,
    }));
    await open();
    await main.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => far.calls('listFavourites').at(-1)?.query['pageNo']).toBe('2');
  });

  it('say that there are none, and lead to the games', async () => {
    far.answer('listFavourites', empty);
    const router = await open();
    await expect.element(main.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await main.getByRole('link', { name: 'Find games' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/hot');
  });

  it('are busy until the first answer', async () => {
    const release = far.hold('listFavourites');
    await open();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(1);
    release();
    await expect.element(heart).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('say that the line is down: %s', async (fault) => {
    far.fail('listFavourites', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listFavourites', listFavourites);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(heart).toBeVisible();
  });

  it.each(['in_need_true_account', 'overloaded'] as const)('show the refusal %s', async (code) => {
    far.refuse('listFavourites', code);
    await open();
    await expect.element(alert.getByText(refusalText(code))).toBeVisible();
  });

  it('stand beside the recent games, whose tab is in the address', async () => {
    const router = await open();
    await main.getByRole('tab', { name: 'Recent' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ list: 'recent' });
    await expect.element(main.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    await expect.poll(() => far.calls('listRecentGames').length).toBe(1);
  });

  it('say that no game was opened yet, and why none arrived', async () => {
    far.answer('listRecentGames', { ...listRecentGames, ...none });
    await openPortal(`${address}?list=recent`, { as: 'member' });
    await expect.element(main.getByRole('heading', { name: 'No games played yet' })).toBeVisible();
    far.fail('listRecentGames', 'offline');
    await main.getByRole('tab', { name: 'Favourites' }).click();
    await expect.element(heart).toBeVisible();
    await main.getByRole('tab', { name: 'Recent' }).click();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
  });

  it('stand right to left in Arabic', async () => {
    far.answer('listFavourites', empty);
    await open('ar');
    await expect
      .element(main.getByRole('heading', { name: 'لا توجد ألعاب مفضلة بعد' }))
      .toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the own lists of a centre', () => {
  it('take the place of its games, and leave it again', async () => {
    const router = await openPortal('/rng', { as: 'member' });
    await main.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ list: 'favourites' });
    await expect
      .poll(() => far.calls('listFavourites').map(({ query }) => query['gameType']))
      .toContain('RNG');
    await main.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  it('ask a visitor to log in', async () => {
    await openPortal('/rng');
    await main.getByRole('button', { name: 'Recent', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

describe('the heart of a tile', () => {
  it('is pressed at once by the keyboard, and tells the server', async () => {
    far.answer('listFavourites', empty);
    await openPortal('/rng', { as: 'member' });
    await expect.element(heart).toBeEnabled();
    const release = far.hold('createFavourite');
    (heart.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect
      .poll(() => far.calls('createFavourite').at(-1)?.body)
      .toEqual({ nodeId: 'LH-1', vendor: 'LH', gameType: 'RNG' });
  });

  it('sends one action a second, and says so of another', async () => {
    far.answer('listFavourites', empty);
    await openPortal('/rng', { as: 'member' });
    // Both clicks fall into one second, however slow the machine is.
    vi.setSystemTime(nowMs());
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: 'Favourite: Copper Tide' }).click();
    await expect.element(page.getByText('One moment')).toBeInTheDocument();
    expect(far.calls('createFavourite')).toHaveLength(1);
  });

  it('is left again, and its tile stays until the next visit', async () => {
    await open();
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => far.calls('deleteFavourite').at(-1)?.query)
      .toEqual({ nodeId: 'LH-1', vendor: 'LH', gameType: 'RNG' });
    await expect.element(main.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
  });

  it.each(['game_not_found', 'favourites_full'] as const)(
    'is taken back where the server refuses it with %s',
    async (code) => {
      far.answer('listFavourites', empty);
      far.refuse('createFavourite', code);
      await openPortal('/rng', { as: 'member' });
      await heart.click();
      await expect.element(page.getByText(refusalText(code)).first()).toBeVisible();
      await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    },
  );

  it('asks a visitor to log in, and does it after the login', async () => {
    far.answer('listFavourites', empty);
    await openPortal('/rng');
    await heart.click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(far.calls('listFavourites')).toEqual([]);
    useSession.getState().enter(samples.logIn.token, samples.readMemberInfo);
    useDialogs.getState().hide();
    await expect.poll(() => far.calls('createFavourite')).toHaveLength(1);
  });

  it('forgets what a visitor wanted who closes the login', async () => {
    await openPortal('/rng');
    await heart.click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    useDialogs.getState().hide();
    useSession.getState().enter(samples.logIn.token, samples.readMemberInfo);
    await expect.poll(() => far.calls('listFavourites')).toHaveLength(1);
    expect(far.calls('createFavourite')).toEqual([]);
  });

  it('tells a trial account that it needs a real one', async () => {
    await openPortal('/rng', { as: 'trial' });
    await heart.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(far.calls('createFavourite')).toEqual([]);
  });
});
