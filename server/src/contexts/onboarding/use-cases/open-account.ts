import type { MemberId, MemberType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { type Invitation, takePosition } from '../../agents/index.ts';
import { createCredential, createPaymentPassword } from '../../identity/index.ts';
import type { GivenConsent, MemberKind } from '../../members/index.ts';
import {
  createMember,
  funCreditOf,
  isNameFree,
  openFunPurse,
  spendingAccount,
} from '../../members/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { recordEvents } from '../../trail/index.ts';
import { insertRegistration, type Origin } from '../store.ts';
import { grantDemoCredit } from './grant-demo-credit.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An account was opened, of a member or for a trial. */
    readonly 'member.registered': { readonly memberId: MemberId; readonly isTrial: boolean };
  }
}

export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  /** False for who registers by a mobile number alone and knows no password. */
  readonly hasPassword?: boolean;
  /** The password was chosen by somebody else, so whoever signs in with it has to replace it. */
  readonly mustChange?: true;
  readonly type: MemberType;
  readonly profile: Readonly<Record<string, string>>;
  readonly registeredFrom: string;
  /** What brought the member here, and so under whom they play. */
  readonly invitation: Invitation;
  /** Absent for accounts that no form opened. */
  readonly origin?: Origin;
  readonly paymentPasswordHash?: string | undefined;
  /** Absent where nobody was asked: trial accounts, and those that an agent opens. */
  readonly consent?: GivenConsent;
}

export interface OpenedAccount {
  readonly id: MemberId;
  readonly account: string;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
}

export function kindOf(type: MemberType, site: SiteConfiguration): MemberKind {
  if (site.memberTypes.trial.includes(type)) {
    return 'trial';
  }
  return site.memberTypes.agent.includes(type) ? 'agent' : 'member';
}

/**
 * Credential, profile and first credit of an account in one transaction. Undefined when the name
 * is taken; nothing is written then.
 */
export async function openAccount(
  ctx: Ctx,
  site: SiteConfiguration,
  registration: NewAccount,
): Promise<OpenedAccount | undefined> {
  const kind = kindOf(registration.type, site);
  const id = ctx.ids.next('mbr');
  const account = registration.username;
  const traits = { isAgent: kind === 'agent', isTrial: kind === 'trial' };
  const isFree =
    (await isNameFree(ctx, account)) &&
    (await createCredential(ctx, {
      subjectId: id,
      realm: 'member',
      username: account,
      passwordHash: registration.passwordHash,
      hasPassword: registration.hasPassword,
      mustChange: registration.mustChange === true,
      role: null,
      ...traits,
    }));
  if (!isFree) {
    return undefined;
  }
  const { username: _username, passwordHash: _hash, mustChange: _must, ...rest } = registration;
  const { hasPassword: _has, origin, paymentPasswordHash, ...member } = rest;
  await admitMember(ctx, site, { ...member, id, account });
  if (paymentPasswordHash !== undefined) {
    await createPaymentPassword(ctx, { subjectId: id, passwordHash: paymentPasswordHash });
  }
  if (origin !== undefined) {
    await insertRegistration(ctx.tx, { ...origin, memberId: id, at: ctx.clock.now() });
  }
  await recordEvents(ctx, {
    action: 'member.register',
    subject: { type: 'member', id },
    after: { account, kind },
  });
  return { id, account, ...traits };
}

const noConsent: GivenConsent = { confirmedAge: null, termsVersion: null };

/** Profile and first credit; the caller has seen to the name. */
export async function admitMember(
  ctx: Ctx,
  site: SiteConfiguration,
  member: Omit<
    NewAccount,
    'username' | 'passwordHash' | 'hasPassword' | 'mustChange' | 'origin' | 'paymentPasswordHash'
  > & {
    readonly id: MemberId;
    readonly account: string;
  },
): Promise<void> {
  const kind = kindOf(member.type, site);
  const spending = spendingAccount({ id: member.id, isTrial: kind === 'trial' }, ctx.site);
  const { consent = noConsent, invitation, ...profile } = member;
  await createMember(ctx, { ...profile, ...consent, kind, currency: spending.currency });
  if (kind !== 'trial') {
    await takePosition(ctx, {
      ...invitation,
      memberId: member.id,
      isAgent: kind === 'agent',
      groupQuotas: site.contracts.groupQuota,
    });
  }
  if (kind === 'trial') {
    await openFunPurse(ctx, { memberId: member.id, creditMinor: funCreditOf(site) });
  } else if (site.isDemo) {
    await grantDemoCredit(ctx, {
      ...spending,
      memberId: member.id,
      debt: `demo_credit:${member.id}`,
      text: site.demoCredit,
    });
  }
  const payload = { memberId: member.id, isTrial: kind === 'trial' };
  await emit(ctx, { name: 'member.registered', payload });
}
