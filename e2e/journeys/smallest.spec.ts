import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Site } from '../support/site.ts';
import { openStack, type Stack } from '../support/stack.ts';

interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

interface Listed {
  readonly path: string;
}

const root = join(import.meta.dirname, '../..');
const smallest = { width: 320, height: 640 };
let stack: Stack;

// Pages are the widest when they have something to show.
test.beforeAll(async () => {
  test.setTimeout(150_000);
  stack = await openStack({ DEMO_DAYS: '3' });
});
test.afterAll(() => stack.stop());

/** Each with the account that sees them, and the part of the pages that it walks through. */
const parts = [
  { name: 'lists and games', role: undefined, isHere: (path: string) => !/^\/[am]\//u.test(path) },
  { name: 'centre of members', role: 'member', isHere: (path: string) => path.startsWith('/m/') },
  { name: 'centre of agents', role: 'agent', isHere: (path: string) => path.startsWith('/a/') },
] as const;

for (const { name, role, isHere } of parts) {
  test(`no page scrolls sideways at 320 pixels: ${name}`, async ({ site }) => {
    test.setTimeout(150_000);
    await site.page.setViewportSize(smallest);
    if (role !== undefined) {
      await logIn(site, accountOf(role));
    }
    const wide: string[] = [];
    for (const path of paths().filter(isHere)) {
      const overflow = await overflowOf(site.page, path);
      if (overflow > 0) {
        wide.push(`${path} by ${overflow}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

async function logIn({ page, words }: Site, account: DemoAccount): Promise<void> {
  const t = words('session');
  await page.goto(`${stack.origin}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('login.username') }).fill(account.username);
  await dialog
    .getByRole('textbox', { name: t('login.password'), exact: true })
    .fill(account.password);
  await dialog.getByRole('button', { name: t('login.submit') }).click();
  await expect(dialog).toHaveCount(0);
}

async function overflowOf(page: Page, path: string): Promise<number> {
  await page.goto(`${stack.origin}${path}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The addresses without a parameter. */
function paths(): readonly string[] {
  const file = join(root, 'apps/portal/dist/pages.json');
  const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
  return pages.map(({ path }) => path).filter((path) => !path.includes('$'));
}

function accountOf(role: string): DemoAccount {
  const file = join(stack.dataFolder, 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as readonly DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (account === undefined) {
    throw new Error(`the demo has no ${role}`);
  }
  return account;
}
