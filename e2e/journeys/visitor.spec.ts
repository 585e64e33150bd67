import type { Locator } from '@playwright/test';
import { startButtons } from '../support/game.ts';
import { languageButton, otherLanguage } from '../support/language.ts';
import { expect, test, type Site } from '../support/site.ts';

test('every page and layer that a visitor can open is sound', async ({ site }) => {
  const { page, words } = site;
  await site.open('/');
  const hot = page.getByRole('region', { name: words('games')('row.hot') });
  await expect(hot).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await site.inspect('home');

  const title = words('home')('notices.title');
  await page.getByRole('region', { name: title }).getByRole('button').last().click();
  const notices = page.getByRole('dialog', { name: title });
  await notices.getByRole('listitem').getByRole('button').first().click();
  await site.inspect('notices');
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();

  await openGames(site);
  await startButtons(site).first().click();
  await expect(page.getByRole('dialog', { name: words('session')('login.title') })).toBeVisible();
  await site.inspect('login');
  await registerWrongly(site);

  await site.open('/m');
  await site.inspect('me-visitor');
  await site.open('/no-such-page');
  const lost = words('system')('notFound.title');
  await expect(page.getByRole('heading', { name: lost })).toBeVisible();
  await site.inspect('not-found');
});

/** The sheet of a phone, the drop menu of a desktop. */
async function openGames(site: Site): Promise<void> {
  const { page, words } = site;
  const bars = words('bars');
  if (site.isNarrow) {
    const name = bars('bottomBar.games');
    const bar = page.getByRole('navigation', { name: bars('bottomBar.label') });
    await bar.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await site.inspect('games-sheet');
    await page.keyboard.press('Escape');
    return;
  }
  const category = words('games')('categories.RNG');
  await page.getByRole('button', { name: bars('nav.openMenu', { category }) }).click();
  const panel = page.getByRole('banner').getByRole('group', { name: category });
  await expect(panel).toBeVisible();
  await site.inspect('drop-menu');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

async function registerWrongly(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('registration');
  await site.open('/register');
  const dialog = page.getByRole('dialog', { name: t('title') });
  await dialog.getByRole('button', { name: t('submit') }).click();
  const username = dialog.getByRole('textbox', { name: t('fields.username') });
  await expect(username).toBeFocused();
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await site.inspect('register-wrong');
  await dialog.getByRole('button', { name: t('readTerms') }).click();
  await expect(page.getByRole('dialog', { name: t('terms.title') })).toBeVisible();
  await site.inspect('terms');
}

test('the slots centre keeps its filters in the address', async ({ site }) => {
  const { page, words } = site;
  const main = page.getByRole('main');
  const lobby = words('lobby');
  const category = words('games')('categories.RNG');
  const empty = main.getByRole('heading', { name: lobby('list.emptyTitle') });
  await site.open('/rng');
  await expect(startButtons(site)).toHaveCount(42);
  await site.inspect('slots');
  const kinds = main.getByRole('group', { name: lobby('filters.classify') });
  await kinds.getByRole('button', { name: words('games')('classify.JP') }).click();
  await expect(page).toHaveURL(/gameClassify=JP/u);
  const search = main.getByRole('searchbox', { name: lobby('list.find', { category }) });
  await search.fill('zzqx no such game');
  await expect(page).toHaveURL(/gameName=/u);
  await expect(empty).toBeVisible();
  await site.inspect('slots-empty');
  await main.getByRole('button', { name: lobby('list.clear') }).click();
  await expect(page).not.toHaveURL(/gameName=/u);
  await expect(startButtons(site)).toHaveCount(42);
  await page.goBack();
  await expect(empty).toBeVisible();

  await site.open('/rng?vassalage=AG&page=2');
  await expect(startButtons(site).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Aurum Gate');
  if (site.isNarrow) {
    await openVendors(site, main);
  }
  await site.open('/hot');
  await expect(startButtons(site).first()).toBeVisible();
  await site.inspect('hot');
});

async function openVendors(site: Site, main: Locator): Promise<void> {
  const { page, words } = site;
  const t = words('lobby');
  const remove = words('ui')('filters.remove', { filter: 'Aurum Gate' });
  await main.getByRole('button', { name: remove }).click();
  await expect(page).not.toHaveURL(/vassalage/u);
  const name = t('filters.vendors');
  await main.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await site.inspect('filter-sheet');
}

test('theme and language change in place', async ({ site }) => {
  const { page, look, words } = site;
  await site.open(site.isNarrow ? '/m' : '/rng');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', look.theme);
  await expect(html).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
  const t = words('preferences');
  const name = look.theme === 'dark' ? t('theme.toLight') : t('theme.toDark');
  await page.getByRole('button', { name }).click();
  const other = look.theme === 'dark' ? 'light' : 'dark';
  await expect(html).toHaveAttribute('data-theme', other);
  await page.getByRole('button', { name: languageButton }).first().click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: otherLanguage(look) })
    .click();
  await expect(html).toHaveAttribute('dir', look.language === 'ar' ? 'ltr' : 'rtl');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', other);
  await expect(html).toHaveAttribute('lang', look.language === 'ar' ? 'en' : 'ar');
});

test('something of the page is there before its program', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(process.env['E2E_ORIGIN'] ?? '');
  await expect(page.locator('[data-ux="SYS-01"]')).toBeVisible();
  await context.close();
});
