import { languageButton } from '../../support/language.ts';
import {
  decide,
  deskLogin,
  logOutOperator,
  memberLinks,
  openDesk,
  openMember,
  searchBox,
  stateButton,
} from '../../support/operator.ts';
import { logInAsMember, memberLogin } from '../../support/member.ts';
import { balance, expect, test } from '../../support/site.ts';

test('an operator locks a member, who is refused until unlocked', async ({ site }) => {
  const { page, words } = site;
  const state = (name: 'active' | 'locked') =>
    page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByText(words('desk-members')(`member.state.${name}`), { exact: true })
      .first();
  // The member stays signed in: the lock has to end that session too.
  const account = await site.register();
  await openDesk(site);
  await openMember(site, account.username);
  await site.inspect('desk-member');
  await decide(site, 'lock', 'Asked by the member on the phone');
  await expect(state('locked')).toBeVisible();
  const audit = page.getByRole('table').last();
  await expect(audit).toContainText('Asked by the member on the phone');
  await site.inspect('desk-locked');
  await logOutOperator(site);

  await site.open('/m/personalHistoryCopy');
  await expect(memberLogin(site)).toBeVisible();
  await logInAsMember(site, account);
  const refusal = words('errors')('account_locked');
  await expect(memberLogin(site).getByText(refusal)).toBeVisible();

  await openDesk(site);
  await openMember(site, account.username);
  await decide(site, 'unlock', 'Confirmed by a call back');
  await expect(state('active')).toBeVisible();
  await logOutOperator(site);

  await logInAsMember(site, account);
  await expect(balance(site)).toBeVisible();
});

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
  await page.getByRole('listbox').getByRole('option', { selected: false }).click();
  const other = site.look.language === 'ar' ? 'ltr' : 'rtl';
  await expect(page.locator('html')).toHaveAttribute('dir', other);

  await site.open('/backoffice/no-such-page');
  const lost = page.getByRole('heading', { level: 1 });
  await expect(lost).toBeVisible();
  await site.inspect('desk-lost');
});

test('the address keeps search, filters and page', async ({ site }) => {
  const { page, words } = site;
  const t = words('desk-members');
  const state = page.getByRole('combobox', { name: t('list.state.label') });
  const type = page.getByRole('combobox', { name: t('list.type.label') });
  await openDesk(site, '/members?state=active&type=agent');
  await expect(memberLinks(site).first()).toBeVisible();
  await expect(state).toHaveValue('active');
  await state.selectOption('locked');
  await expect(page).toHaveURL(/state=locked/u);
  await page.goBack();
  await expect(page).toHaveURL(/state=active/u);
  await page.reload();
  await expect(type).toHaveValue('agent');
});
