import { fieldProblem } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  lockedMostToGrant,
  mayHaveTeam,
  type Opening,
  refuseExcluded,
  refuseFullGroup,
  refuseOutside,
  usualTerms,
} from '../../agents/index.ts';
import { choiceProblem, guardOpening, takeBackOpening } from '../../identity/index.ts';
import { setFlag } from '../../limits/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import type { OnboardingEnv } from '../env.ts';
import { openedType } from '../opened-type.ts';
import { openAccount, type OpenedAccount } from './open-account.ts';

export interface DownlineAccount {
  readonly username: string;
  readonly password: string;
  readonly opening: Opening;
}

/**
 * An agent opens an account directly below (B5, registerCenter). Whoever gets it has to choose a
 * password of their own at the first sign-in, because the agent knows this one. Refuses, in this
 * order: `registration_closed`, `validation_failed`, `password_weak`, `self_excluded`,
 * `login_throttled`, `team_too_deep`, `terms_out_of_range`, `group_quota`, `username_taken`, which
 * only stays counted (X1).
 */
export async function openDownlineAccount(
  env: OnboardingEnv,
  scope: Scope<MemberActor>,
  command: DownlineAccount & { readonly ip: string },
): Promise<OpenedAccount> {
  const { configuration: site } = await env.viewer.current();
  const username = command.username.trim();
  refuseTyped(site, { username, password: command.password });
  const refusal = await scope.transaction(async (ctx) => {
    await refuseExcluded(ctx);
    return guardOpening(ctx);
  });
  if (refusal !== undefined) {
    throw refusal;
  }
  const opened = await tryOpening(env, scope, { ...command, username });
  if (opened === undefined) {
    throw new Refusal('username_taken');
  }
  return opened;
}

/** Undefined when the name is taken; any other refusal told nothing about it, and costs no try. */
async function tryOpening(
  env: OnboardingEnv,
  scope: Scope<MemberActor>,
  account: DownlineAccount & { readonly ip: string },
): Promise<OpenedAccount | undefined> {
  const { configuration: site } = await env.viewer.current();
  try {
    const passwordHash = await env.hasher.hash(account.password);
    return await scope.transaction(async (ctx) => {
      const opened = await open(ctx, site, { ...account, passwordHash });
      if (opened !== undefined) {
        await takeBackOpening(ctx);
      }
      return opened;
    });
  } catch (error) {
    await scope.transaction((ctx) => takeBackOpening(ctx));
    throw error;
  }
}

function refuseTyped(
  site: SiteConfiguration,
  typed: Pick<DownlineAccount, 'username' | 'password'>,
): void {
  if (!site.register.isOpen) {
    throw new Refusal('registration_closed');
  }
  const faults = (['username', 'password'] as const).flatMap((path) => {
    const rule = { ...site.register.fields[path], enabled: true, required: true };
    const problem = fieldProblem(rule, typed[path]);
    return problem === undefined ? [] : [{ path, rule: problem }];
  });
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  const problem = choiceProblem(site, typed);
  if (problem !== undefined) {
    throw new Refusal('password_weak', { problem });
  }
}

async function open(
  ctx: Ctx<MemberActor>,
  site: SiteConfiguration,
  account: DownlineAccount & { readonly passwordHash: string; readonly ip: string },
): Promise<OpenedAccount | undefined> {
  const { username, passwordHash, opening, ip } = account;
  const agentId = ctx.actor.id;
  if (!(await mayHaveTeam(ctx, agentId))) {
    throw new Refusal('team_too_deep');
  }
  if (opening.terms !== null) {
    refuseOutside(opening.terms, {
      least: usualTerms,
      most: await lockedMostToGrant(ctx, agentId),
    });
    const { groupQuota } = site.contracts;
    await refuseFullGroup(ctx, { agentId, terms: opening.terms }, groupQuota);
  }
  const opened = await openAccount(ctx, site, {
    username,
    passwordHash,
    mustChange: true,
    type: openedType(site, opening),
    profile: {},
    registeredFrom: ip,
    invitation: { uplineId: agentId, linkCode: null, referrerId: null, opening },
  });
  const { ageConfirmed, termsAccepted } = site.register.consents;
  if (opened !== undefined && (ageConfirmed || termsAccepted)) {
    // The agent cannot say it for whoever gets the account (portal.md 5, R17).
    const reason = 'Age and terms are not said yet.';
    await setFlag(ctx, { memberId: opened.id, flag: 'CONSENT_PENDING', reason });
  }
  return opened;
}
