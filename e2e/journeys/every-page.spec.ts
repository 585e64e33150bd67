import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endpoints } from '@portal/protocol/endpoints';
import { accessFaultsOf, sidewaysOf } from '../support/inspect.ts';
import { deskLogin } from '../support/operator.ts';
import { combinations, type Combination, combinationName } from '../support/look.ts';
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
/** What 400 per cent of zoom leave of a screen of 1280 by 1024. */
const smallest = { width: 320, height: 256 };
const height = 844;
/** By day each page stands in one combination, in turn; by night in all of them. */
const isWhole = process.env['E2E_LOOKS'] === 'matrix';
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

const rounds = isWhole ? combinations.map((_, round) => round) : [0];

for (const round of rounds) {
  for (const { name, role, isHere } of parts) {
    const title = isWhole ? `round ${round + 1} of ${combinations.length}: ${name}` : name;
    test(`no page scrolls sideways at 320 pixels or keeps anybody out: ${title}`, async ({
      site,
    }) => {
      test.setTimeout(600_000);
      if (role !== undefined) {
        await logIn(site, accountOf(role));
      }
      const faults: string[] = [];
      for (const [place, path] of paths().filter(isHere).entries()) {
        const combination = combinations[(place + round) % combinations.length];
        faults.push(...(await faultsOf(site.page, path, combination)));
      }
      expect(faults).toEqual([]);
    });
  }
}

// What the demo tells may be of any kind, so each list of the desk is read once with all of it.
test('every list of the desk answers', async ({ site }) => {
  const { page } = site;
  const path = join(stack.dataFolder, 'operator.json');
  const { username, password } = JSON.parse(readFileSync(path, 'utf8')) as DemoAccount;
  await page.goto(`${stack.origin}/backoffice`);
  const login = deskLogin(site);
  await login.username.fill(username);
  await login.password.fill(password);
  await login.submit.click();
  await expect(login.heading).toBeHidden();
  const lists = Object.values(endpoints).filter(
    ({ access, method, path: place }) =>
      access === 'operator' && method === 'GET' && !place.includes('{'),
  );
  expect(lists.length).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const list of lists) {
    const answer = await page.request.get(`${stack.origin}${list.path}`);
    if (answer.status() >= 500) {
      broken.push(`${list.path}: ${answer.status()}`);
    }
  }
  expect(broken).toEqual([]);
});

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

/** What is wrong with a page: at the smallest width, and in its combination. */
async function faultsOf(
  page: Page,
  path: string,
  combination: Combination = combinations[0],
): Promise<readonly string[]> {
  await page.setViewportSize(smallest);
  await show(page, combination);
  await page.goto(`${stack.origin}${path}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const narrow = await sidewaysOf(page);
  await page.setViewportSize({ width: combination.width, height });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const wide = await sidewaysOf(page);
  const where = `${path} in ${combinationName(combination)}`;
  return [
    ...(narrow > 0 ? [`${path}: sideways at ${smallest.width} by ${narrow}`] : []),
    ...(wide > 0 ? [`${where}: sideways by ${wide}`] : []),
    ...(await accessFaultsOf(page)).map((fault) => `${where}: ${fault}`),
  ];
}

/** What the device remembers; the next page is shown so. */
async function show(page: Page, { theme, language }: Combination): Promise<void> {
  if (!page.url().startsWith(stack.origin)) {
    await page.goto(`${stack.origin}/help`, { waitUntil: 'domcontentloaded' });
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
