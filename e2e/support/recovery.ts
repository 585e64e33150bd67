import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Hand } from './hand.ts';
import { codeSentTo } from './outbox.ts';
import { balance, expect, type Site } from './site.ts';

/** A mobile number of Thailand that nobody has: as it is typed, and as it is called. */
export function freshNumber() {
  const digits = String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999));
  return { typed: `08${digits}`, whole: `+668${digits}` };
}

/** As short as the rules of the demo allow, because the letters of a journey are counted. */
export function shortPassword(): string {
  return randomBytes(12).toString('base64url').slice(0, 15);
}

type Number = ReturnType<typeof freshNumber>;

/** An account whose name is its mobile number, proven by a code. */
export async function registerNumber(site: Site, browser: Browser, number: Number): Promise<void> {
  const { page, words } = site;
  const t = words('registration');
  await site.open('/register');
  const dialog = page.getByRole('dialog', { name: t('title') });
  await dialog.getByRole('tab', { name: t('way.mobile') }).click();
  await dialog.getByRole('textbox', { name: words('phone')('label') }).fill(number.typed);
  await dialog.getByRole('button', { name: words('session')('code.send') }).click();
  const code = await codeSentTo(site, browser, { number: number.whole, purpose: 'register_code' });
  await dialog
    .getByRole('textbox', { name: words('session')('code.label'), exact: true })
    .fill(code);
  const password = `lamp over the ${randomBytes(6).toString('hex')} quay`;
  for (const name of ['password', 'confirmPassword'] as const) {
    await dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true }).fill(password);
  }
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(site)).toBeVisible();
}

/** J9: from the login to a new password by a code, and in. */
export async function recoverByMobile(
  site: Site,
  browser: Browser,
  { hand, number }: { readonly hand: Hand; readonly number: Number },
): Promise<void> {
  const { page, words } = site;
  const t = words('session');
  await site.open('/login');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: t('login.forgot') }));
  const dialog = page.getByRole('dialog', { name: t('forgot.title') });
  await expect(dialog).toBeVisible();
  await hand.aside(() => site.inspect('forgot'));
  await hand.turnTo(dialog.getByRole('tab', { name: t('forgot.way.mobile') }));
  const field = dialog.getByRole('textbox', { name: words('phone')('label') });
  await hand.goTo(field);
  await hand.type(number.typed);
  await hand.press(dialog.getByRole('button', { name: t('code.send') }));
  await expect(dialog.getByRole('textbox', { name: t('code.label'), exact: true })).toBeFocused();
  const code = await hand.aside(async () => {
    await site.inspect('forgot-code');
    return codeSentTo(site, browser, { number: number.whole, purpose: 'password_code' });
  });
  await hand.type(code);
  const password = shortPassword();
  for (const name of ['new', 'repeat'] as const) {
    await hand.goTo(
      dialog.getByRole('textbox', { name: t(`changePassword.${name}`), exact: true }),
    );
    await hand.type(password);
  }
  await hand.press(dialog.getByRole('button', { name: t('forgot.submitMobile') }));
  await expect(dialog).toBeHidden();
  await expect(balance(site)).toBeVisible();
}
