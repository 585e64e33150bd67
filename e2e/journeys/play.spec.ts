import {
  expectMachine,
  expectRoundOver,
  leastRoundMs,
  playRound,
  shownBalance,
  spinButton,
  startButtons,
  startFirstGame,
} from '../support/game.ts';
import { expect, test } from '../support/site.ts';

test('a free trial needs no account and never touches a balance', async ({ site }) => {
  const { page, words } = site;
  const tile = words('games');
  const name = site.isNarrow ? tile('tile.trialShort') : tile('tile.trial');
  await site.open('/rng');
  await page.getByRole('main').getByRole('button', { name }).first().click();
  // The age that the button names is the site's own.
  const age = page.getByRole('dialog', { name: words('session')('trialAge.title') });
  await site.inspect('trial-age');
  await age
    .getByRole('button', { name: words('session')('trialAge.confirm', { age: 18 }) })
    .click();
  await expectMachine(site);
  await expect(page.getByText(words('slot')('play.trialLabel'))).toBeVisible();
  await playRound(site);
  await site.inspect('trial-game');
  await site.open('/rng');
  await startButtons(site).first().click();
  const refused = words('session')('trialRefused.title');
  await expect(page.getByRole('dialog', { name: refused })).toBeVisible();
  await site.inspect('trial-refused');
});

test('a round that was left in the middle is shown again and finished on return', async ({
  site,
}) => {
  const { page } = site;
  await site.register();
  await startFirstGame(site);
  const address = page.url();
  const answer = page.waitForResponse((response) => response.url().endsWith('/slot/spin'));
  await spinButton(site).click();
  const { value } = (await (await answer).json()) as { value: { balanceAfter: string } };
  await page.goto('about:blank');
  const reported = page.waitForResponse((response) => response.url().endsWith('/shown'));
  await page.goto(address);
  await expectMachine(site);
  await expectRoundOver(site);
  expect((await reported).status()).toBe(200);
  expect(await shownBalance(site)).toBe(Number(value.balanceAfter.replace('.', '')));
});

test('a spin whose answer is lost is asked again with the same key and played once', async ({
  site,
}) => {
  const { page, words } = site;
  await site.register();
  await startFirstGame(site);
  const keys: string[] = [];
  let lost = 2;
  await page.route('**/slot/spin', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    // The server plays the first one; its answer never arrives.
    const answer = await route.fetch();
    lost -= 1;
    await (lost >= 0 ? route.abort() : route.fulfill({ response: answer }));
  });
  await spinButton(site).click();
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(3);
  expect(new Set(keys).size).toBe(1);
  await expectRoundOver(site);
  await site.open('/m/personalHistoryCopy');
  const record = page.getByRole('table', { name: words('account')('titles.record') });
  // The head, and the one round.
  await expect(record.getByRole('row')).toHaveCount(2);
});

test('a round takes its time, and calm pages show the end at once', async ({ site }) => {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.register();
  await startFirstGame(site);
  const startedAt = await page.evaluate(() => performance.now());
  await playRound(site);
  const endedAt = await page.evaluate(() => performance.now());
  expect(endedAt - startedAt).toBeGreaterThanOrEqual(leastRoundMs);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving, 'nothing moves').toBe(0);
  await expect(page.getByRole('status').last()).not.toBeEmpty();
});
