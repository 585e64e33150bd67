import { randomBytes } from 'node:crypto';
import { balance, expect, test, type Site } from '../support/site.ts';

test('whom the demo identity provider vouches for opens an account, and is let in from then on', async ({
  site,
}) => {
  const { page, words } = site;
  const t = words('registration');
  const person = `ada${randomBytes(4).toString('hex')}`;
  await leaveForProvider(site);
  await site.inspect('identity-provider');
  await page.getByRole('textbox').fill(person);
  await page.getByRole('button').first().click();

  const dialog = page.getByRole('dialog', { name: t('title') });
  await dialog.getByRole('textbox', { name: t('fields.username'), exact: true }).fill(person);
  for (const name of ['password', 'confirmPassword'] as const) {
    const field = dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true });
    await field.fill('a lamp and a long quay 9');
  }
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(balance(site)).toBeVisible();
  await site.logOut();

  // As somebody who forgot nothing but has another browser.
  await page.context().clearCookies();
  await leaveForProvider(site);
  await page.getByRole('textbox').fill(person);
  await page.getByRole('button').first().click();
  await expect(balance(site)).toBeVisible();
});

async function leaveForProvider(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('social');
  const name = t('continue', { provider: t('provider.google') });
  await site.open('/login');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/interaction\//u);
}
