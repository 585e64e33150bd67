import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account, Site } from './site.ts';

/** The operator that the first start made (api.md, Running). */
export function firstOperator(): Account {
  const path = join(process.env['E2E_DATA_FOLDER'] ?? '', 'operator.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Account;
}

/** Opens an address of the back office; logs in when it asks. */
export async function openDesk(site: Site, path = '/'): Promise<void> {
  const { page } = site;
  await site.open(`/backoffice${path}`);
  const login = page.locator('[data-ux="BO-01"]');
  await expect(login.or(page.locator('.desk-bar:visible, .desk-side:visible'))).toBeVisible();
  if (await login.isVisible()) {
    const { username, password } = firstOperator();
    await login.locator('input[name="username"]').fill(username);
    await login.locator('input[name="password"]').fill(password);
    await login.locator('button[type="submit"]').click();
    await expect(login).toBeHidden();
  }
}

/** Finds a member by account and opens it. */
export async function openMember(site: Site, account: string): Promise<void> {
  const { page } = site;
  await page.locator('input[type="search"]').fill(account);
  const row = page.locator('.ui-row-link');
  await expect(row).toHaveCount(1);
  await expect(row).toHaveText(account);
  await row.click();
  await expect(page.locator('[data-ux="BO-16-detail"] h1')).toHaveText(account);
}

/** Answers the dialog that locks or unlocks, with a reason. */
export async function decide({ page }: Site, reason: string): Promise<void> {
  await page.locator('[data-ux="BO-16-detail"] header button').click();
  const dialog = page.locator('dialog:modal');
  await dialog.locator('textarea').fill(reason);
  await dialog.locator('.ui-modal-actions button').last().click();
  await expect(dialog).toBeHidden();
}

export async function logOutOperator(site: Site): Promise<void> {
  const { page } = site;
  if (site.isNarrow) {
    await page.locator('.desk-bar button').click();
  }
  const place = page.locator(site.isNarrow ? 'dialog:modal' : '.desk-side');
  await place
    .locator('button')
    .filter({ has: page.locator('.ui-icon-mirrored') })
    .click();
  await page.locator('.ui-dialog-confirm .ui-button-primary').click();
  await expect(page.locator('[data-ux="BO-01"]')).toBeVisible();
}
