import { drawsTopic } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import type Swiper from 'swiper';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { useSession } from '../../shared/session/session.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const hot = main.getByRole('region', { name: 'Hot games' });
const slots = main.getByRole('region', { name: 'New slots' });
const jackpot = slots.getByRole('button', { name: 'Jackpot' });
const system = samples.readStatus;
const none = { ...samples.listGames, content: [], games: [], total: 0 };

describe('the home page', () => {
  it('shows banner, notices, hot games and slots that came with it', async () => {
    await openPortal('/');
    await expect
      .element(main.getByRole('link', { name: 'Open the slots' }))
      .toHaveAttribute('href', '/rng');
    // Six of the seven notices, one after the other.
    const notices = main.getByRole('region', { name: 'Announcements' });
    await expect.poll(() => notices.getByRole('listitem').elements()).toHaveLength(6);
    await expect.element(hot.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    await expect.element(slots.getByRole('group', { name: 'Paper Lantern' })).toBeVisible();
    expect(document.title).toBe('Home – Lamplight');
    expect(far.calls('listGames')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('has the game centres below the notices on a phone, where no bar names them', async () => {
    const router = await openPortal('/', { width: 390 });
    const chips = main.getByRole('navigation');
    await expect.element(chips.getByRole('link', { name: 'Slots' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await chips.getByRole('link', { name: 'Slots' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
  });

  it('leaves them to the bar of a wide screen', async () => {
    await openPortal('/');
    await expect.element(hot).toBeVisible();
    expect(main.getByRole('navigation').elements()).toEqual([]);
  });

  it.each([
    ['visitor', ['all', 'visitors']],
    ['trial', ['all', 'visitors']],
    ['member', ['all', 'members']],
  ] as const)('shows a %s the banners that are meant for them', async (as, ids) => {
    const [banner] = system.banners;
    const rows = [
      { id: 'all', audience: { login: 'all', device: 'all', leastRank: 0 } },
      { id: 'visitors', audience: { login: 'visitors', device: 'desktop', leastRank: 0 } },
      { id: 'members', audience: { login: 'members', device: 'desktop', leastRank: 0 } },
      { id: 'phones', audience: { login: 'all', device: 'phone', leastRank: 0 } },
    ] as const;
    const banners = rows.flatMap((row) =>
      banner === undefined ? [] : [{ ...banner, ...row, title: `For ${row.id}` }],
    );
    await openPortal('/', { as, boot: { system: { ...system, banners } } });
    const carousel = main.getByRole('region', { name: 'News' });
    await expect
      .poll(() => carousel.getByRole('button', { name: /^Banner/u }).elements())
      .toHaveLength(2);
    const shown = [...carousel.element().querySelectorAll('article')].map(
      (slide) => slide.querySelector('p')?.textContent,
    );
    expect(
      [...new Set(shown)].toSorted((text, next) => String(text).localeCompare(String(next))),
    ).toEqual(ids.map((id) => `For ${id}`));
  });

  it('shows whoever may hear of no offers the banners that advertise nothing (R13)', async () => {
    const [banner] = system.banners;
    const banners = ['sale', 'news'].flatMap((id) =>
      banner === undefined ? [] : [{ ...banner, id, title: `The ${id}`, isOffer: id === 'sale' }],
    );
    await openPortal('/', { boot: { system: { ...system, banners } } });
    await expect.element(main.getByText('The sale').first()).toBeInTheDocument();
    const member = { ...samples.readMemberInfo, hearsOffers: false };
    useSession.getState().enter(samples.logIn.token, member);
    await expect.poll(() => main.getByText('The sale').elements()).toEqual([]);
    await expect.element(main.getByText('The news').first()).toBeInTheDocument();
  });

  it.each([
    ['visitor', 1280, ['all', 'visitors', 'desktop']],
    ['member', 390, ['all', 'members', 'phone']],
  ] as const)('announces to a %s at %s px what is meant for them', async (as, width, ids) => {
    const [notice] = system.notices;
    const rows = [
      { id: 'all', audience: { login: 'all', device: 'all', leastRank: 0 } },
      { id: 'visitors', audience: { login: 'visitors', device: 'all', leastRank: 0 } },
      { id: 'members', audience: { login: 'members', device: 'all', leastRank: 0 } },
      { id: 'phone', audience: { login: 'all', device: 'phone', leastRank: 0 } },
      { id: 'desktop', audience: { login: 'all', device: 'desktop', leastRank: 0 } },
    ] as const;
    const notices = rows.flatMap((row) =>
      notice === undefined ? [] : [{ ...notice, ...row, title: row.id }],
    );
    await openPortal('/', { as, width, boot: { system: { ...system, notices } } });
    const line = main.getByRole('region', { name: 'Announcements' });
    await expect
      .poll(() =>
        line
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(ids);
  });

  it('turns several banners, stops them at a press and goes to one by its dot', async () => {
    const [banner] = system.banners;
    const banners = ['one', 'two', 'three'].flatMap((id) =>
      banner === undefined ? [] : [{ ...banner, id, title: `Banner ${id}` }],
    );
    await openPortal('/', { boot: { system: { ...system, banners } } });
    const carousel = main.getByRole('region', { name: 'News' });
    await carousel.getByRole('button', { name: 'Pause the banners' }).click();
    await expect.element(carousel.getByRole('button', { name: 'Play the banners' })).toBeVisible();
    const second = carousel.getByRole('button', { name: 'Banner 2 of 3' });
    await second.click();
    await expect.element(second).toHaveAttribute('aria-current', 'true');
  });

  it('stands still under an open layer, and goes on after it', async () => {
    const [banner] = system.banners;
    const banners = ['one', 'two', 'three'].flatMap((id) =>
      banner === undefined ? [] : [{ ...banner, id }],
    );
    await openPortal('/', { boot: { system: { ...system, banners } } });
    const isTurning = () =>
      document.querySelector<HTMLElement & { swiper?: Swiper }>('.swiper')?.swiper?.autoplay
        .running;
    await expect.poll(isTurning).toBe(true);
    const [line] = main.getByRole('region', { name: 'Announcements' }).getByRole('list').elements();
    const lineState = () => line && getComputedStyle(line).animationPlayState;
    await page.getByRole('button', { name: 'All (7)' }).click();
    await expect.poll(isTurning).toBe(false);
    expect(lineState()).toBe('paused');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(isTurning).toBe(true);
    // A drop menu of the navigation covers it as well.
    const menu = page.getByRole('banner').getByRole('button', { name: 'Vendors of Slots' });
    await menu.click();
    await expect.poll(isTurning).toBe(false);
    await menu.click();
    await expect.poll(isTurning).toBe(true);
  });

  it('stands still as soon as Calm mode is chosen, and moves again without it', async () => {
    const [banner] = system.banners;
    const banners = ['one', 'two', 'three'].flatMap((id) =>
      banner === undefined ? [] : [{ ...banner, id }],
    );
    await openPortal('/', { boot: { system: { ...system, banners } } });
    const carousel = main.getByRole('region', { name: 'News' });
    const notices = main.getByRole('region', { name: 'Announcements' });
    await expect.element(carousel.getByRole('button', { name: 'Pause the banners' })).toBeVisible();
    await expect.element(notices.getByRole('button', { name: 'Pause the notices' })).toBeVisible();
    const pressCalm = async (): Promise<void> => {
      useDialogs.getState().show('palette');
      await page.getByRole('option', { name: /^Calm mode/u }).click();
    };
    await pressCalm();
    await expect.element(carousel.getByRole('button', { name: 'Play the banners' })).toBeVisible();
    await expect.element(notices.getByRole('button', { name: 'Play the notices' })).toBeVisible();
    await pressCalm();
    await expect.element(carousel.getByRole('button', { name: 'Pause the banners' })).toBeVisible();
    await expect.element(notices.getByRole('button', { name: 'Pause the notices' })).toBeVisible();
  });

  it('is read from its heading after a link led to it', async () => {
    await openPortal('/rng');
    // What lies over the page has come, and with it what moves the focus.
    const help = page.getByRole('complementary', { name: 'Customer service' });
    await expect.element(help).toBeVisible();
    await page.getByRole('link', { name: 'Lamplight, home' }).click();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('has no empty places where the site has neither banners nor notices nor games', async () => {
    const home = { hot: [], slots: [] };
    const boot = { system: { ...system, banners: [], notices: [] }, home };
    await openPortal('/', { boot });
    await expect.element(slots.getByText('No games of this kind.')).toBeVisible();
    await expect
      .element(main.getByRole('region', { name: 'Announcements' }))
      .not.toBeInTheDocument();
    await expect.element(hot).not.toBeInTheDocument();
  });

  it('adds the rest of the hot games to the first fifteen', async () => {
    const [game] = samples.listHotGames.list;
    const list = Array.from({ length: 30 }, (_, index) =>
      game === undefined ? [] : [{ ...game, nodeId: `LH-${index}`, displayName: `Game ${index}` }],
    ).flat();
    await openPortal('/', { boot: { home: { hot: list, slots: [] } } });
    await expect.poll(() => hot.getByRole('group').elements()).toHaveLength(30);
    await hot.getByRole('button', { name: 'Next games: Hot games' }).click();
    await expect.element(hot.getByRole('group', { name: 'Game 20' })).toBeInViewport();
  });

  it('stands in slides of two lines with at most fifteen games each (portal.md 2)', async () => {
    const [game] = samples.listHotGames.list;
    const list = Array.from({ length: 34 }, (_, index) =>
      game === undefined ? [] : [{ ...game, nodeId: `LH-${index}`, displayName: `Game ${index}` }],
    ).flat();
    await openPortal('/', { boot: { home: { hot: list, slots: [] } } });
    await expect.poll(() => hot.getByRole('group').elements().length).toBeGreaterThan(15);
    const tiles = hot.getByRole('group').elements();
    const slides = [...Map.groupBy(tiles, (tile) => tile.parentElement).values()];
    expect(slides.slice(0, 2).map((slide) => slide.length)).toEqual([15, 15]);
    expect(slides.every((slide) => slide.length <= 15)).toBe(true);
    const linesOf = (slide: readonly Element[]) =>
      new Set(slide.map((tile) => Math.round(tile.getBoundingClientRect().top))).size;
    expect(slides.slice(0, 2).map(linesOf)).toEqual([2, 2]);
  });

  it('asks a visitor who starts a game for money to log in, and plays it after that', async () => {
    const router = await openPortal('/');
    await hot.getByRole('button', { name: 'Start now Opal Rush' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await login.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/play/LH-1');
  });

  it('lets a start wait while nobody knows yet who is there, and asks for no login', async () => {
    const router = await openPortal('/', { as: 'arriving' });
    await hot.getByRole('button', { name: 'Start now Opal Rush' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/play/LH-1');
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('filters the slots, and keeps the old ones until the answer', async () => {
    const release = far.hold('listGames');
    await openPortal('/');
    await jackpot.click();
    await expect.element(slots.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    far.answer('listGames', none);
    release();
    await expect.element(slots.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query['gameClassify']).toBe('JP');
  });

  it('offers no kind of which there is no game', async () => {
    await openPortal('/');
    await expect
      .poll(() => far.calls('readGameCounts').map(({ query }) => query))
      .toEqual([{ gameType: 'RNG', language: 'EN' }]);
    await expect
      .element(slots.getByRole('button', { name: 'Table', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(jackpot).toBeVisible();
  });

  it('says that a filter has no games', async () => {
    far.answer('listGames', none);
    await openPortal('/');
    await jackpot.click();
    await expect.element(slots.getByText('No games of this kind.')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('keeps its filters when: %s', async (fault) => {
    far.fail('listGames', fault);
    await openPortal('/');
    await jackpot.click();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listGames', samples.listGames);
    await slots.getByRole('button', { name: 'Retry' }).click();
    await expect.element(slots.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    await expect.element(jackpot).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows why the games of another language are missing', async () => {
    far.refuse('listHotGames', 'overloaded');
    await openPortal('/', { locale: 'ar' });
    await expect.element(alert.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listHotGames', samples.listHotGames);
    await alert.getByRole('button', { name: 'إعادة المحاولة' }).click();
    const arabic = main.getByRole('region', { name: 'الألعاب الرائجة' });
    await expect.element(arabic.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the sections below the slots', () => {
  const [live] = samples.listVendors.filter(({ gameCategory }) => gameCategory === 'RNG');
  const row = main.getByRole('region', { name: 'Live casino' });
  const board = main.getByRole('region', { name: 'Latest wins' });

  function offerLive() {
    const category = { ...live, gameCategory: 'LIVE' as const, vendors: [], games: 3, lanes: [] };
    far.answer('listVendors', [...samples.listVendors, category]);
  }

  it('have a row for each category that has vendors, and none for the others', async () => {
    offerLive();
    await openPortal('/');
    await expect.element(slots).toBeVisible();
    slots.element().scrollIntoView({ block: 'end' });
    await expect.element(row.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: /^See more/u }))
      .toHaveAttribute('href', '/live');
    const query = { gameType: 'LIVE', pageSize: '30' };
    expect(far.calls('listGames').at(-1)?.query).toMatchObject(query);
    expect(main.getByRole('region', { name: 'Fishing' }).elements()).toEqual([]);
  });

  it('say that a row did not arrive, and ask for it again', async () => {
    offerLive();
    far.fail('listGames', 'offline');
    await openPortal('/');
    await expect.element(slots).toBeVisible();
    slots.element().scrollIntoView({ block: 'end' });
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('listGames', samples.listGames);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
  });

  it('show the wins of the day in whole amounts, five at a time, until they are paused', async () => {
    await openPortal('/');
    const app = main.getByRole('link', { name: 'Get the app' });
    await expect.element(app).toBeVisible();
    app.element().scrollIntoView();
    await board.getByRole('button', { name: 'Pause the wins' }).click();
    await expect.poll(() => board.getByRole('listitem').elements()).toHaveLength(5);
    const lines = board
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
    expect(lines.filter((line) => line.includes('.00'))).toEqual([]);
    const query = { gameCategory: 'ALL', language: 'EN', limitNum: '20' };
    expect(far.calls('listWinners').at(-1)?.query).toEqual(query);
    expect(sessionStorage.getItem('winners:EN')).toContain('Opal Rush');
    expect(sessionStorage.getItem('hot:EN')).toBeNull();
    await app.click();
    await expect.element(main.getByRole('heading', { name: 'Lamplight as an app' })).toBeVisible();
  });

  it('leave the board out where nobody won', async () => {
    far.answer('listWinners', { list: [] });
    await openPortal('/');
    await expect.element(main.getByRole('link', { name: 'Get the app' })).toBeVisible();
    main.getByRole('link', { name: 'Get the app' }).element().scrollIntoView();
    await expect.poll(() => far.calls('listWinners').length).toBe(1);
    expect(board.elements()).toEqual([]);
  });
});

describe('the draws of the house', () => {
  const draws = main.getByRole('region', { name: 'Our own draws' });
  const card = draws.getByRole('link', { name: /^Lucky Five · 1 min/u });
  const [popular] = samples.listPopularLottery.list;

  async function openBelow(visit: Parameters<typeof openPortal>[1] = {}): Promise<void> {
    await openPortal('/', visit);
    await expect.element(slots).toBeVisible();
    slots.element().scrollIntoView({ block: 'end' });
  }

  it.each([
    ['visitor', 1280],
    ['trial', 390],
    ['member', 320],
  ] as const)('stand below the slots with time and last result: %s, %s px', async (as, width) => {
    await openBelow({ as, width });
    await expect.element(card).toHaveAttribute('href', '/lottery?gameCode=SSC1M&prizeMode=ELOTT');
    await expect.element(card.getByText(/^00:\d\d$/u)).toBeVisible();
    expect(card.element().querySelectorAll('svg circle')).toHaveLength(2);
    await expect.element(card.getByText(popular?.last?.issueNo ?? '')).toBeVisible();
    await expect
      .element(draws.getByRole('link', { name: 'All games' }))
      .toHaveAttribute('href', '/lottery');
    expect(far.calls('listPopularLottery')[0]?.query).toMatchObject({ prizeMode: 'ELOTT' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await accessFaults(draws.element())).toEqual([]);
  });

  it('show a result as it is drawn, without a question', async () => {
    await openBelow();
    await expect.element(card).toBeVisible();
    const before = far.calls('listPopularLottery').length;
    topicTable.tell(drawsTopic, {
      ...samples.readLotteryIssue,
      issueNo: '20260302-0482',
      drawsAt: '2026-03-02T08:02:00Z',
      draw: { balls: [1, 2, 3, 4, 6] },
    });
    await expect.element(card.getByText('20260302-0482')).toBeVisible();
    expect(far.calls('listPopularLottery')).toHaveLength(before);
  });

  it('say that they did not arrive, and are asked for again', async () => {
    far.fail('listPopularLottery', 'offline');
    await openBelow();
    await expect.element(draws.getByText(saidOf.offline)).toBeVisible();
    far.answer('listPopularLottery', samples.listPopularLottery);
    await draws.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card).toBeVisible();
  });

  it('are left out where the house draws nothing', async () => {
    far.answer('listPopularLottery', { ...samples.listPopularLottery, list: [] });
    await openBelow();
    await expect.poll(() => far.calls('listPopularLottery').length).toBe(1);
    await expect.poll(() => draws.elements()).toEqual([]);
  });
});

describe('what one comes back for', () => {
  const own = main.getByRole('list', { name: 'Continue' });

  it('are the recent games and favourites of a member, each once', async () => {
    const other = { ...samples.readGame, nodeId: 'LH-2', displayName: 'Copper Tide' };
    const { listFavourites } = samples;
    far.answer('listFavourites', { ...listFavourites, content: [samples.readGame, other] });
    const router = await openPortal('/', { as: 'member' });
    await expect.poll(() => own.getByRole('button').elements()).toHaveLength(2);
    await own.getByRole('button', { name: /Copper Tide$/u }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/play/LH-2');
  });

  it('are three facts for a visitor, and for a member who has played nothing', async () => {
    const empty = { content: [], total: 0, totalPages: 0 };
    far.answer('listFavourites', { ...samples.listFavourites, ...empty, favGameIds: [] });
    far.answer('listRecentGames', { ...samples.listRecentGames, ...empty });
    await openPortal('/', { as: 'member' });
    await expect.element(main.getByText('of house rounds can be checked')).toBeVisible();
    expect(own.elements()).toEqual([]);
  });

  it.each(['en', 'ar'] as const)(
    'keep their words inside their boxes on the smallest phone: %s',
    async (locale) => {
      await openPortal('/', { locale, width: 320 });
      const facts = () => [...document.querySelectorAll('main dl:has(dt) > div')];
      await expect.poll(facts).toHaveLength(3);
      for (const fact of facts()) {
        expect(fact.scrollHeight, fact.textContent).toBeLessThanOrEqual(fact.clientHeight);
        expect(fact.scrollWidth, fact.textContent).toBeLessThanOrEqual(fact.clientWidth);
      }
    },
  );

  it('asks nothing of the server for a visitor', async () => {
    await openPortal('/');
    await expect.element(main.getByText('of house rounds can be checked')).toBeVisible();
    expect(far.calls('listRecentGames')).toEqual([]);
  });
});
