import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Account, type Site } from './site.ts';

interface DemoAccount extends Account {
  readonly role: string;
  readonly paymentPassword?: string;
}

/** An account that the first start of a demo site made. */
export function demoAccount(role: string): DemoAccount {
  const file = join(process.env['E2E_DATA_FOLDER'] ?? '', 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as readonly DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (account === undefined) {
    throw new Error(`the demo has no ${role}`);
  }
  return account;
}

/** Signs in by the entry of agents. */
export async function enterAsAgent(site: Site, account: Account): Promise<void> {
  await site.open('/agentLogin');
  const { page, words } = site;
  const t = words('session');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('login.username') }).fill(account.username);
  const password = main.getByRole('textbox', { name: t('login.password'), exact: true });
  await password.fill(account.password);
  await main.getByRole('button', { name: t('login.submit') }).click();
  await expect(page).toHaveURL(/\/agentHome/u);
}
