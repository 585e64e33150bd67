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
  readonly paymentPassword?: string | undefined;
}

interface DemoRole {
  readonly role: string;
  readonly username: string;
  readonly type: MemberType;
  /** The account name of the agent above. */
  readonly upline?: string;
  /** Has a payment password from the start, so that money can leave on the day of the doors. */
  readonly pays?: true;
}

/** Who stands in `demo-accounts.json` (api.md, Running), uplines before those below them. */
export const demoRoles: readonly DemoRole[] = [
  { role: 'member', username: 'demomember', type: 0, pays: true },
  { role: 'agent', username: 'demoagent', type: 1, pays: true },
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
  const hashOf = paymentHashes(env.hasher);
  for (const { role, username, password, paymentPassword } of accounts) {
    const passwordHash = await env.hasher.hash(password);
    const paymentPasswordHash = await hashOf(paymentPassword);
    const made = await transaction(async (ctx) =>
      openAccount(ctx, env.site, {
        ...(await placeOf(ctx, role)),
        ...(role === 'trial' ? {} : { consent: demoConsent(env.site) }),
        username,
        passwordHash,
        paymentPasswordHash,
        profile: {},
        registeredFrom: 'first start',
      }),
    );
    opened += made === undefined ? 0 : 1;
  }
  return opened;
}

/** The accounts have one payment password, and a hash costs time at each first start. */
function paymentHashes(hasher: PasswordHasher) {
  const kept = new Map<string, Promise<string>>();
  return (secret: string | undefined): Promise<string> | undefined => {
    if (secret === undefined) {
      return undefined;
    }
    const hash = kept.get(secret) ?? hasher.hash(secret);
    kept.set(secret, hash);
    return hash;
  };
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
