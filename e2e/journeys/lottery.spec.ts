import { placeLine } from '../support/lottery.ts';
import { expect, test } from '../support/site.ts';

/** Of design-brief.md 4.2, J4: Lottery, game, quick pick, bet now, confirm. */
const mostTaps = 6;

test('J4: from home to a confirmed lottery line in at most six taps', async ({ site }) => {
  await site.register();
  await site.open('/');
  let taps = 0;
  await placeLine(site, async (control) => {
    await control.click();
    taps += 1;
  });
  expect(taps).toBeLessThanOrEqual(mostTaps);
  await site.inspect('lottery-receipt');
});
