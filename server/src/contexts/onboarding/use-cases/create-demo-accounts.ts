import type { MemberType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Invitation, nobodyInvited } from '../../agents/index.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { demoConsent } from '../demo-consent.ts';
import { linkOfAgent } from '../demo-invitation.ts';
import { openAccount } from './open-account.ts';

export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

interface DemoRole {
  readonly role: string;
  readonly username: string;
  readonly type: MemberType;
  /** The account name of the agent above. */
  readonly upline?: string;
}

/** Who stands in `demo-accounts.json` (api.md, Running), uplines before those below them. */
export const demoRoles: readonly DemoRole[] = [
  { role: 'member', username: 'demomember', type: 0 },
  { role: 'agent', username: 'demoagent', type: 1 },
  { role: 'trial', username: 'demotrial', type: 4 },
  { role: 'downline-1', username: 'demodownline1', type: 2, upline: 'demoagent' },
  { role: 'downline-2', username: 'demodownline2', type: 41, upline: 'demodownline1' },
  { role: 'downline-3', username: 'demodownline3', type: 0, upline: 'demodownline2' },
];

/** Opens those accounts that are not there yet. Returns how many were opened. */
export async function createDemoAccounts(
  env: { readonly hasher: PasswordHasher; readonly site: SiteConfiguration },
  accounts: readonly DemoAccount[],
  transaction: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<number> {
  let opened = 0;
  for (const { role, username, password } of accounts) {
    const passwordHash = await env.hasher.hash(password);
    const made = await transaction(async (ctx) =>
      openAccount(ctx, env.site, {
        ...(await placeOf(ctx, role)),
        ...(role === 'trial' ? {} : { consent: demoConsent(env.site) }),
        username,
        passwordHash,
        profile: {},
        registeredFrom: 'first start',
      }),
    );
    opened += made === undefined ? 0 : 1;
  }
  return opened;
}

/** What a role of the file is, and under whom. */
async function placeOf(
  ctx: Ctx,
  role: string,
): Promise<{ readonly type: MemberType; readonly invitation: Invitation }> {
  const row: DemoRole | undefined = demoRoles.find((candidate) => candidate.role === role);
  const invitation = row?.upline === undefined ? nobodyInvited : await linkOfAgent(ctx, row.upline);
  return { type: row?.type ?? 0, invitation };
}
