import { expect, type Locator } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { addPicture } from './cashier.ts';
import type { Site } from './site.ts';

type Queue = 'deposits' | 'withdrawals' | 'approvals';
const areas = {
  deposits: 'desk-deposits',
  withdrawals: 'desk-cashier',
  approvals: 'desk-approvals',
} as const;

/** The drawer of what a queue shows. */
export function drawerOf({ page, words }: Site, queue: Queue): Locator {
  return page.getByRole('dialog', { name: words(areas[queue])('one'), exact: true });
}

/** The line of a member in the list that is shown. */
export function lineOf({ page }: Site, account: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(account, 'u') });
}

/** Fills in what a decision takes, and carries it out; the drawer goes on to the next one. */
export async function decideIn(
  site: Site,
  queue: Queue,
  decision: {
    readonly account: string;
    readonly button: string;
    readonly fields?: Readonly<Record<string, string>>;
    /** What is chosen in the listbox of a name. */
    readonly choices?: Readonly<Record<string, string>>;
    /** Whether a picture proves it. */
    readonly isProven?: boolean;
  },
): Promise<void> {
  await lineOf(site, decision.account).click();
  const drawer = drawerOf(site, queue);
  await expect(drawer).toBeVisible();
  for (const [name, value] of Object.entries(decision.fields ?? {})) {
    await drawer.getByRole('textbox', { name, exact: true }).fill(value);
  }
  for (const [name, label] of Object.entries(decision.choices ?? {})) {
    await drawer.getByRole('combobox', { name }).selectOption({ label });
  }
  if (decision.isProven === true) {
    await addPicture(site, drawer);
  }
  const reason = site.words('desk-shell')('reason.label');
  await drawer.getByRole('textbox', { name: reason }).fill('Checked with the bank');
  await drawer.getByRole('button', { name: decision.button }).click();
  await expect(drawer).toBeHidden();
}

/** A reference of the bank that was not used before. */
export function newBankReference(): string {
  return `KBNK-${randomBytes(5).toString('hex')}`;
}
