import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Combination } from './look.ts';
import type { Account } from './site.ts';
import type { Stack } from './stack.ts';

interface DemoAccount extends Account {
  readonly role: string;
}

interface Listed {
  readonly path: string;
}

const root = join(import.meta.dirname, '../..');

/** Each with the account that sees them, and the part of the pages that it walks through. */
export const parts = [
  { name: 'lists and games', role: undefined, isHere: (path: string) => !/^\/[am]\//u.test(path) },
  { name: 'centre of members', role: 'member', isHere: (path: string) => path.startsWith('/m/') },
  { name: 'centre of agents', role: 'agent', isHere: (path: string) => path.startsWith('/a/') },
] as const;

/** The addresses without a parameter. */
export function paths(): readonly string[] {
  const file = join(root, 'apps/portal/dist/pages.json');
  const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
  return pages.map(({ path }) => path).filter((path) => !path.includes('$'));
}

export function accountOf({ dataFolder }: Stack, role: string): Account {
  const file = join(dataFolder, 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as readonly DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (account === undefined) {
    throw new Error(`the demo has no ${role}`);
  }
  return account;
}

/** By what the fields are for, whatever their labels say. */
export async function logIn(page: Page, { origin }: Stack, account: Account): Promise<void> {
  await page.goto(`${origin}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[autocomplete="username"]').fill(account.username);
  const password = dialog.locator('input[autocomplete="current-password"]');
  await password.fill(account.password);
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** What the device remembers; the next page is shown so. */
export async function show(
  page: Page,
  { origin }: Stack,
  { theme, language }: Pick<Combination, 'language' | 'theme'>,
): Promise<void> {
  if (!page.url().startsWith(origin)) {
    await page.goto(`${origin}/help`, { waitUntil: 'domcontentloaded' });
  }
  await page.evaluate(
    ({ shownTheme, code }) => {
      localStorage.setItem('theme', shownTheme);
      localStorage.setItem('hisLang', code);
      localStorage.setItem('lang', code);
    },
    { shownTheme: theme, code: language.toUpperCase() },
  );
}
