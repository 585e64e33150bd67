import { logInOperator, logOutOperator, secondOperator } from './operator.ts';
import { expect, type Site } from './site.ts';

/** Where the desk waits for a second person: the other operator approves what names this. */
export async function approveBySecond(site: Site, name: string): Promise<void> {
  const { page, words } = site;
  const t = words('desk-approvals');
  await logOutOperator(site);
  await logInOperator(site, secondOperator());
  await site.open('/backoffice/approvals');
  const request = page.getByRole('main').getByRole('button').filter({ hasText: name });
  await request.click();
  const drawer = page.getByRole('dialog', { name: t('one'), exact: true });
  const reason = words('desk-shell')('reason.label');
  await drawer.getByRole('textbox', { name: reason }).fill('For a journey');
  await drawer.getByRole('button', { name: t('decision.approve') }).click();
  await expect(drawer).toBeHidden();
  await expect(request).toHaveCount(0);
  await logOutOperator(site);
}
