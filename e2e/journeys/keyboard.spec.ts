import { expectMachine, playRound, startButtons } from '../support/game.ts';
import { expectFocusInView, tabTo } from '../support/keyboard.ts';
import { accountMenu, balance, expect, test, type Site } from '../support/site.ts';

test('register, play and log out without a pointer', async ({ site }) => {
  const { page, words } = site;
  const banner = page.getByRole('banner');
  await site.open('/');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: words('common')('link.skipToContent') }),
  ).toBeFocused();
  const join = banner.getByRole('button', { name: words('session')('login.register') });
  await expect(join).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');

  await tabTo(site, join);
  await page.keyboard.press('Enter');
  await fillRegistration(site);
  await page.keyboard.press('Enter');
  await expect(balance(site)).toBeVisible();

  await focusSearch(site);
  await walkDropMenu(site);
  await tabTo(site, startButtons(site).first());
  await expectFocusInView(site);
  await page.keyboard.press('Enter');
  await expectMachine(site);
  await playRound(site, () => page.keyboard.press('Space'));
  await tabTo(site, page.getByRole('button', { name: words('slot')('strip.back'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(banner).toBeVisible();
  await focusSearch(site);
  await leave(site);
  await expect(join).toBeVisible();
});

/** To the middle of the header, from where the walks begin. */
async function focusSearch({ page, words }: Site): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('shell')('search.label') })
    .focus();
}

async function fillRegistration(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('registration');
  const dialog = page.getByRole('dialog', { name: t('title') });
  const field = (name: 'username' | 'password' | 'confirmPassword') =>
    dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true });
  await expect(field('username')).toBeFocused();
  await page.keyboard.type(`keys${Math.trunc(await page.evaluate(() => performance.timeOrigin))}`);
  for (const name of ['password', 'confirmPassword'] as const) {
    await tabTo(site, field(name));
    await page.keyboard.type('a lamp and a long quay 9');
  }
  await tabTo(site, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
}

/** Into the drop menu of the slots, through its cells, and back to the bar. */
async function walkDropMenu(site: Site): Promise<void> {
  const { page, words } = site;
  const category = words('games')('categories.RNG');
  const banner = page.getByRole('banner');
  const chevron = banner.getByRole('button', {
    name: words('bars')('nav.openMenu', { category }),
  });
  await tabTo(site, chevron);
  await page.keyboard.press('ArrowDown');
  const panel = banner.getByRole('group', { name: category });
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(chevron).toBeFocused();
}

async function leave(site: Site): Promise<void> {
  const { page, words } = site;
  await tabTo(site, accountMenu(site));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const t = words('session');
  const dialog = page.getByRole('dialog', { name: t('logout.title') });
  await expect(dialog).toBeVisible();
  await tabTo(site, dialog.getByRole('button', { name: t('logout.leave') }));
  await page.keyboard.press('Enter');
}
