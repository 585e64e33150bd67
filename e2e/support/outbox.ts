import { expect, type Browser } from '@playwright/test';
import type { DeliveryPurpose } from '@portal/protocol';
import { deskLogin, firstOperator } from './operator.ts';
import type { Site } from './site.ts';

/**
 * The newest code that was sent to a number, as the operator reads it of a site that reaches no
 * telephones; the desk stands in a window of its own, in the language of the desk.
 */
export async function codeSentTo(
  site: Site,
  browser: Browser,
  query: { readonly number: string; readonly purpose: DeliveryPurpose },
): Promise<string> {
  const origin = process.env['E2E_ORIGIN'] ?? '';
  const desk = await browser.newContext();
  const page = await desk.newPage();
  await page.addInitScript((language) => {
    localStorage.setItem('deskLanguage', language);
  }, site.look.language);
  await page.goto(`${origin}/backoffice/login`);
  const login = deskLogin({ ...site, page });
  const { username, password } = firstOperator();
  await login.username.fill(username);
  await login.password.fill(password);
  await login.submit.click();
  await expect(login.heading).toBeHidden();
  await page.goto(`${origin}/backoffice/outbox?to=${encodeURIComponent(query.number)}`);
  const t = site.words('desk-outbox');
  const line = page
    .getByRole('row')
    .filter({ hasText: t(`purpose.${query.purpose}`) })
    .first();
  await expect(line).toBeVisible();
  const code = /\b\d{6}\b/u.exec(await line.innerText())?.[0];
  await desk.close();
  expect(code, 'a code in the message').toBeDefined();
  return code ?? '';
}
