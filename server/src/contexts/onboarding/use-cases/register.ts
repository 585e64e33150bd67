import type { BodyOf } from '@portal/protocol';
import { registrationFaults } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findInvitation } from '../../agents/index.ts';
import type { OpenedSession } from '../../identity/index.ts';
import {
  choiceProblem,
  guardRegistration,
  openSession,
  takeBackTry,
} from '../../identity/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import type { OnboardingEnv } from '../env.ts';
import { consentOf, profileOf } from '../registration-rules.ts';
import type { Origin } from '../store.ts';
import type { OpenedAccount } from './open-account.ts';
import { openAccount } from './open-account.ts';

type Body = BodyOf<(typeof endpoints)['register']>;

export interface Registered {
  readonly account: OpenedAccount;
  /** The session; undefined unless the form asked to be signed in. */
  readonly session: OpenedSession | undefined;
}

/**
 * A form to an account. Refuses, in this order: `registration_closed`, `validation_failed`,
 * `password_weak`, `login_throttled`, `captcha_required`, `captcha_incorrect`,
 * `invitation_code_error`, `username_taken`. The password is hashed before the name is looked up,
 * so that a taken one costs the same (R59).
 */
export async function register(
  env: OnboardingEnv,
  scope: Scope,
  command: { readonly body: Body; readonly request: RequestFacts },
): Promise<Registered> {
  const { request } = command;
  const body = { ...command.body, username: command.body.username.trim() };
  const site = (await env.viewer.current()).configuration;
  refuseForm(site, body);
  const { captcha: rule } = site.register;
  const refusal = await scope.transaction((ctx) =>
    guardRegistration(ctx, { rule, captcha: body.captcha?.trim(), request }),
  );
  if (refusal !== undefined) {
    throw refusal;
  }
  const registered = await open(env, scope, { site, body, request });
  if (registered === undefined) {
    throw new Refusal('username_taken');
  }
  return registered;
}

/** Undefined when the name is taken. */
async function open(
  env: OnboardingEnv,
  scope: Scope,
  form: {
    readonly site: SiteConfiguration;
    readonly body: Body;
    readonly request: RequestFacts;
  },
): Promise<Registered | undefined> {
  const { site, body, request } = form;
  try {
    const passwordHash = await env.hasher.hash(body.password);
    const payment = body.paymentPassword ?? '';
    const paymentPasswordHash = payment === '' ? undefined : await env.hasher.hash(payment);
    const hashes = { passwordHash, paymentPasswordHash };
    return await scope.transaction((ctx) => write(ctx, site, { body, request, ...hashes }));
  } catch (error) {
    // A busy server, or a code that leads nowhere, told nothing about the name.
    await scope.transaction((ctx) => takeBackTry(ctx, request));
    throw error;
  }
}

function refuseForm(site: SiteConfiguration, body: Body): void {
  if (!site.register.isOpen) {
    throw new Refusal('registration_closed');
  }
  const faults = registrationFaults(body, site.register);
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  const { password, username } = body;
  const problem = choiceProblem(site, { password, username });
  if (problem !== undefined) {
    throw new Refusal('password_weak', { problem });
  }
}

async function write(
  ctx: Ctx,
  site: SiteConfiguration,
  registration: {
    readonly body: Body;
    readonly request: RequestFacts;
    readonly passwordHash: string;
    readonly paymentPasswordHash: string | undefined;
  },
): Promise<Registered | undefined> {
  const { body, request, passwordHash, paymentPasswordHash } = registration;
  const invitation = await findInvitation(ctx, site, body);
  const account = await openAccount(ctx, site, {
    username: body.username,
    passwordHash,
    type: 0,
    profile: profileOf(body),
    registeredFrom: request.ip,
    invitation,
    origin: originOf(body),
    paymentPasswordHash,
    consent: consentOf(body, site.register),
  });
  if (account === undefined) {
    return undefined;
  }
  await takeBackTry(ctx, request);
  if (body.login !== true) {
    return { account, session: undefined };
  }
  const { id, isAgent, isTrial } = account;
  const subject = { id, realm: 'member', isAgent, isTrial, role: null } as const;
  const session = await openSession(ctx, { subject, request, life: site.sessions });
  return { account, session };
}

function originOf(body: Body): Origin {
  const { registerMethod = 'WEB', registerUrl, domain } = body;
  const { affiliateCode, referralCode, recommenderId } = body;
  const given = { registerUrl, domain, affiliateCode, referralCode, recommenderId };
  return { method: registerMethod, ...given };
}
