import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectMachine, startButtons } from './game.ts';
import type { Hand } from './hand.ts';
import { shortPassword } from './recovery.ts';
import { balance, expect, type Site } from './site.ts';

/** J1: from the first page to an account of one's own. */
export async function openAccount(site: Site, hand: Hand): Promise<void> {
  const { page, words } = site;
  const t = words('registration');
  const password = shortPassword();
  const join = page
    .getByRole('banner')
    .getByRole('button', { name: words('session')('login.register') })
    .or(page.getByRole('banner').getByRole('button', { name: words('session')('login.join') }));
  await hand.press(join.first());
  const dialog = page.getByRole('dialog', { name: t('title') });
  const field = (name: 'username' | 'password' | 'confirmPassword') =>
    dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true });
  await expect(field('username')).toBeFocused();
  await hand.type(`mate${randomBytes(3).toString('hex')}`);
  for (const name of ['password', 'confirmPassword'] as const) {
    await hand.goTo(field(name));
    await hand.type(password);
  }
  await hand.tick(dialog.getByRole('checkbox'));
  await hand.press(dialog.getByRole('button', { name: t('submit') }));
  await expect(dialog).toBeHidden();
  await expect(balance(site)).toBeVisible();
}

/** J5: from the first page to a game that somebody knows the name of. */
export async function startNamedGame(site: Site, hand: Hand): Promise<void> {
  const { page, words } = site;
  const start = words('games')('tile.start');
  const label = (await startButtons(site).first().getAttribute('aria-label')) ?? '';
  const name = label.replace(start, '').trim();
  const letters = 4;
  await hand.press(searchButton(site));
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await hand.type(name.slice(0, letters));
  const option = page.getByRole('dialog').getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  await hand.choose(option);
  await expectMachine(site);
}

function searchButton({ page, words }: Site): Locator {
  const name = words('shell')('search.label');
  return page.getByRole('banner').getByRole('button', { name });
}

/** J11: from any page to a limit of deposits. */
export async function limitDeposits(site: Site, hand: Hand): Promise<void> {
  const { page, words } = site;
  const t = words('protection');
  await openWallet(site, hand);
  await hand.press(walletOf(site).getByRole('link', { name: words('account')('titles.limits') }));
  const limit = `${t('limits.kind.deposit')}, ${t('limits.period.day')}`;
  await hand.press(page.getByRole('button', { name: `${t('limits.set')}: ${limit}` }));
  const form = page.getByRole('form', { name: limit });
  await expect(form.getByRole('textbox')).toBeFocused();
  await hand.type('5000');
  await hand.press(form.getByRole('button', { name: t('limits.save') }));
  await expect(page.getByText(t('limits.done')).first()).toBeVisible();
}

/** J8: from any page to the card that says where the money goes. */
export async function askDeposit(site: Site, hand: Hand): Promise<void> {
  const { page, words } = site;
  const main = page.getByRole('main');
  await openWallet(site, hand);
  await hand.press(
    walletOf(site).getByRole('link', { name: words('account')('titles.deposit'), exact: true }),
  );
  await hand.press(main.getByRole('button', { name: /500[.,٫]00/u }).first());
  await hand.press(main.locator('form').getByRole('button').last());
  await expect(main.locator('[data-ux="MC-07-pay"]')).toBeVisible();
}

/** J10: from any page into a promotion, and back to its card, which says so. */
export async function joinPromotion(site: Site, hand: Hand): Promise<void> {
  const { page, words, isNarrow } = site;
  const t = words('promotions');
  const bottom = page.getByRole('navigation', { name: words('bars')('bottomBar.label') });
  const way = isNarrow
    ? bottom.getByRole('link', { name: words('bars')('bottomBar.promotions') })
    : page.locator('[data-ux="NAV-PROMO"]').getByRole('link');
  await hand.press(way.first());
  const cards = page.locator('[data-ux="PR-01"] li');
  const card = cards
    .filter({ hasText: t('types.BET_VOLUME') })
    .filter({ hasText: t('status.JOIN') });
  const name = (await card.first().getByRole('heading').textContent()) ?? '';
  await hand.press(card.first().getByRole('link'));
  await hand.press(page.getByRole('main').getByRole('button', { name: t('action.join') }));
  await expect(page.getByText(t('done.join')).first()).toBeVisible();
  await hand.aside(async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('back') })
      .click();
    const joined = cards.filter({ hasText: name }).first();
    await expect(joined).toContainText(t('status.JOINED'));
  });
}

/** J12: from the home page to an account directly below the agent; answers what it is called. */
export async function openDownline(site: Site, hand: Hand): Promise<string> {
  const { page, words, isNarrow } = site;
  const t = words('team');
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const center = { name: words('account')('titles.registerCenter'), exact: true };
  const bar = page.getByRole('navigation', { name: words('bars')('bottomBar.label') });
  await hand.press(
    isNarrow
      ? bar.getByRole('link', { name: words('bars')('bottomBar.me') })
      : banner.getByRole('link', { name: words('bars')('account.agent'), exact: true }),
  );
  await hand.press((isNarrow ? main : page).getByRole('link', center).first());
  await hand.turnTo(page.getByRole('tab', { name: t('register.tabs.open') }));
  const form = page.getByRole('form', { name: t('open.title') });
  const account = `mate${randomBytes(4).toString('hex')}`;
  await hand.goTo(form.getByRole('textbox', { name: t('open.account'), exact: true }));
  await hand.type(account);
  await hand.goTo(form.getByRole('textbox', { name: t('open.password'), exact: true }));
  await hand.type(shortPassword());
  await hand.press(form.getByRole('button', { name: t('open.openIt'), exact: true }));
  await expect(page.getByText(t('open.opened', { account })).first()).toBeVisible();
  return account;
}

/** J14: another theme, another language, and nothing is fetched anew. */
export async function changeLook(site: Site, hand: Hand): Promise<void> {
  const { page, words, look } = site;
  const t = words('preferences');
  const html = page.locator('html');
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'same';
  });
  const isDark = look.theme === 'dark';
  const toggle = page.getByRole('button', { name: t(isDark ? 'theme.toLight' : 'theme.toDark') });
  await hand.press(toggle.first());
  await expect(html).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
  expect(hand.taps()).toBe(1);
  await hand.press(page.getByRole('button', { name: `${t('language.label')}:` }).first());
  await hand.choose(page.getByRole('option', { name: 'Tiếng Việt' }));
  await expect(html).toHaveAttribute('lang', 'vi');
  await expect(html).toHaveAttribute('data-visit', 'same');
}

/** On a phone from the bar below, elsewhere by a press on the amount in the header. */
async function openWallet(site: Site, hand: Hand): Promise<void> {
  const { page, words, isNarrow } = site;
  const name = words('bars')('bottomBar.wallet');
  const bar = isNarrow
    ? page.getByRole('navigation', { name: words('bars')('bottomBar.label') })
    : page.getByRole('banner');
  await hand.press(bar.getByRole('button', { name }).first());
}

function walletOf({ page }: Site): Locator {
  return page.locator('[data-ux="S-09"]');
}
