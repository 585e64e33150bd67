import type { Browser, Locator } from '@playwright/test';
import { enterAsAgent } from '../support/agents.ts';
import { addPicture, expectDeposit, holder, openDeposit } from '../support/cashier.ts';
import { decideIn, newBankReference } from '../support/cashier-desk.ts';
import { onMorningSite } from '../support/cashier-stack.ts';
import { pointerOf } from '../support/hand.ts';
import { hourPay } from '../support/hour-pay.ts';
import { type LeanLine, openLeanLine } from '../support/lean-line.ts';
import { openDesk } from '../support/operator.ts';
import { elsewhere, expect, test, type Site } from '../support/site.ts';

const timeZone = onMorningSite();

let lean: LeanLine;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  lean = await openLeanLine(timeZone);
});

/** What each of the line is owed by the one above: everybody had a quarter, and hands it on. */
const debts = ['1.25', '1.00', '0.75'];

test('a payer who lacks it owes down three levels, and one credit repairs them all', async ({
  site,
  browser,
}) => {
  // Four browsers at once, which a busy machine takes its time for.
  test.slow();
  const levels = await openLevels(site, browser);
  await Promise.all(levels.map((level, at) => expectOwed(level, at)));
  await site.inspect('debt-owed');
  await payInByHand(site);
  await Promise.all(levels.map((level, at) => expectRepaired(level, at)));
  await site.inspect('debt-repaired');
});

/** Each level sees what it owes the one below, and what the one above owes it. */
async function expectOwed(site: Site, at: number): Promise<void> {
  for (const { owed: amount, ...side } of sidesOf(at)) {
    await expectBill(site, { ...side, owed: amount });
  }
}

/** The same bills are paid; of what it was paid each level reads why, and in which parts. */
async function expectRepaired(site: Site, at: number): Promise<void> {
  for (const { owed: amount, ...side } of sidesOf(at)) {
    const bill = await expectBill(site, side);
    if (side.direction === 'in') {
      await expectReasons(site, bill, amount);
    }
  }
}

function sidesOf(level: number) {
  const sides = [
    { at: level - 1, direction: 'in', owed: debts[level - 1] },
    { at: level, direction: 'out', owed: debts[level] },
  ] as const;
  return sides.flatMap(({ owed: amount, ...side }) =>
    amount === undefined ? [] : [{ ...side, owed: amount }],
  );
}

/** The payer is in the browser of the journey, everybody below in one of their own. */
async function openLevels(site: Site, browser: Browser): Promise<readonly Site[]> {
  const levels = [site];
  for (let level = 1; level < lean.line.length; level += 1) {
    levels.push(await elsewhere(browser, site));
  }
  await Promise.all(levels.map((level, at) => enterAsAgent(level, agentAt(at))));
  return levels;
}

function agentAt(level: number) {
  const agent = lean.line[level];
  if (agent === undefined) {
    throw new Error(`the line has no level ${level}`);
  }
  return agent;
}

interface Seen {
  /** Which of the line pays. */
  readonly at: number;
  readonly direction: 'in' | 'out';
  /** Absent where all was paid. */
  readonly owed?: string;
}

/** What a contract of the line came to, as one of its sides reads it. */
async function expectBill(site: Site, { at, direction, owed }: Seen): Promise<Locator> {
  const { page, words } = site;
  const t = words('contracts');
  const isIn = direction === 'in';
  const name = agentAt(isIn ? at : at + 1).username;
  const query = `tab=records&direction=${direction}&account=${name}&from=${lean.day}&to=${lean.day}`;
  await site.open(`/a/agentHourSalary?${query}`);
  const bill = page
    .getByRole('table', { name: t('bill.caption') })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: t('bill.why', { unit: '' }).trim() }) });
  await expect(bill).toHaveCount(1);
  await expect(bill).toContainText(t(isIn ? 'paidBy' : 'paidTo', { name }));
  await expect(bill).toContainText(t(`payState.${owed === undefined ? 'PAID' : 'PART_PAID'}`));
  const cells = (amount: string) => bill.getByRole('cell').filter({ hasText: amountText(amount) });
  // What it comes to, and what was paid of it.
  await expect(cells(hourPay)).toHaveCount(owed === undefined ? 2 : 1);
  await expect(cells(owed ?? hourPay).first()).toBeVisible();
  return bill;
}

/** A whole sum, in whatever way a language parts it. */
function amountText(amount: string): RegExp {
  return new RegExp(`^\\D*${amount.replace('.', '[.,٫]')}\\D*$`, 'u');
}

/** The row that applies, whose play it was, and both payments: what was there, and what came. */
async function expectReasons({ page, words }: Site, bill: Locator, late: string): Promise<void> {
  const t = words('contracts');
  await bill.getByRole('button', { name: t('bill.why', { unit: '' }).trim() }).click();
  const why = page.getByRole('dialog', { name: t('why.title') });
  await expect(why.getByText(t('why.row', { row: 1, active: 1 }))).toBeVisible();
  const steps = why.getByRole('table', { name: t('why.lines') });
  await expect(steps).toContainText(t('why.figure.fixed amount'));
  await expect(why.getByText(agentAt(lean.line.length - 1).username).first()).toBeVisible();
  const payments = why
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('why.payments'), exact: true }) });
  await expect(payments.getByRole('definition')).toHaveText([
    amountText((Number(hourPay) - Number(late)).toFixed(2)),
    amountText(late),
  ]);
}

/** One credit: a transfer by hand, which the desk finds with the bank. */
async function payInByHand(site: Site): Promise<void> {
  const { page, words } = site;
  await site.open('/m/depositv2');
  await openDeposit(site, { channel: 'BANK', amount: '100', hand: pointerOf(site) });
  await addPicture(site);
  await page.getByRole('button', { name: words('deposit')('tracker.iPaid') }).click();
  await expectDeposit(site, 'PROOF');
  const order = new URL(page.url()).pathname;
  await openDesk(site, '/deposits');
  const t = words('desk-deposits');
  await decideIn(site, 'deposits', {
    account: agentAt(0).username,
    button: t('decision.confirm'),
    fields: { [t('bankReference')]: newBankReference(), [t('payerName')]: holder },
  });
  await site.open(order);
  await expectDeposit(site, 'CREDITED');
}
