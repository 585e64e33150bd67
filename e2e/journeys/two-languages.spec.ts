import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openStack, type Stack } from '../support/stack.ts';

const siteFile = join(import.meta.dirname, '../../server/test/sites/ty-en.json');
let stack: Stack;

test.use({ locale: 'fr' });
test.beforeAll(async () => {
  test.setTimeout(150_000);
  stack = await openStack({ SITE: siteFile });
});
test.afterAll(() => stack.stop());

// portal.md section 1: TY and EN, TY the default, the choice kept under hisLang and lang.
test('a site with the languages TY and EN begins in TY and keeps the choice', async ({ page }) => {
  const html = page.locator('html');
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('hisLang'), localStorage.getItem('lang')]);
  await page.goto(`${stack.origin}/rng`);
  // The site file maps TY to Arabic.
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'السلوت' }).first()).toBeVisible();
  await page.getByRole('button', { name: /العربية/u }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await kept()).toEqual(['EN', 'EN']);
  // Bingo is there because the site speaks TY, whatever language is on.
  await expect(page.getByRole('button', { name: 'Bingo', exact: true })).toBeVisible();
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.evaluate(() => {
    localStorage.setItem('hisLang', 'constructor');
    localStorage.setItem('lang', '__proto__');
  });
  await page.goto(stack.origin);
  await expect(html).toHaveAttribute('lang', 'ar');
});
