import { addPicture } from '../support/cashier.ts';
import { expectMachine, shownBalance, spinButton, startFirstGame } from '../support/game.ts';
import { pointerOf } from '../support/hand.ts';
import { openDesk } from '../support/operator.ts';
import { onOwnStack } from '../support/own-stack.ts';
import { publishPromotion } from '../support/promotion-desk.ts';
import { expect, test, type Site } from '../support/site.ts';
import { joinPromotion } from '../support/ways.ts';

// A demo opens its promotions on the first days of its past, and draws a raffle on the fifth.
onOwnStack({ DEMO_DAYS: '6' });

test('J10: into a promotion in at most three taps, and its card says so', async ({ site }) => {
  const hand = pointerOf(site);
  await site.register();
  await site.open('/');
  await joinPromotion(site, hand);
  expect(hand.taps()).toBeLessThanOrEqual(3);
  await site.inspect('promotion-joined');
});

test('J10: an application with a picture is rejected, and the member reads why', async ({
  site,
}) => {
  test.slow();
  const { page, words } = site;
  const t = words('promotions');
  const main = page.getByRole('main');
  const { username } = await site.register();
  await openStory(site);
  const promotion = new URL(page.url()).pathname;
  await main.getByRole('textbox', { name: t('apply.comment') }).fill('A friend told me of you.');
  await addPicture(site);
  await main.getByRole('button', { name: t('apply.send'), exact: true }).click();
  await expect(main.getByText(t('status.APPLYING')).first()).toBeVisible();
  await site.inspect('promotion-applied');

  const reason = 'The picture shows another account';
  await openDesk(site, '/promotionApplications');
  await main.getByRole('button', { name: username }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('img').first()).toBeVisible();
  await drawer.getByRole('textbox', { name: words('desk-shell')('reason.label') }).fill(reason);
  const desk = words('desk-promotions');
  await drawer.getByRole('button', { name: desk('applications.refuse') }).click();
  await expect(page.getByText(desk('applications.done.refuse')).first()).toBeVisible();

  await site.open(promotion);
  await expect(main.getByText(t('status.REJECTED')).first()).toBeVisible();
  await expect(main.getByText(reason)).toBeVisible();
  await expect(main.getByRole('button', { name: t('apply.again') })).toBeVisible();
});

test('J10: a bet that a bonus forbids is refused before it is placed, with the way out', async ({
  site,
}) => {
  test.slow();
  const { page, words } = site;
  const main = page.getByRole('main');
  await site.register();
  await site.open('/rng');
  await startFirstGame(site);
  const game = page.url();
  const nodeId = new URL(game).pathname.split('/').at(-1) ?? '';
  const promotion = await publishWithout(site, nodeId);

  await site.open(promotion);
  const t = words('promotions');
  await main.getByRole('button', { name: t('action.join'), exact: true }).click();
  await main.getByRole('button', { name: /20[.,٫]00/u }).click();
  await expect(main.getByText(t('status.CLAIMED')).first()).toBeVisible();

  await page.goto(game);
  const bar = words('bonus-bar');
  await expect(page.getByRole('heading', { name: bar('title') })).toBeVisible();
  await site.inspect('bonus-forbids-game');
  await page.getByRole('button', { name: bar('openAnyway') }).click();
  await expectMachine(site);
  const before = await shownBalance(site);
  await spinButton(site).click();
  await expect(page.getByText(words('errors')('game_excluded_by_promo')).first()).toBeVisible();
  expect(await shownBalance(site)).toBe(before);

  await page.goto(game);
  await page.getByRole('link', { name: bar('toBonus') }).click();
  await main.getByRole('link', { name: harbour }).click();
  const rewards = words('rewards');
  await main.locator('[data-ux="MC-14-one"]').getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: rewards('giveUp.confirm'), exact: true })
    .click();
  await expect(main.getByText(rewards('status.CANCELLED')).first()).toBeVisible();
  await page.goto(game);
  await expectMachine(site);
});

const harbour = 'Harbour gift';

/** A gift of 20.00 under which one game may not be played; answers where members read of it. */
function publishWithout(site: Site, nodeId: string): Promise<string> {
  const t = site.words('desk-promotions');
  const fields = { [t('form.amount')]: '20.00', [t('form.excluded')]: `games:${nodeId}` };
  return publishPromotion(site, { type: 'SIGNUP', name: harbour, fields });
}

test('J10: a raffle was drawn, and anybody computes its draw again', async ({ site }) => {
  const { page, words } = site;
  const main = page.getByRole('main');
  const t = words('raffle');
  await site.register();
  await site.open('/m/raffle');
  await expect(main.getByText(t('states.OPEN'), { exact: true }).first()).toBeVisible();
  await site.inspect('raffles');
  const proofs = main.locator('details').filter({ hasText: t('proof.check') });
  await proofs.first().locator('summary').click();
  await proofs
    .first()
    .getByRole('link', { name: t('proof.check') })
    .click();
  const verify = words('verify');
  for (const step of ['commitment', 'list', 'winners'] as const) {
    await expect(main.getByText(verify(`raffle.fine.${step}`))).toBeVisible();
  }
  await site.inspect('raffle-verified');
});

/** The promotion that is given for a story, open to be applied for. */
async function openStory(site: Site): Promise<void> {
  const { page, words } = site;
  await site.open('/promotions');
  const cards = page.locator('[data-ux="PR-01"] li');
  const card = cards.filter({ hasText: words('promotions')('types.MANUAL') });
  await card
    .filter({ hasText: /128[.,٫]00/u })
    .first()
    .getByRole('link')
    .click();
  await expect(page.locator('[data-ux="PR-02"]')).toBeVisible();
}
