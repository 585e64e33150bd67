import {
  deskLogin,
  firstOperator,
  memberLinks,
  searchBox,
  stateButton,
} from '../../support/operator.ts';
import { expect, test } from '../../support/site.ts';

test('log in, find a member, open and leave the lock dialog without a pointer', async ({
  site,
}) => {
  const { page } = site;
  const { username, password } = firstOperator();
  await site.open('/backoffice/members');
  const field = deskLogin(site).username;
  await expect(field).toBeVisible();
  for (let step = 0; step < 10 && !(await field.evaluate(isFocused)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const links = memberLinks(site);
  await expect(links.first()).toBeVisible();
  await searchBox(site).focus();
  await page.keyboard.type('demo');
  await expect(page).toHaveURL(/search=demo/u);
  await expect(links.first()).toHaveText(/^demo/u);
  for (let step = 0; step < 6 && !(await links.first().evaluate(isFocused)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const account = await links.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account);

  const lock = stateButton(site, 'lock');
  await lock.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lock).toBeFocused();
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
