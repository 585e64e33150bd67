import { startButtons, startFirstGame } from '../support/game.ts';
import { expect, test, type Site } from '../support/site.ts';

test('Back closes what lies over the page, and only then leaves it', async ({ site }) => {
  const { page, words } = site;
  await site.register();
  await site.open('/rng?gameName=Voice');
  const lobby = page.url();
  await startFirstGame(site);
  const game = page.url();

  await page.getByRole('button', { name: words('slot')('play.info') }).click();
  const info = page.getByRole('dialog');
  await expect(info.getByRole('tab').first()).toBeVisible();
  await back(site);
  await expect(info).toHaveCount(0);
  expect(page.url(), 'the game stays').toBe(game);

  await back(site);
  await expect(startButtons(site).first()).toBeVisible();
  await expect(page, 'and then the lobby is there, with its filter').toHaveURL(lobby);
});

test('Back closes the line of a record, and then leads to where it was opened', async ({
  site,
}) => {
  const { page, words } = site;
  await site.register();
  await site.open('/m');
  const name = words('account')('titles.statement');
  await page.getByRole('main').getByRole('link', { name }).click();
  const record = page.getByRole('table');
  await record.getByRole('row').nth(1).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await back(site);
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/transactionHistory/u);
  await back(site);
  await expect(page).toHaveURL(/\/m$/u);
});

/** The browser lets a page hold Back only after a press of the person; this is such a Back. */
async function back({ page }: Site): Promise<void> {
  await page.evaluate(() => history.back());
}
