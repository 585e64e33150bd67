import { languageButton } from '../../support/language.ts';
import { decide, logOutOperator, openDesk, openMember } from '../../support/operator.ts';
import { expect, test, type Account, type Site } from '../../support/site.ts';

async function logInAsMember(site: Site, account: Account): Promise<void> {
  await site.open('/login');
  const dialog = site.page.locator('[data-ux="M-02"]');
  await dialog.locator('input[name="username"]').fill(account.username);
  await dialog.locator('input[name="password"]').fill(account.password);
  await dialog.locator('button[type="submit"]').click();
}

test('an operator locks a member, who is refused until unlocked', async ({ site }) => {
  const { page } = site;
  // The member stays signed in: the lock has to end that session too.
  const account = await site.register();
  await openDesk(site);
  await openMember(site, account.username);
  await site.inspect('desk-member');
  await decide(site, 'Asked by the member on the phone');
  await expect(page.locator('article header .ui-tone-bad')).toBeVisible();
  const audit = page.locator('table').last();
  await expect(audit).toContainText('Asked by the member on the phone');
  await site.inspect('desk-locked');
  await logOutOperator(site);

  await site.open('/m/personalHistoryCopy');
  await expect(page.locator('[data-ux="M-02"]')).toBeVisible();
  await logInAsMember(site, account);
  const login = page.locator('[data-ux="M-02"]');
  await expect(login.locator('.ui-error').filter({ visible: true }).first()).toBeVisible();
  await expect(login).toBeVisible();

  await openDesk(site);
  await openMember(site, account.username);
  await decide(site, 'Confirmed by a call back');
  await expect(page.locator('article header .ui-tone-ok')).toBeVisible();
  await logOutOperator(site);

  await logInAsMember(site, account);
  await expect(page.locator('[data-ux="S-08"]').first()).toBeVisible();
});

test('every page and layer of the desk is sound', async ({ site }) => {
  const { page } = site;
  await site.open('/backoffice/audit');
  await expect(page.locator('[data-ux="BO-01"]')).toBeVisible();
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await site.inspect('desk-login-wrong');

  await openDesk(site, '/audit');
  await expect(page.locator('[data-ux="BO-20"] table, [data-ux="BO-20"] .ui-empty')).toBeVisible();
  await site.inspect('desk-audit');

  await openDesk(site, '/members');
  await expect(page.locator('.ui-row-link').first()).toBeVisible();
  await site.inspect('desk-members');
  await page.locator('input[type="search"]').fill('zzqx no such member');
  await expect(page).toHaveURL(/search=zzqx/u);
  await expect(page.locator('.ui-empty')).toBeVisible();
  await site.inspect('desk-empty');
  await page.locator('.ui-empty button').click();
  await expect(page.locator('.ui-row-link').first()).toBeVisible();

  await page.locator('.ui-row-link').first().click();
  await page.locator('[role="tab"]').nth(1).click();
  await expect(page.locator('[role="tabpanel"] :is(table, .ui-empty)')).toBeVisible();
  await site.inspect('desk-rounds');
  await page.locator('[data-ux="BO-16-detail"] header button').first().click();
  await expect(page.locator('dialog:modal textarea')).toBeFocused();
  await page.locator('dialog:modal .ui-modal-actions button').last().click();
  await expect(page.locator('dialog:modal textarea')).toHaveAttribute('aria-invalid', 'true');
  await site.inspect('desk-reason');
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  expect(page.url(), 'Back closes the dialog and stays').toBe(address);

  if (site.isNarrow) {
    await page.locator('.desk-bar button').click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await site.inspect('desk-sheet');
  }
  await page.getByRole('button', { name: languageButton }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').last()).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await site.inspect('desk-languages');
  await page.getByRole('listbox').getByRole('option', { selected: false }).click();
  const other = site.look.language === 'ar' ? 'ltr' : 'rtl';
  await expect(page.locator('html')).toHaveAttribute('dir', other);

  await site.open('/backoffice/no-such-page');
  await expect(page.locator('[data-ux="SYS-07"]')).toBeVisible();
  await site.inspect('desk-lost');
});

test('the address keeps search, filters and page', async ({ site }) => {
  const { page } = site;
  await openDesk(site, '/members?state=active&type=agent');
  await expect(page.locator('.ui-row-link').first()).toBeVisible();
  await expect(page.locator('select').first()).toHaveValue('active');
  await page.locator('select').first().selectOption('locked');
  await expect(page).toHaveURL(/state=locked/u);
  await page.goBack();
  await expect(page).toHaveURL(/state=active/u);
  await page.reload();
  await expect(page.locator('select').nth(1)).toHaveValue('agent');
});
