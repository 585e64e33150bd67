import type { MemberType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { openAccount } from './open-account.ts';

export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** Who stands in `demo-accounts.json` (api.md, Running). */
export const demoRoles = [
  { role: 'member', username: 'demomember', type: 0 },
  { role: 'agent', username: 'demoagent', type: 1 },
  { role: 'trial', username: 'demotrial', type: 4 },
  { role: 'downline-1', username: 'demodownline1', type: 2 },
  { role: 'downline-2', username: 'demodownline2', type: 41 },
  { role: 'downline-3', username: 'demodownline3', type: 0 },
] as const satisfies readonly {
  readonly role: string;
  readonly username: string;
  readonly type: MemberType;
}[];

/** Opens those accounts that are not there yet. Returns how many were opened. */
export async function createDemoAccounts(
  env: { readonly hasher: PasswordHasher; readonly site: SiteConfiguration },
  accounts: readonly DemoAccount[],
  transaction: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<number> {
  let opened = 0;
  for (const account of accounts) {
    const type = demoRoles.find((row) => row.role === account.role)?.type ?? 0;
    const passwordHash = await env.hasher.hash(account.password);
    const { username } = account;
    const wanted = { username, passwordHash, type, profile: {}, registeredFrom: 'first start' };
    const made = await transaction((ctx) => openAccount(ctx, env.site, wanted));
    opened += made === undefined ? 0 : 1;
  }
  return opened;
}
