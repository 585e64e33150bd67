import { addPicture } from '../support/cashier.ts';
import { playRound, shownBalance, spinButton, startFirstGame } from '../support/game.ts';
import { pointerOf } from '../support/hand.ts';
import { openDesk } from '../support/operator.ts';
import { onOwnStack } from '../support/own-stack.ts';
import { expect, test, type Site } from '../support/site.ts';
import { joinPromotion } from '../support/ways.ts';

// A demo opens its promotions on the first days of its past.
onOwnStack({ DEMO_DAYS: '3' });

test('J10: into a promotion in at most three taps, and its card says so', async ({ site }) => {
  const hand = pointerOf(site);
  await site.register();
  await site.open('/');
  await joinPromotion(site, hand);
  expect(hand.taps()).toBeLessThanOrEqual(3);
  await site.inspect('promotion-joined');
});

test('J10: a bonus refuses a larger stake before the bet, with the reason, and is given up', async ({
  site,
}) => {
  test.slow();
  const { page, words } = site;
  const t = words('promotions');
  const main = page.getByRole('main');
  await site.register();
  await openPromotion(site, { type: 'SIGNUP', gift: /88[.,٫]00/u });
  await main.getByRole('button', { name: t('action.join') }).click();
  await main.getByRole('button', { name: /88[.,٫]00/u }).click();
  await expect(main.getByText(t('status.CLAIMED')).first()).toBeVisible();

  await site.open('/');
  await startFirstGame(site);
  const before = await shownBalance(site);
  const slot = words('slot');
  await page.getByRole('button', { name: slot('play.allStakes') }).click();
  const sheet = page.getByRole('dialog', { name: slot('play.stakes') });
  await sheet.getByRole('button', { name: /250[.,٫]00/u }).click();
  await expect(sheet).toBeHidden();
  await spinButton(site).click();
  const [reason = ''] = words('errors')('stake_above_promo_limit', {
    limit: '|',
    currency: '|',
  }).split('|');
  await expect(page.getByText(reason.trim()).first()).toBeVisible();
  await site.inspect('stake-above-bonus');
  expect(await shownBalance(site)).toBe(before);

  await site.open('/m/bonusDetails');
  await main.locator('[data-ux="MC-14"]').getByRole('link').first().click();
  const one = main.locator('[data-ux="MC-14-one"]');
  await expect(one).toContainText(/200[.,٫]00/u);
  const rewards = words('rewards');
  const [giveUp = ''] = rewards('giveUp.button', { amount: '|' }).split('|');
  await one.getByRole('button', { name: giveUp.trim() }).click();
  await page
    .getByRole('dialog', { name: rewards('giveUp.title') })
    .getByRole('button', { name: rewards('giveUp.confirm'), exact: true })
    .click();
  await expect(one.getByText(rewards('status.CANCELLED')).first()).toBeVisible();
  await site.open('/');
  await startFirstGame(site);
  await playRound(site);
});

test('J10: an application with a picture is rejected, and the member reads why', async ({
  site,
}) => {
  test.slow();
  const { page, words } = site;
  const t = words('promotions');
  const main = page.getByRole('main');
  const { username } = await site.register();
  await openPromotion(site, { type: 'MANUAL', gift: /128[.,٫]00/u });
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

/** The card of a promotion that is open, by what it is for and what it gives. */
async function openPromotion(
  { page, words, open }: Site,
  { type, gift }: { readonly type: 'SIGNUP' | 'MANUAL'; readonly gift: RegExp },
): Promise<void> {
  const t = words('promotions');
  await open('/promotions');
  const cards = page.locator('[data-ux="PR-01"] li');
  const card = cards.filter({ hasText: t(`types.${type}`) }).filter({ hasText: gift });
  await card.first().getByRole('link').click();
  await expect(page.locator('[data-ux="PR-02"]')).toBeVisible();
}
