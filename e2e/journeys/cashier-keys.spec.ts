import {
  askWithdrawal,
  bindAccount,
  choosePaymentPassword,
  payIn,
  withdrawalState,
} from '../support/cashier.ts';
import { decideIn, drawerOf, lineOf, newBankReference } from '../support/cashier-desk.ts';
import { onCashierSite } from '../support/cashier-stack.ts';
import { quickenClock, runJob } from '../support/clock.ts';
import { playRound, startFirstGame } from '../support/game.ts';
import { keyboardOf, pointerOf } from '../support/hand.ts';
import { logInOperator, logOutOperator, openDesk, secondOperator } from '../support/operator.ts';
import { expect, test } from '../support/site.ts';

onCashierSite();

/** What has not come by then is asked for once more. */
const soon = { timeout: 3000 };

test('J7 and J13: a withdrawal is asked for and approved without a pointer, and counts as received in silence', async ({
  site,
}) => {
  test.setTimeout(300_000);
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
  const order = new URL(page.url()).pathname;

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
  await expect(line).toBeVisible();
  await logOutOperator(site);

  // Whoever approved it does not pay; without a slip silence would be no receipt.
  await logInOperator(site, secondOperator());
  await site.open('/backoffice/withdrawals?view=to_pay');
  await decideIn(site, 'withdrawals', {
    account: member.username,
    button: t('decision.pay'),
    fields: { [t('bankReference')]: newBankReference() },
    isProven: true,
  });
  await logOutOperator(site);
  await site.open(order);
  await expect(withdrawalState(site, 'AWAIT_RECEIPT')).toBeVisible();

  await quickenClock(10);
  const inbox = page.locator('[data-ux="MC-18"]');
  const reminder = words('inbox')('types.withdraw_confirm_reminder.title');
  await expect(async () => {
    await runJob('cashier_close_receipts');
    await site.open('/m/messageV2');
    await expect(inbox.getByText(reminder).first()).toBeVisible(soon);
  }).toPass();
  await expect(async () => {
    await runJob('cashier_close_receipts');
    await site.open(order);
    await expect(withdrawalState(site, 'COMPLETED')).toBeVisible(soon);
  }).toPass();
  const silence = words('cashier')('reason.auto_received');
  await expect(page.locator('[data-ux="MC-09"]').getByText(silence).first()).toBeVisible();
  await site.inspect('withdrawal-counted-as-received');
});
