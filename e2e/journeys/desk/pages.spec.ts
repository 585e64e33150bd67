import { languageButton, otherLanguage } from '../../support/language.ts';
import {
  deskLogin,
  makeCashier,
  memberLinks,
  openDesk,
  searchBox,
  stateButton,
} from '../../support/operator.ts';
import { expect, test } from '../../support/site.ts';

test('every page and layer of the desk is sound', async ({ site }) => {
  const { page, words } = site;
  const main = page.getByRole('main');
  const links = memberLinks(site);
  const shell = words('desk-shell');
  await site.open('/backoffice/audit');
  const login = deskLogin(site);
  await login.submit.click();
  await expect(login.username).toBeFocused();
  await expect(login.username).toHaveAttribute('aria-invalid', 'true');
  await site.inspect('desk-login-wrong');

  await openDesk(site, '/audit');
  await expect(main.getByRole('table', { name: shell('places.audit') })).toBeVisible();
  await site.inspect('desk-audit');

  await openDesk(site, '/overview');
  const waiting = words('desk-overview')('queue.withdrawals');
  await expect(main.getByRole('link', { name: waiting })).toBeVisible();
  await site.inspect('desk-overview');
  await openDesk(site, '/revenue');
  await expect(main.getByRole('table', { name: shell('places.revenue') })).toBeVisible();
  await site.inspect('desk-revenue');

  await openDesk(site, '/members');
  await expect(links.first()).toBeVisible();
  await site.inspect('desk-members');
  await searchBox(site).fill('zzqx no such member');
  await expect(page).toHaveURL(/search=zzqx/u);
  const empty = words('desk-members')('list.empty');
  await expect(main.getByRole('heading', { name: empty })).toBeVisible();
  await site.inspect('desk-empty');
  await main
    .getByRole('button', { name: words('common')('actions.clear') })
    .last()
    .click();
  // The newest member is the one that the journey beside this one locks.
  await searchBox(site).fill('demo');
  await expect(page).toHaveURL(/search=demo/u);
  await expect(links.first()).toHaveText(/^demo/u);

  await links.first().click();
  await page.getByRole('tab').nth(1).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('table')
      .or(page.getByRole('tabpanel').getByRole('heading')),
  ).toBeVisible();
  await site.inspect('desk-rounds');
  await stateButton(site, 'lock').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  const lock = words('desk-members')('member.lock.action');
  await dialog.getByRole('button', { name: lock, exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await site.inspect('desk-reason');
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect(dialog).toHaveCount(0);
  expect(page.url(), 'Back closes the dialog and stays').toBe(address);

  if (site.isNarrow) {
    await page.getByRole('button', { name: shell('menu') }).click();
    await expect(dialog).toBeVisible();
    await site.inspect('desk-sheet');
  }
  await page.getByRole('button', { name: languageButton }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').last()).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await site.inspect('desk-languages');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: otherLanguage(site.look) })
    .click();
  const other = site.look.language === 'ar' ? 'ltr' : 'rtl';
  await expect(page.locator('html')).toHaveAttribute('dir', other);

  await site.open('/backoffice/no-such-page');
  const lost = page.getByRole('heading', { level: 1 });
  await expect(lost).toBeVisible();
  await site.inspect('desk-lost');
});

test('the pages and layers around operators and requests are sound', async ({ site }) => {
  const { page, words } = site;
  const t = words('desk-operators');
  await openDesk(site, '/operators');
  await page.getByRole('button', { name: t('create.open') }).click();
  const form = page.getByRole('dialog', { name: t('create.title') });
  await form.getByRole('button', { name: t('create.submit') }).click();
  await expect(form.getByRole('textbox', { name: t('create.name') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await site.inspect('desk-new-operator');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const { username } = await makeCashier(site);
  await page.getByRole('button', { name: username }).click();
  const one = page.getByRole('dialog', { name: username });
  await expect(one.getByRole('combobox', { name: t('action.label') })).toBeVisible();
  await site.inspect('desk-operator');
  await openDesk(site, '/approvals?view=closed');
  const main = page.getByRole('main');
  await expect(main.getByRole('table').or(main.getByRole('heading', { level: 2 }))).toBeVisible();
  await site.inspect('desk-approvals');
  await openDesk(site, '/adjustments');
  await expect(main.getByRole('table').or(main.getByRole('heading', { level: 2 }))).toBeVisible();
  await site.inspect('desk-adjustments');
});
