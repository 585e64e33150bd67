import type { Locator } from '@playwright/test';
import type { Account, Site } from './site.ts';

/** Signs a member in again. */
export async function logInAsMember(site: Site, account: Account): Promise<void> {
  await site.open('/login');
  const t = site.words('session');
  const dialog = memberLogin(site);
  await dialog.getByRole('textbox', { name: t('login.username') }).fill(account.username);
  const password = dialog.getByRole('textbox', { name: t('login.password'), exact: true });
  await password.fill(account.password);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** The login of the portal, as long as it is shown. */
export function memberLogin({ page, words }: Site): Locator {
  return page.getByRole('dialog', { name: words('session')('login.title') });
}
