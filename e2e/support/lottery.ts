import type { Locator } from '@playwright/test';
import { expect, type Site } from './site.ts';

/** What one does, in its order: how to reach each control is the way of a hand. */
type Press = (control: Locator) => Promise<void>;

/** From the first page to the receipt of one random line. */
export async function placeLine(site: Site, press: Press): Promise<void> {
  const { page, words } = site;
  const main = page.getByRole('main');
  for (const way of waysToLottery(site)) {
    await press(way);
  }
  const own = main.locator('[data-ux="LOT-18"]');
  await press(own.getByRole('listitem').getByRole('link').first());
  // Late in its minute a draw could close under the bet, so it waits for the next one.
  await expect(main.getByRole('timer').first()).toHaveText(/:(?:1[5-9]|[2-5]\d)$/u, {
    timeout: 30_000,
  });
  await press(
    main.getByRole('button', { name: words('lottery')('draft.quickPickOf', { count: 1 }) }),
  );
  await press(main.getByRole('button', { name: words('lottery')('list.confirm', { count: 1 }) }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: words('lottery')('order.confirm') }));
  await expect(page.getByRole('dialog', { name: words('lottery')('order.placed') })).toBeVisible();
}

/** The one item of the lottery in the nav; on a phone in the sheet of the games. */
function waysToLottery({ page, words, isNarrow }: Site): readonly Locator[] {
  const name = words('games')('categories.ELOTT');
  if (!isNarrow) {
    return [page.getByRole('banner').getByRole('link', { name, exact: true })];
  }
  const bars = words('bars');
  const bar = page.getByRole('navigation', { name: bars('bottomBar.label') });
  return [
    bar.getByRole('button', { name: bars('bottomBar.games') }),
    page.getByRole('dialog').getByRole('link', { name }).first(),
  ];
}
