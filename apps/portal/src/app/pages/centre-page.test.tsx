import type { GameType } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navCategories } from '../../shared/games/centres.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const tile = main.getByRole('group', { name: 'Opal Rush' });
const { listGames, listVendors } = samples;
const none = { ...listGames, content: [], games: [], total: 0 };

describe('a centre of lotteries', () => {
  it.each([
    ['/elott', 'ELOTT'],
    ['/lott', 'LOTT'],
  ])('leads from %s to our own draws', async (address, mode) => {
    await openPortal(address);
    await expect
      .element(main.getByRole('link', { name: 'Vietnam', exact: true }))
      .toHaveAttribute('href', '/vnLottery');
    await expect
      .element(main.getByRole('link', { name: /^Lucky Five · 1 min/u }))
      .toHaveAttribute('href', `/lottery?gameCode=SSC1M&prizeMode=${mode}`);
  });
});

describe('the game-list centre', () => {
  it('ends with its list, where another centre has the footer', async () => {
    const router = await openPortal('/hot');
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    await router.navigate({ to: '/rng' });
    await expect.element(tile).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('is the one that the site says, and no other (portal.md 3)', async () => {
    const router = await openPortal('/hot', { boot: { gameListCentres: ['HOT'] } });
    await expect.element(tile).toBeVisible();
    await router.navigate({ to: '/rng' });
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    await router.navigate({ to: '/hot' });
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  });
});

/** A category with the vendors of slots. */
function offerVendorsOf(gameCategory: GameType): void {
  const [slots] = listVendors.filter((row) => row.gameCategory === 'RNG');
  const vendors = (slots?.vendors ?? []).map((row) => ({ ...row, gameType: gameCategory }));
  far.answer('listVendors', [...listVendors, { gameCategory, games: 3, vendors, lanes: [] }]);
}

describe('the games of a centre of lotteries', () => {
  it('wait until what stands above them is there', async () => {
    offerVendorsOf('ELOTT');
    const release = far.hold('listPopularLottery');
    await openPortal('/elott');
    await expect.element(main.getByRole('link', { name: 'Vietnam', exact: true })).toBeVisible();
    await expect.poll(() => far.calls('listGames')).toHaveLength(1);
    await expect.element(tile).not.toBeInTheDocument();
    release();
    await expect.element(main.getByRole('link', { name: /^Lucky Five/u }).first()).toBeVisible();
    await expect.element(tile).toBeVisible();
  });

  it('come without the draws when those do not arrive', async () => {
    offerVendorsOf('ELOTT');
    far.fail('listPopularLottery', 'offline');
    await openPortal('/elott');
    await expect.element(tile).toBeVisible();
  });
});

describe('the launch of a lobby', () => {
  it('asks for the hall with the way back to here, and opens what it is told', async () => {
    const router = await openPortal('/elott', { as: 'member' });
    await main.getByRole('link', { name: 'Vietnam', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/vnLottery');
    expect(router.state.location.search).toMatchObject({ prizeMode: 'TCG_LOTTO_VN' });
    expect(far.calls('launchLottery').map(({ body }) => body)).toEqual([
      {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoView: 'lobby',
        device: 'WEB',
        backUrl: '/elott',
        language: 'EN',
      },
    ]);
    expect(far.calls('listPopularLottery').at(-1)?.query).toMatchObject({ prizeMode: 'ELOTT' });
  });

  it('is busy until the answer', async () => {
    const release = far.hold('launchLottery');
    const router = await openPortal('/elott', { as: 'member' });
    await main.getByRole('link', { name: 'Vietnam', exact: true }).click();
    await expect.poll(() => document.querySelector('nav[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.poll(() => router.state.location.pathname).toBe('/vnLottery');
  });

  it('says why a lobby did not open', async () => {
    far.refuse('launchLottery', 'lottery_launch_refused', { field: 'lottoArea' });
    await openPortal('/elott', { as: 'member' });
    await main.getByRole('link', { name: 'Vietnam', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "The lottery didn't open" });
    await expect.element(dialog.getByText(refusalText('lottery_launch_refused'))).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('leads a visitor to the login', async () => {
    const router = await openPortal('/elott');
    await main.getByRole('link', { name: 'Vietnam', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });
});

describe('a game centre', () => {
  it('lists the games of its category with their number', async () => {
    await openPortal('/rng');
    await expect.element(main.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    await expect.element(tile).toBeVisible();
    await expect.element(main.getByText('3 games')).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query).toMatchObject({ gameType: 'RNG', page: '1' });
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the games that came with the document without asking for them', async () => {
    const { games: _repeated, ...list } = listGames;
    await openPortal('/rng', { boot: { home: undefined, centre: { gameType: 'RNG', list } } });
    await expect.element(tile).toBeVisible();
    await expect.element(main.getByText('3 games')).toBeVisible();
    expect(far.calls('listGames')).toEqual([]);
  });

  it('keeps kind, vendor, order and word in the address', async () => {
    const router = await openPortal('/rng');
    await main.getByRole('button', { name: /^Quayside/u }).click();
    await main.getByRole('button', { name: 'Jackpot' }).click();
    await main.getByRole('combobox', { name: 'Sort' }).selectOptions('name');
    await main.getByRole('searchbox', { name: 'Find in Slots' }).fill('opal');
    const filters = { gameClassify: 'JP', vassalage: 'QY', sort: 'name', gameName: 'opal' };
    await expect.poll(() => router.state.location.search).toEqual(filters);
    await expect.poll(() => far.calls('listGames').at(-1)?.query).toMatchObject(filters);
    await expect.element(main.getByRole('heading', { name: 'Slots · Quayside' })).toBeVisible();
  });

  it('keeps a filter that was chosen while the typing of a word rested', async () => {
    const router = await openPortal('/rng');
    await expect.element(tile).toBeVisible();
    const field = main.getByRole('searchbox', { name: 'Find in Slots' });
    await field.fill('opal');
    const chip = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Jackpot',
    );
    chip?.click();
    const filters = { gameClassify: 'JP', gameName: 'opal' };
    await expect.poll(() => router.state.location.search).toEqual(filters);
  });

  it("opens a visitor's own list after the login that it asks for", async () => {
    const router = await openPortal('/rng');
    await main.getByRole('button', { name: 'Favourites' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await login.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ list: 'favourites' });
  });

  it('counts what each filter would leave, on chips that keep their place', async () => {
    await openPortal('/rng');
    const vendor = main.getByRole('button', { name: /^Quayside/u });
    await expect.element(vendor).toBeEnabled();
    await expect.element(tile).toBeVisible();
    const before = vendor.element().getBoundingClientRect();
    const grid = tile.element().getBoundingClientRect().top;
    await main.getByRole('button', { name: 'Jackpot' }).click();
    await expect.element(vendor).toBeDisabled();
    await expect.element(main.getByRole('button', { name: /^Lamp House.*2/u })).toBeEnabled();
    await expect.element(main.getByRole('button', { name: 'Table' })).toBeDisabled();
    expect(far.calls('readGameCounts').at(-1)?.query).toEqual({
      gameType: 'RNG',
      gameClassify: 'JP',
      language: 'EN',
    });
    expect(vendor.element().getBoundingClientRect().width).toBe(before.width);
    expect(tile.element().getBoundingClientRect().top).toBe(grid);
  });

  it('keeps its counts when new ones do not arrive', async () => {
    far.fail('readGameCounts', 'offline');
    await openPortal('/rng?gameClassify=JP');
    await expect.element(tile).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Quayside.*1/u })).toBeEnabled();
  });

  it('names its filters, and takes away one or all of them', async () => {
    const router = await openPortal('/rng?gameClassify=JP&vassalage=QY&gameName=opal');
    const bar = main.getByRole('search', { name: 'Filters of Slots' });
    await bar.getByRole('button', { name: 'Remove the filter Quayside' }).click();
    const rest = { gameClassify: 'JP', gameName: 'opal' };
    await expect.poll(() => router.state.location.search).toEqual(rest);
    await bar.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
    await expect.element(bar.getByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
  });

  it('wraps its filters by the room that they have', async () => {
    await openPortal('/rng', { width: 1024 });
    const sort = main.getByRole('combobox', { name: 'Sort' });
    await expect.element(sort).toBeVisible();
    const bar = main.getByRole('search', { name: 'Filters of Slots' }).element();
    const edge = bar.getBoundingClientRect().right;
    expect(sort.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
  });

  it('goes from page to page', async () => {
    far.answer('listGames', ({ query }) => ({
      ...listGames,
      pageNum: Number(query['page']),
      totalPages: 3,
      total: 99,
    }));
    const router = await openPortal('/rng');
    await main.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ page: 2 });
    await main.getByRole('textbox', { name: 'Go to page' }).fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toEqual({ page: 3 });
  });

  it('leads from a page past the end to the last one', async () => {
    far.answer('listGames', ({ query }) => {
      const isPast = Number(query['page']) > 3;
      const rows = isPast ? { content: [], games: [] } : {};
      return { ...listGames, ...rows, pageNum: Number(query['page']), totalPages: 3, total: 99 };
    });
    const router = await openPortal('/rng?page=999');
    await expect.poll(() => router.state.location.search).toEqual({ page: 3 });
    await expect.element(tile).toBeVisible();
  });

  it('counts the games of the own list while it is the one that is shown', async () => {
    await openPortal('/rng?list=favourites', { as: 'member' });
    await expect.element(main.getByText('1 game', { exact: true })).toBeVisible();
    expect(main.getByText('3 games').elements()).toEqual([]);
  });

  it('starts a free trial without an account', async () => {
    const router = await openPortal('/rng');
    await main.getByRole('button', { name: 'Free trial Opal Rush' }).click();
    await expect.poll(() => router.state.location.href).toBe('/play/LH-1?mode=trial');
  });

  it('says that nothing matches, and clears the filters at a press', async () => {
    far.answer('listGames', ({ query }) => (query['gameName'] === undefined ? listGames : none));
    const router = await openPortal('/rng?gameName=zzqx');
    await expect.element(main.getByRole('heading', { name: 'No games found' })).toBeVisible();
    await main.getByRole('button', { name: 'Clear the filters' }).click();
    await expect.element(tile).toBeVisible();
    expect(router.state.location.search).toEqual({});
  });

  it('waits for the games', async () => {
    const release = far.hold('listGames');
    await openPortal('/rng');
    await expect.element(main.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    await expect.element(tile).not.toBeInTheDocument();
    release();
    await expect.element(tile).toBeVisible();
  });

  it('says after a while that it is still working', async () => {
    const release = far.hold('listGames');
    await openPortal('/rng');
    await expect.element(main.getByText('Still working…'), { timeout: 10_000 }).toBeVisible();
    release();
    await expect.element(tile).toBeVisible();
    await expect.element(main.getByText('Still working…')).not.toBeInTheDocument();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listGames', fault);
    await openPortal('/rng');
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listGames', listGames);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(tile).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('listGames', 'too_many_requests');
    await openPortal('/hot');
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('lists its games without the vendors when those do not arrive', async () => {
    far.fail('listVendors', 'offline');
    await openPortal('/rng');
    await expect.element(tile).toBeVisible();
    await expect.element(main.getByRole('group', { name: 'Vendors' })).not.toBeInTheDocument();
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/rng', { locale: 'ar' });
    await expect.element(main.getByRole('heading', { name: 'السلوت', level: 1 })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'ابدأ الآن Opal Rush' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('a game centre on a phone', () => {
  const more = main.getByRole('button', { name: 'Load 42 more' });

  function answerPages(): void {
    far.answer('listGames', ({ query }) => {
      const content = listGames.content.map((game) => ({
        ...game,
        nodeId: `${game.nodeId}-${query['page']}`,
      }));
      return { ...listGames, content, games: content, totalPages: 2, total: 6 };
    });
  }

  it('adds the next games below', async () => {
    answerPages();
    await openPortal('/rng', { width: 390 });
    await more.click();
    await expect
      .poll(() => main.getByRole('group', { name: 'Opal Rush' }).elements())
      .toHaveLength(2);
    await expect.element(main.getByText('Page 2 of 2')).toBeVisible();
  });

  it('keeps its games when the next ones do not arrive', async () => {
    answerPages();
    await openPortal('/rng', { width: 390 });
    await expect.element(more).toBeVisible();
    far.fail('listGames', 'offline');
    await more.click();
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    answerPages();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect
      .poll(() => main.getByRole('group', { name: 'Opal Rush' }).elements())
      .toHaveLength(2);
  });

  it('chooses the vendor in a sheet that tells how many games it shows', async () => {
    const router = await openPortal('/rng', { width: 390 });
    await main.getByRole('button', { name: 'Vendors' }).click();
    const sheet = page.getByRole('dialog', { name: 'Vendors' });
    await sheet.getByRole('radio', { name: /^Quayside/u }).click();
    await sheet.getByRole('button', { name: 'Show 3 games' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(router.state.location.search).toEqual({ vassalage: 'QY' });
    expect(await accessFaults()).toEqual([]);
  });

  it('starts a free trial by a press on the short word', async () => {
    const router = await openPortal('/rng', { width: 390 });
    await main
      .getByRole('button', { name: /Opal Rush$/u })
      .last()
      .click();
    await expect.poll(() => router.state.location.href).toBe('/play/LH-1?mode=trial');
  });
});

describe('a category of vendors', () => {
  const card = {
    vassalage: 'LH',
    accountTypeName: 'LH',
    displayName: 'Lamp House',
    gameType: 'LIVE',
    logo: '/art/lamp-house.svg',
    games: 2,
    isGame: 'VASSALAGE',
    nodeId: null,
  } as const;
  const single = { ...card, vassalage: 'QY', displayName: 'Quayside', games: 1, nodeId: 'LH-1' };
  const [slots] = samples.listVendors.filter(({ gameCategory }) => gameCategory === 'RNG');

  function offerLive() {
    const vendors = (slots?.vendors ?? []).map((vendor) => ({
      ...vendor,
      gameType: card.gameType,
    }));
    const lanes = [{ title: 'LIVE' as const, cards: [card, { ...single, isGame: '' }] }];
    const live = { gameCategory: 'LIVE' as const, rebatePercent: '0.8', games: 3, vendors, lanes };
    far.answer('listVendors', [...samples.listVendors, live]);
  }

  it('has its place in the navigation, its title, and no kinds of slots', async () => {
    offerLive();
    await openPortal('/live');
    await expect
      .element(main.getByRole('heading', { name: 'Live casino', level: 1 }))
      .toBeVisible();
    await expect
      .element(page.getByRole('navigation').getByRole('link', { name: 'Live casino' }).first())
      .toBeVisible();
    await expect.poll(() => document.title).toBe('Live casino – Lamplight');
    await expect.element(main.getByText('Rebate 0.8 %').first()).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Jackpot' })).not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([
    ['/pvp', 'PVP', 'Cards'],
    ['/live', 'LIVE', 'Live casino'],
    ['/sports', 'SPORTS', 'Sports'],
    ['/esports', 'ESPORTS', 'E-sports'],
    ['/cockfight', 'COCKFIGHT', 'Cockfight'],
    ['/fish', 'FISH', 'Fishing'],
  ] as const)('%s lists the vendors and games of %s', async (address, gameType, name) => {
    offerVendorsOf(gameType);
    const router = await openPortal(address);
    await expect.element(main.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect
      .element(page.getByRole('navigation').getByRole('link', { name, exact: true }).first())
      .toHaveAttribute('href', address);
    await expect.poll(() => document.title).toMatch(/ – Lamplight$/u);
    await expect.element(tile).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query).toMatchObject({ gameType });
    await main.getByRole('button', { name: /^Quayside/u }).click();
    await expect.poll(() => router.state.location.search).toEqual({ vassalage: 'QY' });
    await expect.element(main.getByRole('heading', { name: `${name} · Quayside` })).toBeVisible();
  });

  it('opens the list of a vendor of several games', async () => {
    offerLive();
    await openPortal('/live');
    await main.getByRole('button', { name: /^Enter.*Lamp House/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Lamp House' })).toBeVisible();
    await expect
      .poll(() => far.calls('listGames').at(-1)?.query)
      .toMatchObject({
        vassalage: 'LH',
        gameType: 'LIVE',
      });
  });

  it('goes to the list of the type from a card too, the vendor chosen (R-27)', async () => {
    offerLive();
    const router = await openPortal('/live', { boot: { gameListCentres: ['LIVE'] } });
    await main.getByRole('button', { name: /^Enter.*Lamp House/u }).click();
    await expect.poll(() => router.state.location.href).toBe('/live?vassalage=LH');
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('starts the only game of a vendor at once', async () => {
    offerLive();
    const router = await openPortal('/live', { as: 'member' });
    await main.getByRole('button', { name: /^Enter.*Quayside/u }).click();
    await expect.poll(() => router.state.location.href).toBe('/play/LH-1');
  });

  it('opens the list that a game stands for', async () => {
    const content = [{ ...samples.readGame, isGame: 'VASSALAGE' }];
    far.answer('listGames', { ...listGames, content, games: content });
    await openPortal('/rng', { boot: { gameListCentres: [] } });
    await main.getByRole('button', { name: /^Start now.*Opal Rush/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Lamp House' })).toBeVisible();
  });

  it('goes to the list of the type where the site gives it one, the vendor chosen (R-27)', async () => {
    const content = [{ ...samples.readGame, gameType: 'FBSPORTS' as const, isGame: 'VASSALAGE' }];
    far.answer('listGames', { ...listGames, content, games: content });
    const router = await openPortal('/rng', { boot: { gameListCentres: ['FBSPORTS'] } });
    await main.getByRole('button', { name: /^Start now.*Opal Rush/u }).click();
    const { vassalage } = samples.readGame;
    await expect.poll(() => router.state.location.href).toBe(`/fbSports?vassalage=${vassalage}`);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it.each([
    ['/pvp', 'Cards'],
    ['/fish', 'Fishing'],
    ['/fbSports', 'Sportsbook'],
  ])('%s says that nothing is here yet where no vendor offers any', async (address, name) => {
    const router = await openPortal(address);
    await expect.element(main.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect.element(main.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await main.getByRole('link', { name: 'See hot games' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/hot');
  });

  it('says so in Arabic, right to left', async () => {
    await openPortal('/fish', { locale: 'ar' });
    await expect.element(main.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the lottery of the navigation', () => {
  it('is one item that leads to /elott', () => {
    const of = (gameCategory: 'LOTT' | 'ELOTT') => ({
      gameCategory,
      games: 1,
      vendors: [],
      lanes: [],
    });
    expect(navCategories([of('LOTT'), of('ELOTT')])).toEqual([of('ELOTT')]);
    expect(navCategories([of('LOTT')])).toEqual([of('LOTT')]);
  });
});
