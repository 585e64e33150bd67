import { expectMachine, playRound } from '../support/game.ts';
import { expect, test, type Site } from '../support/site.ts';

test('register, play and log out without a pointer', async ({ site }) => {
  const { page } = site;
  await site.open('/');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect(page.locator('[data-ux="S-07"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.locator('header input[type="search"]')).toBeFocused();

  await tabTo(site, '[data-ux="S-07"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="M-04"] input[name="username"]')).toBeFocused();
  await page.keyboard.type(`keys${Math.trunc(await page.evaluate(() => performance.timeOrigin))}`);
  await tabTo(site, '[data-ux="M-04"] input[name="password"]');
  await page.keyboard.type('a lamp and a long quay 9');
  await tabTo(site, '[data-ux="M-04"] input[name="confirmPassword"]');
  await page.keyboard.type('a lamp and a long quay 9');
  await tabTo(site, '[data-ux="M-04"] input[name="consent"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="S-08"]')).toBeVisible();

  await page.keyboard.press('Control+k');
  await tabTo(site, '[data-menu="RNG"]');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-ux="S-18"] a').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-menu="RNG"]')).toBeFocused();

  await tabTo(site, '[data-ux="G-02"]');
  await expectFocusInView(site);
  await page.keyboard.press('Enter');
  await expectMachine(site);
  await playRound(site, () => page.keyboard.press('Space'));
  await tabTo(site, '[data-ux="G-13-strip"] button');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="S-01"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await tabTo(site, 'header [aria-haspopup="menu"]:has(bdi)');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="S-12"] [role="menuitem"]').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="M-13"]')).toBeVisible();
  await tabTo(site, '[data-ux="M-13"] .ui-button-primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ux="S-06"]')).toBeVisible();
});

/** Walks with Tab until the focus is on what the selector names. */
async function tabTo({ page }: Site, selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
    if (isThere) {
      return;
    }
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** A focused control is not hidden behind the sticky header (2.4.11). */
async function expectFocusInView({ page }: Site): Promise<void> {
  const isHidden = await page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (focused === null || box === undefined) {
      return true;
    }
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 4);
    return top === null || !(focused.contains(top) || top.contains(focused));
  });
  expect(isHidden, 'the focus is behind something').toBe(false);
}
