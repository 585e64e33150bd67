import { assertDefined } from '@portal/money';
import { accessFaults } from '@portal/ui/testing';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { openPalette, takeTyped } from '../shared/dialogs/open-palette.ts';
import { far, openPortal } from '../testing/portal.tsx';

const palette = page.getByRole('dialog', { name: 'Search' });
const field = palette.getByRole('combobox');
const [game] = samples.listGames.content;
const first = game?.displayName ?? '';

async function openDialog(visit: Parameters<typeof openPortal>[1] = {}) {
  const router = await openPortal('/m', visit);
  useDialogs.getState().show('palette');
  await expect.element(palette).toBeVisible();
  return router;
}

/** The names of all lines of a group, without their hints. */
function namesIn(group: string): readonly string[] {
  const options = palette.getByRole('group', { name: group }).getByRole('option').elements();
  return options.map((option) => option.textContent.trim());
}

/** What the field says to a screen reader that is chosen. */
const marked = (name: string) =>
  palette.getByRole('option', { selected: true, name: new RegExp(`^${name}`, 'u') });

describe('the palette', () => {
  it('begins with popular games and what can be done', async () => {
    await openDialog();
    await expect.element(palette.getByRole('group', { name: 'Popular games' })).toBeVisible();
    await expect.element(palette.getByRole('option', { name: 'Log in' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('finds a page with a typo, and goes there by Enter', async () => {
    const router = await openDialog({ as: 'member' });
    await field.fill('acount recrod');
    await expect.element(marked('Account record')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory');
    await expect.element(palette).not.toBeInTheDocument();
  });

  it('keeps what is typed before its field stands', async () => {
    await openPortal('/m');
    openPalette();
    for (const key of ['l', 'u', '/', 'Backspace', 'x']) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    }
    await expect.element(field).toHaveValue('lux');
    await userEvent.keyboard('e');
    await expect.element(field).toHaveValue('luxe');
  });

  it('takes Escape for a no while it is still fetched', async () => {
    await openPortal('/m');
    openPalette();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(useDialogs.getState().open).toBeUndefined();
    expect(takeTyped()).toBe('');
  });

  it.each([
    ['home', 'visitor', ['Home']],
    ['agent', 'visitor', ['Agent login']],
    ['agent', 'member', []],
    ['lottery', 'visitor', []],
    ['lottery', 'member', ['Lottery']],
    ['record', 'visitor', []],
    ['record', 'trial', []],
    ['record', 'member', ['Betting record', 'Account record']],
    ['help', 'visitor', ['Help']],
    ['chat', 'visitor', []],
    ['safer play', 'visitor', ['Safer play']],
    ['self-exclusion', 'visitor', ['Safer play']],
    ['limits', 'visitor', ['Safer play']],
    ['limits', 'member', ['Limits and breaks', 'Safer play']],
  ] as const)(
    'lists for %s to a %s each page that they may open, once',
    async (text, as, names) => {
      far.answer('listGames', { ...samples.listGames, content: [], games: [], total: 0 });
      await openDialog({ as });
      await field.fill(text);
      await expect.element(palette.getByRole('listbox')).not.toHaveAttribute('aria-busy');
      await expect.poll(() => namesIn('Pages')).toEqual(names);
    },
  );

  it('leads an agent to the entry of agents', async () => {
    await openDialog({ as: 'agent' });
    await field.fill('agents');
    await expect.poll(() => namesIn('Pages').slice(0, 1)).toEqual(['Agents']);
  });

  const pressKey = (key: string, target: Element = document.body) => {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(press);
    return press;
  };

  it('leaves what another dialog is told while it is still fetched', async () => {
    await openPortal('/m');
    openPalette();
    pressKey('l');
    useDialogs.getState().show('register');
    for (const key of ['l', ' ', 'Backspace', 'Escape']) {
      expect(pressKey(key).defaultPrevented).toBe(false);
    }
    expect(useDialogs.getState().open?.name).toBe('register');
    expect(takeTyped()).toBe('');
  });

  it.each([
    ['Space at a button', () => undefined],
    ['letters after Tab', () => pressKey('Tab')],
    ['letters after a press', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ])('leaves %s to the page while it is still fetched', async (name, act) => {
    await openPortal('/m');
    openPalette();
    act();
    const key = name.startsWith('Space') ? ' ' : 'l';
    expect(pressKey(key).defaultPrevented).toBe(false);
    expect(takeTyped()).toBe('');
  });

  it('finds the draws of the house, a typo included, and opens the table', async () => {
    const [draw] = samples.readLotteryMenus.gameMenus;
    const router = await openDialog({ as: 'member' });
    await field.fill((draw?.displayName ?? '').replace('Vietnam', 'Vietmam'));
    await expect.element(marked(draw?.displayName ?? '')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ gameCode: draw?.gameCode });
  });

  it('finds games, and arrows go from line to line', async () => {
    await openDialog();
    await field.fill(first.slice(0, 4));
    await expect.element(palette.getByRole('group', { name: 'Games' })).toBeVisible();
    await expect.element(marked(first)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(marked(first)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(marked('All slots with')).toBeVisible();
  });

  it('looks through two hundred games, a typo included, in pages of the size that there is', async () => {
    const { content } = samples.listGames;
    far.answer('listGames', ({ query }) => {
      const isLast = query['page'] === '5' && query['gameName'] === undefined;
      const games = content.map((row) => ({ ...row, nodeId: `${row.nodeId}-${query['page']}` }));
      const last = games.slice(0, 1).map((row) => ({ ...row, displayName: 'Zephyr Quarry' }));
      const found = query['gameName'] === undefined ? games : [];
      return { ...samples.listGames, content: isLast ? last : found, total: 9842 };
    });
    await openDialog();
    await field.fill('zephir');
    await expect.element(marked('Zephyr Quarry')).toBeVisible();
    const pages = far.calls('listGames').filter(({ query }) => query['gameName'] === undefined);
    expect(pages.map(({ query }) => [query['page'], query['pageSize']])).toEqual(
      ['1', '2', '3', '4', '5'].map((number) => [number, '42']),
    );
  });

  it('begins with what the server found, whatever is played more and is near (S-31)', async () => {
    const rowsOf = (label: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...assertDefined(game, 'a game'),
        nodeId: `${label.replace(' ', '-')}-${at}`,
        displayName: `${label} ${at}`,
      }));
    far.answer('listGames', ({ query }) => ({
      ...samples.listGames,
      content:
        query['gameName'] === undefined ? rowsOf('Moom Harbour', 8) : rowsOf('Moon Quarry', 1),
      total: 8,
    }));
    await openDialog();
    await field.fill('moon');
    await expect.element(marked('Moon Quarry 0')).toBeVisible();
    const names = palette.getByRole('group', { name: 'Games' }).getByRole('option');
    await expect.element(names.first()).toMatchTextContent(/^Moon Quarry 0/u);
  });

  it('shows the whole lobby for what was typed, and keeps the search', async () => {
    const router = await openDialog();
    await field.fill(first);
    await expect.element(palette.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    await palette.getByRole('option', { name: `All slots with “${first}”` }).click();
    await expect.poll(() => router.state.location.search).toEqual({ gameName: first });
    useDialogs.getState().show('palette');
    await palette.getByRole('option', { name: first }).first().click();
    await expect.element(field).toHaveValue(first);
    await field.fill('');
    await palette.getByRole('option', { name: 'Clear recent searches' }).click();
    await expect
      .element(palette.getByRole('group', { name: 'Recent searches' }))
      .not.toBeInTheDocument();
  });

  it('leads to the games of a vendor', async () => {
    const router = await openDialog();
    await field.fill('quayside');
    await palette
      .getByRole('group', { name: 'Vendors' })
      .getByRole('option', { name: /Slots$/u })
      .click();
    await expect.poll(() => router.state.location.href).toBe('/rng?vassalage=QY');
  });

  it('says that nothing matches, and shows what others play', async () => {
    far.answer('listGames', { ...samples.listGames, content: [], games: [], total: 0 });
    await openDialog();
    await field.fill('zzzz');
    await expect.element(palette.getByText(/^No match for “zzzz”/u)).toBeVisible();
    await expect.element(palette.getByRole('group', { name: 'Popular games' })).toBeVisible();
  });

  it('says that it is still looking, and then no word of nothing found', async () => {
    const release = far.hold('listGames');
    await openDialog();
    const list = palette.getByRole('listbox');
    await field.fill(first);
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    await expect.element(palette.getByText(/^No match/u)).not.toBeInTheDocument();
    release();
    await expect.element(marked(first)).toBeVisible();
    await expect.element(list).not.toHaveAttribute('aria-busy');
  });

  it('shows the pages that match, and why no games stand with them', async () => {
    far.fail('listGames', 'offline');
    await openDialog();
    await field.fill('promotions');
    await expect.element(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
    await expect.element(palette.getByText(/^We can't reach the server/u)).toBeVisible();
  });

  it('says why the games could not be asked for', async () => {
    far.fail('listGames', 'offline');
    await openDialog();
    await field.fill('zzzz');
    await expect.element(palette.getByText(/^We can't reach the server/u)).toBeVisible();
  });

  it('offers a member what is theirs, and no login', async () => {
    await openDialog({ as: 'member' });
    await palette.getByRole('option', { name: 'Log out' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Log out of this device?' }))
      .toBeVisible();
  });

  it('fills a phone and speaks Arabic', async () => {
    await openPortal('/m', { width: 390, locale: 'ar' });
    useDialogs.getState().show('palette');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().getBoundingClientRect().y).toBe(0);
  });
});
