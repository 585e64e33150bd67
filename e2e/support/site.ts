import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { inspectionOf, type Inspect } from './inspect.ts';
import type { Look } from './look.ts';
import { wordsOf, type Words } from './texts.ts';

export { expect } from '@playwright/test';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** The site in one look, and what must hold on every page of every journey. */
export interface Site {
  readonly page: Page;
  readonly look: Look;
  readonly isNarrow: boolean;
  /** The texts of the page, by which a person finds things. */
  readonly words: Words;
  open(path: string): Promise<void>;
  /** Of the page, or of the layer that is open. */
  readonly inspect: Inspect;
  register(): Promise<Account>;
  logOut(): Promise<void>;
}

interface Fixtures {
  readonly look: Look;
  /** Whether the popups of the demo open; most journeys begin where they were closed. */
  readonly greets: boolean;
  readonly site: Site;
}

export const test = base.extend<Fixtures>({
  look: [{ name: '', width: 1280, theme: 'dark', language: 'en' }, { option: true }],
  greets: [false, { option: true }],
  site: async ({ page, look, greets }, use, testInfo) => {
    const faults = watchFaults(page);
    if (!greets) {
      await page.addInitScript(closePopups);
    }
    await use(await siteOn(page, look, inspectionOf(page, testInfo)));
    expect(faults, 'policy violations, missing texts and script errors').toEqual([]);
  },
});

async function siteOn(page: Page, look: Look, inspect: Inspect): Promise<Site> {
  await page.addInitScript(prepareDevice, look);
  const origin = process.env['E2E_ORIGIN'] ?? '';
  const site: Site = {
    page,
    look,
    isNarrow: look.width < 1024,
    words: wordsOf(look),
    open: async (path) => {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('main')).toBeVisible();
    },
    inspect,
    register: () => register(site),
    logOut: () => logOut(site),
  };
  return site;
}

/** The same site in a browser of somebody else; whoever asks closes it. */
export async function elsewhere(browser: Browser, { look, inspect }: Site): Promise<Site> {
  const page = await browser.newPage({
    viewport: { width: look.width, height: 800 },
    locale: look.language,
    serviceWorkers: 'block',
  });
  await page.addInitScript(closePopups);
  return siteOn(page, look, inspect);
}

/** Broken policies, and texts that were not there when the page drew them. */
const banned = /Content Security Policy|MISSING_MESSAGE|FORMATTING_ERROR|INVALID_MESSAGE/u;

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && banned.test(text)) {
      faults.push(text);
    }
  });
  return faults;
}

/** The demo greets at every login; on this device its popups were closed already. */
function closePopups(): void {
  const read = Reflect.get(Storage.prototype, 'getItem');
  Storage.prototype.getItem = function getItem(name: string) {
    return name.startsWith('popup:') ? 'closed' : read.call(this, name);
  };
}

function prepareDevice(look: Look): void {
  // An empty page between two visits has no storage.
  if (location.protocol === 'http:' && localStorage.getItem('theme') === null) {
    localStorage.setItem('theme', look.theme);
    // The demo site's codes; the desk keeps its choice beside the portal's.
    localStorage.setItem('hisLang', look.language.toUpperCase());
    localStorage.setItem('lang', look.language.toUpperCase());
    localStorage.setItem('deskLanguage', look.language);
  }
}

async function register(site: Site): Promise<Account> {
  const account = await openAccount(site);
  await expect(balance(site)).toBeVisible();
  return account;
}

/** The form of the registration, filled in and sent; what opens after it is the caller's. */
export async function openAccount(site: Site): Promise<Account> {
  const { page, words } = site;
  const t = words('registration');
  const account = {
    username: `mate${randomBytes(5).toString('hex')}`,
    password: `lamp over the ${randomBytes(6).toString('hex')} quay`,
  };
  await site.open('/register');
  const dialog = page.getByRole('dialog', { name: t('title') });
  const field = (name: 'username' | 'password' | 'confirmPassword') =>
    dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true });
  await field('username').fill(account.username);
  await field('password').fill(account.password);
  await field('confirmPassword').fill(account.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog).toBeHidden();
  return account;
}

/** The switch beside the balance: only whoever is signed in has one. */
export function balance({ page, words }: Site): Locator {
  return page.getByRole('button', { name: words('bars')('balance.hide') }).first();
}

async function logOut(site: Site): Promise<void> {
  const { page, words } = site;
  const name = words('common')('actions.logOut');
  if (site.isNarrow) {
    await site.open('/m');
    await page.getByRole('main').getByRole('button', { name }).click();
  } else {
    await accountMenu(site).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name }).click();
  }
  const dialog = page.getByRole('dialog', { name: words('session')('logout.title') });
  await dialog.getByRole('button', { name: words('session')('logout.leave') }).click();
  await expect(dialog).toBeHidden();
}

/** Its name ends with that of the member, whoever it is. */
export function accountMenu({ page, words }: Site): Locator {
  const name = words('bars')('account.menu', { name: '' }).trim();
  return page.getByRole('banner').getByRole('button', { name });
}
