import { addPicture } from '../support/cashier.ts';
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
