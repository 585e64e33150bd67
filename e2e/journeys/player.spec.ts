import { playRound, shownBalance, startFirstGame } from '../support/game.ts';
import { expect, test } from '../support/site.ts';

test('a visitor registers, plays a slot, reads the record and its receipt, and logs out', async ({
  site,
}) => {
  const { page } = site;
  await site.register();
  await site.inspect('home-member');

  await startFirstGame(site);
  const before = await shownBalance(site);
  await site.inspect('game');
  await playRound(site);
  const after = await shownBalance(site);
  await site.inspect('game-result');

  await site.open('/m/personalHistoryCopy');
  const rows = page.locator('[data-ux="MC-11"] tbody tr');
  await expect(rows).toHaveCount(1);
  await site.inspect('betting-record');
  await rows.locator('.ui-row-link').click();
  await expect(page.locator('[data-ux="M-22"]')).toBeVisible();
  await expect(page.locator('[data-ux="M-22"] canvas').first()).toBeVisible();
  await site.inspect('receipt');
  const balances = await page.locator('[data-ux="M-22"] dl').first().locator('dd').allInnerTexts();
  const minor = balances.map((text) => Number(text.replaceAll(/[^\d]/gu, '')));
  expect(minor.slice(-2), 'the receipt tells the balances that the game showed').toEqual([
    before,
    after,
  ]);

  await site.open('/m/transactionHistory');
  await expect(page.locator('[data-ux="MC-12"] tbody tr').last()).toContainText(/10,000/u);
  await site.inspect('statement');

  await site.logOut();
  await expect(page.locator('[data-ux="S-08"]')).toHaveCount(0);
  await page.goto(new URL('/m/personalHistoryCopy', page.url()).href);
  await expect(page.locator('[data-ux="M-02"]')).toBeVisible();
});

test('the seeds of a round are revealed and the round is checked in the browser', async ({
  site,
}) => {
  const { page } = site;
  await site.register();
  await startFirstGame(site);
  await playRound(site);
  await page.locator('[data-ux="G-13-info"]').click();
  await expect(page.locator('dialog[open] [role="tab"]').first()).toBeVisible();
  await site.inspect('pay-table');
  await page.locator('dialog[open] [role="tab"]').nth(1).click();
  await site.inspect('rules');
  await page.locator('dialog[open] [role="tab"]').nth(2).click();
  const seeds = page.locator('[data-ux="G-13-seeds"]');
  await seeds.locator('input').fill('my-own-seed-7');
  await seeds.locator('button[type="submit"]').click();
  await expect(seeds.locator('input')).toHaveValue('my-own-seed-7');
  await seeds.locator('form + div button').click();
  await expect(seeds.locator('section li')).toHaveCount(1);
  await site.inspect('fairness');

  await site.open('/m/personalHistoryCopy');
  await page.locator('.ui-row-link').first().click();
  const receipt = page.locator('[data-ux="M-22"]');
  await receipt.locator('.ui-button-primary').click();
  await expect(receipt.locator('li.text-ok')).toHaveCount(4);
  await site.inspect('verified');
});
