import { randomBytes } from 'node:crypto';
import {
  askWithdrawal,
  bindAccount,
  choosePaymentPassword,
  denyReceipt,
  payIn,
  withdrawalState,
} from '../../support/cashier.ts';
import { decideIn, drawerOf, lineOf, newBankReference } from '../../support/cashier-desk.ts';
import { onCashierSite } from '../../support/cashier-stack.ts';
import { playRound, startFirstGame } from '../../support/game.ts';
import { pointerOf } from '../../support/hand.ts';
import {
  confirmPerson,
  enterFirst,
  firstOperator,
  logInOperator,
  logOutOperator,
  makeCashier,
  openDesk,
  secondOperator,
} from '../../support/operator.ts';
import { type Account, expect, type Site, test } from '../../support/site.ts';

onCashierSite();

test('two operators approve a large withdrawal, a dispute about it is settled by its picture', async ({
  site,
}) => {
  test.setTimeout(360_000);
  const { page, words } = site;
  const t = words('desk-cashier');
  const cashier = await thirdPerson(site);
  const [ruler, second] = [await thirdPerson(site), await thirdPerson(site)];
  const member = await site.register();
  const { username: account } = member;
  await payIn(site, '20500', pointerOf(site));
  await site.open('/');
  await startFirstGame(site);
  await playRound(site);
  await choosePaymentPassword(site, member.password);
  await bindAccount(site);
  await askWithdrawal(site, pointerOf(site), '20000');
  await expect(withdrawalState(site, 'REVIEW')).toBeVisible();
  const order = new URL(page.url()).pathname;

  await logInOperator(site, firstOperator());
  await site.open('/backoffice/withdrawals');
  await lineOf(site, account).click();
  await site.inspect('desk-withdrawal');
  await page.keyboard.press('Escape');
  await decideIn(site, 'withdrawals', { account, button: t('decision.approve') });
  await logOutOperator(site);

  await approveAs(site, secondOperator());

  // Who asked for the second person does not pay, nor does that one.
  await logInOperator(site, cashier);
  await site.open('/backoffice/withdrawals?view=to_pay');
  const fields = { [t('bankReference')]: newBankReference() };
  await decideIn(site, 'withdrawals', { account, button: t('decision.pay'), fields });
  await logOutOperator(site);

  await site.open(order);
  await expect(withdrawalState(site, 'AWAIT_RECEIPT')).toBeVisible();
  await denyReceipt(site);
  await site.inspect('withdrawal-disputed');

  // Nor does anybody who approved or paid it rule on it.
  await logInOperator(site, ruler);
  await site.open('/backoffice/withdrawals?view=disputed');
  await lineOf(site, account).click();
  await expect(drawerOf(site, 'withdrawals').getByRole('img').first()).toBeVisible();
  await site.inspect('desk-dispute');
  await page.keyboard.press('Escape');
  const choices = { [t('ruling.label')]: t('ruling.payer_right') };
  await decideIn(site, 'withdrawals', { account, button: t('decision.rule'), choices });
  await logOutOperator(site);
  // A ruling about so much is two persons' as well.
  await approveAs(site, second);
  await site.open(order);
  await expect(withdrawalState(site, 'COMPLETED')).toBeVisible();
});

/** A cashier who is none of the others: somebody else than who made the account confirms it. */
async function thirdPerson(site: Site): Promise<Account> {
  await openDesk(site, '/operators');
  const temporary = await makeCashier(site);
  await logOutOperator(site);
  const password = `lamps ${randomBytes(9).toString('hex')} over`;
  await enterFirst(site, temporary, password);
  await logOutOperator(site);
  await logInOperator(site, secondOperator());
  await confirmPerson(site, temporary.username);
  await logOutOperator(site);
  return { ...temporary, password };
}

/** The second person: what waits is the one request of this site. */
async function approveAs(site: Site, account: Account): Promise<void> {
  const { page, words } = site;
  await logInOperator(site, account);
  await site.open('/backoffice/approvals');
  const amount = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: /20.?000/u });
  await amount.getByRole('button').first().click();
  const drawer = drawerOf(site, 'approvals');
  const reason = words('desk-shell')('reason.label');
  await drawer.getByRole('textbox', { name: reason }).fill('Known for long');
  await drawer.getByRole('button', { name: words('desk-approvals')('decision.approve') }).click();
  await expect(drawer).toBeHidden();
  await logOutOperator(site);
}
