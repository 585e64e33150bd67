import { expect, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import type { Hand } from './hand.ts';
import type { Site } from './site.ts';

export const paymentPassword = '482913';
export const holder = 'Mike Somchai';

export type Channel = 'QR' | 'BANK' | 'EWALLET';

/** Says once that no limit is wanted, and asks for an order; the card says where to pay. */
export async function openDeposit(
  site: Site,
  wish: {
    readonly channel: Channel;
    readonly amount: string;
    readonly hand: Hand;
    /** The name of the promotion that is chosen with it. */
    readonly promotion?: string;
  },
): Promise<void> {
  const { page, words } = site;
  const { hand, channel, amount, promotion } = wish;
  const t = words('deposit');
  const main = page.getByRole('main');
  await hand.press(main.getByRole('button', { name: t('choice.without') }));
  const way = main.locator(`input[type="radio"][value="${channel}"]`);
  if (!(await way.isChecked())) {
    await hand.tick(way);
  }
  await hand.goTo(main.getByRole('textbox', { name: t('amount'), exact: true }));
  await hand.type(amount);
  if (promotion !== undefined) {
    await hand.tick(main.getByRole('radio', { name: promotion }));
  }
  await hand.press(main.locator('form').getByRole('button').last());
  await expect(main.locator('[data-ux="MC-07-pay"]')).toBeVisible();
}

/** On the page of the provider, which leads back by itself. */
export async function payAtProvider(site: Site, hand: Hand): Promise<void> {
  const { page, words } = site;
  await hand.press(page.getByRole('link', { name: words('deposit')('tracker.goPay') }));
  await hand.press(page.locator('button[value="pay"]'));
  await expectDeposit(site, 'CREDITED');
}

/** From nothing to money on the account, by the page of the provider. */
export async function payIn(site: Site, amount: string, hand: Hand): Promise<void> {
  await site.open('/m/depositv2');
  await openDeposit(site, { channel: 'QR', amount, hand });
  await payAtProvider(site, hand);
}

/** Where the deposit that is shown stands. */
export async function expectDeposit(
  { page, words }: Site,
  state: 'CREDITED' | 'PROOF',
): Promise<void> {
  const shown = page.locator('[data-ux="MC-07"]').getByText(words('deposit')(`state.${state}`));
  await expect(shown.first()).toBeVisible({ timeout: 30_000 });
}

/** A picture of what is shown stands for one of an account. */
export async function addPicture({ page }: Site, place = page.getByRole('main')): Promise<void> {
  const buffer = await page.screenshot();
  const picture = { name: 'slip.png', mimeType: 'image/png', buffer };
  await place.locator('input[type="file"]').setInputFiles(picture);
}

/** Whoever has just joined proves by the own password who it is. */
export async function choosePaymentPassword(site: Site, password?: string): Promise<void> {
  const { page, words } = site;
  const t = words('security');
  await site.open('/m/securityCenter');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('payment.choose') }).click();
  for (const name of ['paymentPassword', 'confirmPaymentPassword'] as const) {
    const field = main.getByRole('textbox', { name: t(`payment.${name}`), exact: true });
    await field.fill(paymentPassword);
  }
  await main.getByRole('button', { name: t('payment.submit') }).click();
  if (password !== undefined) {
    const proof = words('proof');
    const dialog = page.getByRole('dialog', { name: proof('stepUp.title') });
    await dialog.getByRole('textbox').fill(password);
    await dialog.getByRole('button', { name: proof('stepUp.submit') }).click();
  }
  // The form closes once it was taken.
  const last = t('payment.confirmPaymentPassword');
  await expect(main.getByRole('textbox', { name: last, exact: true })).toHaveCount(0);
}

/** Where the money goes to; the first account is good at once. */
export async function bindAccount(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('cashier');
  await site.open('/m/payoutAccounts');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await main.getByRole('combobox', { name: t('accounts.place.BANK') }).selectOption('Kasikorn');
  await field(t('accounts.holder')).fill(holder);
  await field(t('accounts.number')).fill(String(randomInt(1_000_000_000, 9_999_999_999)));
  await field(t('paymentPassword')).fill(paymentPassword);
  await main.getByRole('button', { name: t('accounts.bind') }).click();
  await expect(main.locator('[data-ux="MC-04"]').getByRole('listitem')).toHaveCount(1);
}

/** J7: from any page to a withdrawal that was asked for; whoever takes all presses for it. */
export async function askWithdrawal(site: Site, hand: Hand, amount: string): Promise<void> {
  const { page, words, isNarrow } = site;
  const t = words('cashier');
  const bar = isNarrow
    ? page.getByRole('navigation', { name: words('bars')('bottomBar.label') })
    : page.getByRole('banner');
  await hand.press(bar.getByRole('button', { name: words('bars')('bottomBar.wallet') }).first());
  const way = page.locator('[data-ux="S-09"]').getByRole('link', {
    name: words('account')('titles.withdraw'),
    exact: true,
  });
  await hand.press(way);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: t('withdraw.amount'), exact: true });
  if (amount === 'most') {
    await hand.press(main.getByRole('button', { name: t('withdraw.most'), exact: true }));
  } else {
    await hand.goTo(field);
    await hand.type(amount);
  }
  await hand.goTo(main.getByRole('textbox', { name: t('paymentPassword'), exact: true }));
  await hand.type(paymentPassword);
  // Its button names the amount.
  const form = main
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: t('withdraw.amount'), exact: true }) });
  await hand.press(form.locator('button[type="submit"]'));
  await expect(page.locator('[data-ux="MC-09"]')).toBeVisible();
}

/**
 * Where the withdrawal that is shown stands, as it says beside its amount; its steps tell of states
 * that are over, and its facts of what was received.
 */
export function withdrawalState(
  { page, words }: Site,
  state: 'AWAIT_RECEIPT' | 'COMPLETED' | 'DISPUTED' | 'REVIEW',
): Locator {
  const name = words('cashier')(`state.${state}`);
  return page.locator('[data-ux="MC-09"] p').first().getByText(name, { exact: true });
}

/** The money did not arrive, and a picture shows it. */
export async function denyReceipt(site: Site): Promise<void> {
  const { page, words } = site;
  const t = words('cashier');
  await page.getByRole('button', { name: t('receipt.notReceived') }).click();
  await addPicture(site);
  await page.getByRole('button', { name: t('receipt.send'), exact: true }).click();
  await expect(withdrawalState(site, 'DISPUTED')).toBeVisible();
}
