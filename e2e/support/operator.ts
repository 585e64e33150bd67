import { expect, type Locator } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account, Site } from './site.ts';

/** The operator that the first start made (api.md, Running). */
export function firstOperator(): Account {
  return keptIn('operator.json');
}

/** The other person of a demo site, whom the installation made as well. */
export function secondOperator(): Account {
  return keptIn('operator-colleague.json');
}

function keptIn(file: string): Account {
  const path = join(process.env['E2E_DATA_FOLDER'] ?? '', file);
  return JSON.parse(readFileSync(path, 'utf8')) as Account;
}

/** The login of the desk, as long as it is shown. */
export function deskLogin({ page, words }: Site) {
  const t = words('desk-session');
  return {
    heading: page.getByRole('heading', { name: t('title') }),
    username: page.getByRole('textbox', { name: t('username') }),
    password: page.getByRole('textbox', { name: t('password'), exact: true }),
    submit: page.getByRole('button', { name: words('common')('actions.logIn') }),
  };
}

/** How a form of the desk calls a name in the language that the site needs. */
export function nameLabel({ look, words }: Site): string {
  const language = new Intl.DisplayNames([look.language], { type: 'language' }).of('en') ?? '';
  return words('desk-shell')('words.nameIn', { language });
}

/** The search over the list that is shown. */
export function searchBox({ page }: Site): Locator {
  return page.getByRole('main').getByRole('searchbox');
}

/** The accounts of the list, each the way to its member. */
export function memberLinks({ page, words }: Site): Locator {
  const table = page.getByRole('table', { name: words('desk-shell')('places.members') });
  return table.getByRole('link');
}

/** The one thing that may be done with the member who is shown. */
export function stateButton(site: Site, to: 'lock' | 'unlock'): Locator {
  const name = site.words('desk-members')(`member.${to}.action`);
  return site.page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Opens an address of the back office; logs in as the first operator when it asks. */
export async function openDesk(site: Site, path = '/'): Promise<void> {
  await site.open(`/backoffice${path}`);
  const login = deskLogin(site);
  await expect(login.heading.or(frame(site))).toBeVisible();
  if (await login.heading.isVisible()) {
    await proveOperator(site, firstOperator());
    await expect(login.heading).toBeHidden();
  }
}

/** Signs an operator in at the page that asks for it. */
export async function logInOperator(site: Site, account: Account): Promise<void> {
  await site.open('/backoffice/login');
  await proveOperator(site, account);
  await expect(deskLogin(site).heading).toBeHidden();
}

async function proveOperator(site: Site, { username, password }: Account): Promise<void> {
  const login = deskLogin(site);
  await login.username.fill(username);
  await login.password.fill(password);
  await login.submit.click();
}

/** The first login of an operator: the temporary password is proven and replaced. */
export async function enterFirst(site: Site, temporary: Account, password: string): Promise<void> {
  const { page, words } = site;
  const t = words('desk-session');
  await site.open('/backoffice/login');
  await proveOperator(site, temporary);
  await page.getByRole('textbox', { name: t('newPassword'), exact: true }).fill(password);
  await page.getByRole('textbox', { name: t('repeat'), exact: true }).fill(password);
  await deskLogin(site).submit.click();
  await expect(deskLogin(site).heading).toBeHidden();
}

/** Makes a cashier; the password that is shown once comes with it. */
export async function makeCashier(site: Site): Promise<Account> {
  const username = `cash${randomBytes(4).toString('hex')}`;
  const { page, words } = site;
  const t = words('desk-operators');
  await page.getByRole('button', { name: t('create.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('create.title') });
  await dialog.getByRole('textbox', { name: t('create.name') }).fill(username);
  await dialog
    .getByRole('textbox', { name: words('desk-shell')('reason.label') })
    .fill('New in the team');
  await dialog.getByRole('button', { name: t('create.submit') }).click();
  const password = await dialog.getByRole('code').innerText();
  await dialog
    .getByRole('button', { name: words('ui')('dialog.close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  return { username, password };
}

/** Another person says who holds an account: from then on it counts as a person of its own. */
export async function confirmPerson(site: Site, username: string): Promise<void> {
  const { page, words } = site;
  const t = words('desk-operators');
  await site.open('/backoffice/operators');
  await page.getByRole('main').getByRole('button', { name: username, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: t('action.label') }).selectOption('confirm');
  const reason = words('desk-shell')('reason.label');
  await drawer.getByRole('textbox', { name: reason }).fill('Met at the office');
  await drawer.getByRole('button', { name: t('action.name.confirm') }).click();
  const done = t('action.done.confirm', { username });
  await expect(page.getByText(done).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** What stands around every page of the desk: the menu of a phone, or the list of places. */
function frame({ page, words, isNarrow }: Site): Locator {
  const t = words('desk-shell');
  return isNarrow
    ? page.getByRole('button', { name: t('menu') })
    : page.getByRole('navigation', { name: t('nav') });
}

/** Finds a member by account and opens it. */
export async function openMember(site: Site, account: string): Promise<void> {
  await searchBox(site).fill(account);
  const link = memberLinks(site);
  await expect(link).toHaveCount(1);
  await expect(link).toHaveText(account);
  await link.click();
  await expect(site.page.getByRole('heading', { level: 1, name: account })).toBeVisible();
}

/** Locks or unlocks the member who is shown, with a reason. */
export async function decide(site: Site, to: 'lock' | 'unlock', reason: string): Promise<void> {
  const t = site.words('desk-members');
  await stateButton(site, to).click();
  const dialog = site.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t(`member.${to}.reason`) }).fill(reason);
  await dialog.getByRole('button', { name: t(`member.${to}.action`), exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function logOutOperator(site: Site): Promise<void> {
  const { page, words } = site;
  const name = words('common')('actions.logOut');
  if (site.isNarrow) {
    await frame(site).click();
  }
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: words('desk-shell')('logOutTitle') });
  await dialog.getByRole('button', { name }).click();
  await expect(deskLogin(site).heading).toBeVisible();
}
