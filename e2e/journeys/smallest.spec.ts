import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/site.ts';
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

for (const role of ['member', 'agent']) {
  test(`no page of the portal scrolls sideways at 320 pixels: ${role}`, async ({ site }) => {
    test.setTimeout(150_000);
    const { page, words } = site;
    await page.setViewportSize(smallest);
    await page.goto(`${stack.origin}/login`);
    const account = accountOf(role);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: words('session')('login.username') })
      .fill(account.username);
    const password = words('session')('login.password');
    await dialog.getByRole('textbox', { name: password, exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: words('session')('login.submit') }).click();
    await expect(dialog).toHaveCount(0);
    const wide: string[] = [];
    for (const path of pathsOf(role)) {
      await page.goto(`${stack.origin}${path}`);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) {
        wide.push(`${path} by ${overflow}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

/** Members see what is everybody's and their own centre, agents the centre of agents. */
function pathsOf(role: string): readonly string[] {
  const file = join(root, 'apps/portal/dist/pages.json');
  const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
  return pages
    .map(({ path }) => path)
    .filter((path) => !path.includes('$'))
    .filter((path) => path.startsWith('/a/') === (role === 'agent'));
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
