import { askWithdrawal, bindAccount, choosePaymentPassword, payIn } from '../support/cashier.ts';
import { drawerOf, lineOf } from '../support/cashier-desk.ts';
import { onCashierSite } from '../support/cashier-stack.ts';
import { playRound, startFirstGame } from '../support/game.ts';
import { keyboardOf, pointerOf } from '../support/hand.ts';
import { openDesk } from '../support/operator.ts';
import { expect, test } from '../support/site.ts';

onCashierSite();

test('J7 and J13: a withdrawal is asked for and approved without a pointer', async ({ site }) => {
  test.setTimeout(180_000);
  const { page, words } = site;
  const member = await site.register();
  await payIn(site, '3000', pointerOf(site));
  await site.open('/');
  await startFirstGame(site);
  await playRound(site);
  await choosePaymentPassword(site, member.password);
  await bindAccount(site);
  const hand = keyboardOf(site);
  // More than is paid without a person, less than two of them are needed for.
  await askWithdrawal(site, hand, '2500');
  expect(hand.taps()).toBeLessThanOrEqual(7);

  await openDesk(site, '/withdrawals');
  const line = lineOf(site, member.username);
  await expect(line).toBeVisible();
  await line.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(site, 'withdrawals');
  const t = words('desk-cashier');
  await expect(drawer.getByRole('button', { name: t('decision.approve') })).toBeVisible();
  await page.keyboard.press('a');
  await expect(
    drawer.getByRole('textbox', { name: words('desk-shell')('reason.label') }),
  ).toBeFocused();
  await page.keyboard.type('Known for long');
  await page.keyboard.press('Control+Enter');
  await expect(line).toHaveCount(0);
  await site.open('/backoffice/withdrawals?view=to_pay');
  await expect(lineOf(site, member.username)).toBeVisible();
});
