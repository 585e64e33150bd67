import { expectFocusInView, tabTo } from '../support/keyboard.ts';
import { placeLine } from '../support/lottery.ts';
import { expect, test } from '../support/site.ts';

test('J4: the same without a pointer, and the focus always in view', async ({ site }) => {
  // Past the games, the plays and every digit of the grid: each is a stop.
  test.setTimeout(120_000);
  await site.register();
  await site.open('/');
  await placeLine(site, async (control) => {
    await expect(control).toBeVisible();
    await tabTo(site, control, 250);
    await expectFocusInView(site);
    await site.page.keyboard.press('Enter');
  });
});
