import { firstOperator } from '../../support/operator.ts';
import { expect, test } from '../../support/site.ts';

test('log in, find a member, open and leave the lock dialog without a pointer', async ({
  site,
}) => {
  const { page } = site;
  const { username, password } = firstOperator();
  await site.open('/backoffice/');
  const field = page.locator('input[name="username"]');
  await expect(field).toBeVisible();
  for (let step = 0; step < 10 && !(await field.evaluate(isFocused)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const search = page.locator('input[type="search"]');
  await expect(page.locator('.ui-row-link').first()).toBeVisible();
  await search.focus();
  await page.keyboard.type('demo');
  await expect(page).toHaveURL(/search=demo/u);
  await expect(page.locator('.ui-row-link').first()).toHaveText(/^demo/u);
  for (
    let step = 0;
    step < 6 && !(await page.locator('.ui-row-link').first().evaluate(isFocused));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ui-row-link').nth(1)).toBeFocused();
  const account = await page.locator('.ui-row-link').nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(account);

  const lock = page.locator('article header button');
  await lock.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog:modal textarea')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(lock).toBeFocused();
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
