import {
  addPicture,
  askWithdrawal,
  bindAccount,
  choosePaymentPassword,
  expectDeposit,
  holder,
  openDeposit,
  payAtProvider,
  payIn,
  withdrawalState,
} from '../support/cashier.ts';
import { decideIn, newBankReference } from '../support/cashier-desk.ts';
import { onCashierSite } from '../support/cashier-stack.ts';
import { playRound, startFirstGame } from '../support/game.ts';
import { pointerOf } from '../support/hand.ts';
import { openDesk } from '../support/operator.ts';
import { expect, test } from '../support/site.ts';
import { openAccount } from '../support/ways.ts';

onCashierSite();

// The most taps of design-brief.md 4.2; those on the page of the provider are its own.

test('J2: from the first visit over a deposit to the first bet', async ({ site }) => {
  const { page, words } = site;
  const hand = pointerOf(site);
  await site.open('/');
  await openAccount(site, hand);
  await site.open('/m/depositv2');
  await site.inspect('deposit-limit-choice');
  await openDeposit(site, { channel: 'EWALLET', amount: '500', hand });
  await site.inspect('deposit-at-provider');
  const there = pointerOf(site);
  await payAtProvider(site, there);
  await site.inspect('deposit-credited');
  await site.open('/');
  await startFirstGame(site);
  await playRound(site);
  expect(hand.taps() + 2).toBeLessThanOrEqual(16);
  await site.open('/m/transactionHistory');
  const statement = page.getByRole('table', { name: words('account')('titles.statement') });
  await expect(statement).toContainText(/500[.,٫]00/u);
});

test('a transfer by hand is shown with a picture, and the desk says that it came', async ({
  site,
}) => {
  const { words } = site;
  const hand = pointerOf(site);
  const { username } = await site.register();
  await site.open('/m/depositv2');
  await openDeposit(site, { channel: 'BANK', amount: '1000', hand });
  await addPicture(site);
  await site.inspect('deposit-by-hand');
  await hand.press(site.page.getByRole('button', { name: words('deposit')('tracker.iPaid') }));
  await expectDeposit(site, 'PROOF');
  const order = new URL(site.page.url()).pathname;

  await openDesk(site, '/deposits');
  const t = words('desk-deposits');
  await decideIn(site, 'deposits', {
    account: username,
    button: t('decision.confirm'),
    fields: { [t('bankReference')]: newBankReference(), [t('payerName')]: holder },
  });
  await site.open(order);
  await expectDeposit(site, 'CREDITED');
});

test('J7: what was paid in and played leaves in at most seven taps, and says who acts next', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const member = await site.register();
  await payIn(site, '1500', pointerOf(site));
  await site.open('/');
  await startFirstGame(site);
  await playRound(site);
  await choosePaymentPassword(site, member.password);
  await bindAccount(site);
  await site.inspect('payout-account');
  const hand = pointerOf(site);
  await askWithdrawal(site, hand, '1000');
  expect(hand.taps()).toBeLessThanOrEqual(7);
  // Hardly any of it was played, so that a person looks at it.
  await expect(withdrawalState(site, 'REVIEW')).toBeVisible();
  await site.inspect('withdrawal-asked');
});
