import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endpoints } from '@portal/protocol/endpoints';
import { accessFaultsOf, sidewaysOf } from '../support/inspect.ts';
import { deskLogin } from '../support/operator.ts';
import { combinations, type Combination, combinationName } from '../support/look.ts';
import { accountOf, logIn, parts, paths, show } from '../support/pages.ts';
import { type Account, expect, test } from '../support/site.ts';
import { openStack, type Stack } from '../support/stack.ts';

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

const rounds = isWhole ? combinations.map((_, round) => round) : [0];

for (const round of rounds) {
  for (const { name, role, isHere } of parts) {
    const title = isWhole ? `round ${round + 1} of ${combinations.length}: ${name}` : name;
    test(`no page scrolls sideways at 320 pixels or keeps anybody out: ${title}`, async ({
      site,
    }) => {
      test.setTimeout(600_000);
      if (role !== undefined) {
        await logIn(site.page, stack, accountOf(stack, role));
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
  const { username, password } = JSON.parse(readFileSync(path, 'utf8')) as Account;
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

/** What is wrong with a page: at the smallest width, and in its combination. */
async function faultsOf(
  page: Page,
  path: string,
  combination: Combination = combinations[0],
): Promise<readonly string[]> {
  await page.setViewportSize(smallest);
  await show(page, stack, combination);
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
