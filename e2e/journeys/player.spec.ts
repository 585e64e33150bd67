import { playRound, shownBalance, startFirstGame } from '../support/game.ts';
import { balance, expect, test, type Site } from '../support/site.ts';

test('a visitor registers, plays a slot, reads the record and its receipt, and logs out', async ({
  site,
}) => {
  const { page, words } = site;
  const account = words('account');
  await site.register();
  await site.inspect('home-member');

  await startFirstGame(site);
  const before = await shownBalance(site);
  await site.inspect('game');
  await playRound(site);
  const after = await shownBalance(site);
  await site.inspect('game-result');

  await site.open('/m/personalHistoryCopy');
  const record = page.getByRole('table', { name: account('titles.record') });
  // The head, and the one round.
  await expect(record.getByRole('row')).toHaveCount(2);
  await site.inspect('betting-record');
  await openReceipt(site);
  await expect(page.getByRole('heading', { name: words('receipt')('seeds') })).toBeVisible();
  const machine = page.getByRole('img', { name: words('slot')('play.machine') });
  await expect(machine).toBeVisible();
  await site.inspect('receipt');
  // Stake, win, net and both balances stand before the seeds.
  const facts = await page.getByRole('definition').allInnerTexts();
  const balances = facts.slice(3, 5);
  const minor = balances.map((text) => Number(text.replaceAll(/[^\d]/gu, '')));
  expect(minor, 'the receipt tells the balances that the game showed').toEqual([before, after]);

  await site.open('/m/transactionHistory');
  const statement = page.getByRole('table', { name: account('titles.statement') });
  await expect(statement.getByRole('row').last()).toContainText(/10,000/u);
  await site.inspect('statement');

  await site.logOut();
  await expect(balance(site)).toHaveCount(0);
  await page.goto(new URL('/m/personalHistoryCopy', page.url()).href);
  await expect(page.getByRole('dialog', { name: words('session')('login.title') })).toBeVisible();
});

test('the seeds of a round are revealed and the round is checked in the browser', async ({
  site,
}) => {
  const { page, words } = site;
  await site.register();
  await startFirstGame(site);
  await playRound(site);
  await page.getByRole('button', { name: words('slot')('play.info') }).click();
  await revealSeed(site);

  await site.open('/m/personalHistoryCopy');
  await openReceipt(site);
  const t = words('receipt');
  await page.getByRole('button', { name: t('verify.verify') }).click();
  for (const check of ['commitment', 'design', 'stops', 'win'] as const) {
    await expect(page.getByText(t(`verify.fine.${check}`))).toBeVisible();
  }
  await site.inspect('verified');
});

/** Looks through all that is known of the game, and ends with a seed of its own revealed. */
async function revealSeed(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('slot');
  const info = page.getByRole('dialog');
  await expect(info.getByRole('tab', { name: t('info.tabs.pays') })).toBeVisible();
  await site.inspect('pay-table');
  await info.getByRole('tab', { name: t('info.tabs.rules') }).click();
  await site.inspect('rules');
  await info.getByRole('tab', { name: t('info.tabs.fairness') }).click();
  const seed = info.getByRole('textbox', { name: t('fairness.clientSeed') });
  await seed.fill('my-own-seed-7');
  await info.getByRole('button', { name: t('fairness.save') }).click();
  await expect(seed).toHaveValue('my-own-seed-7');
  await info.getByRole('button', { name: t('fairness.rotate') }).click();
  await expect(info.getByRole('heading', { name: t('fairness.revealed') })).toBeVisible();
  await expect(info.getByRole('listitem')).toHaveCount(1);
  await site.inspect('fairness');
}

/** From the line of the newest bet, through its drawer and its receipt, to its round. */
async function openReceipt(site: Site): Promise<void> {
  const { page, words } = site;
  const record = page.getByRole('table', { name: words('account')('titles.record') });
  await record.getByRole('row').nth(1).getByRole('button').first().click();
  const receipt = page.getByRole('dialog').getByRole('link');
  await expect(receipt).toBeVisible();
  await site.inspect('betting-record-line');
  await receipt.click();
  const round = page.getByRole('link', { name: words('bets')('receipt.showRound') });
  await expect(round).toBeVisible();
  await site.inspect('bet-receipt');
  await round.click();
}
