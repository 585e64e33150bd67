import { randomBytes } from 'node:crypto';
import {
  enterFirst,
  logInOperator,
  logOutOperator,
  makeCashier,
  openDesk,
  openMember,
  secondOperator,
} from '../../support/operator.ts';
import { balance, expect, test, type Site } from '../../support/site.ts';

/** Asks for more than one operator adjusts alone. */
async function askAdjustment({ page, words }: Site, amount: string, reason: string): Promise<void> {
  const t = words('desk-adjustments');
  await page.getByRole('button', { name: t('form.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('form.amount') }).fill(amount);
  await dialog.getByRole('textbox', { name: words('desk-shell')('reason.label') }).fill(reason);
  await dialog.getByRole('button', { name: t('form.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The drawer of a request, and what stands in it. */
function drawerOf({ page, words }: Site) {
  const t = words('desk-approvals');
  const drawer = page.getByRole('dialog', { name: t('one'), exact: true });
  return {
    drawer,
    reason: drawer.getByRole('textbox', { name: words('desk-shell')('reason.label') }),
    approve: drawer.getByRole('button', { name: t('decision.approve') }),
    withdraw: drawer.getByRole('button', { name: t('decision.withdraw') }),
  };
}

test('what one operator asks for a second one approves, and the member has it', async ({
  site,
}) => {
  const { page } = site;
  const member = await site.register();
  await openDesk(site, '/operators');
  const cashier = await makeCashier(site);
  await logOutOperator(site);

  await enterFirst(site, cashier, `lamps ${randomBytes(9).toString('hex')} over`);
  await site.open('/backoffice/members');
  await openMember(site, member.username);
  await askAdjustment(site, '2500.00', 'Deposit that the bank lost');
  await site.open('/backoffice/approvals?asker=me');
  const request = page.getByRole('button', { name: new RegExp(member.username, 'u') });
  const { drawer, reason, approve, withdraw } = drawerOf(site);
  await request.click();
  await expect(withdraw).toBeVisible();
  await expect(approve).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await logOutOperator(site);

  // The cashier stands for the owner who made it: somebody else decides.
  await logInOperator(site, secondOperator());
  await site.open('/backoffice/approvals');
  await request.click();
  await reason.fill('Checked with the bank');
  await site.inspect('desk-approval');
  await approve.click();
  await expect(drawer).toBeHidden();
  await expect(request).toHaveCount(0);
  await openDesk(site, '/adjustments');
  const line = page.getByRole('row', { name: new RegExp(member.username, 'u') });
  await expect(line).toContainText(cashier.username);
  await line.getByRole('link').click();
  const trail = page.getByRole('table').last();
  await expect(trail).toContainText('Deposit that the bank lost');
  await expect(trail).toContainText('12500.00');
  await logOutOperator(site);

  // Whoever leaves the desk leaves the portal of the same browser as it is.
  await site.open('/m/transactionHistory');
  await expect(balance(site)).toBeVisible();
  await expect(page.getByRole('row', { name: /12,500/u }).first()).toBeVisible();
});
