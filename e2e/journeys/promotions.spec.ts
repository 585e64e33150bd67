import { pointerOf } from '../support/hand.ts';
import { expect, test } from '../support/site.ts';
import { openStack, type Stack } from '../support/stack.ts';
import { joinPromotion } from '../support/ways.ts';

let stack: Stack;
let usualOrigin: string | undefined;

// A demo opens its promotions on the first day of its past.
test.beforeAll(async () => {
  test.setTimeout(150_000);
  usualOrigin = process.env['E2E_ORIGIN'];
  stack = await openStack({ DEMO_DAYS: '3' });
  process.env['E2E_ORIGIN'] = stack.origin;
});
test.afterAll(async () => {
  if (usualOrigin !== undefined) {
    process.env['E2E_ORIGIN'] = usualOrigin;
  }
  await stack.stop();
});

test('J10: into a promotion in at most three taps, and its card says so', async ({ site }) => {
  const hand = pointerOf(site);
  await site.register();
  await site.open('/');
  await joinPromotion(site, hand);
  expect(hand.taps()).toBeLessThanOrEqual(3);
  await site.inspect('promotion-joined');
});
