import {
  decide,
  logOutOperator,
  memberLinks,
  openDesk,
  openMember,
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
  await openDesk(site, '/members');
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

  await openDesk(site, '/members');
  await openMember(site, account.username);
  await decide(site, 'unlock', 'Confirmed by a call back');
  await expect(state('active')).toBeVisible();
  await logOutOperator(site);

  await logInAsMember(site, account);
  await expect(balance(site)).toBeVisible();
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
