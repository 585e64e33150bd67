import type { Ctx } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findInvitation } from '../../agents/index.ts';
import type { NumberProof, OpenedSession } from '../../identity/index.ts';
import {
  checkCode,
  guardRegistration,
  keepContacts,
  keepSocial,
  newPassword,
  openSession,
  takeBackTry,
} from '../../identity/index.ts';
import { isProvenExcluded, noteMarks } from '../../limits/index.ts';
import { isNameFree } from '../../members/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import type { OnboardingEnv } from '../env.ts';
import { openedType } from '../opened-type.ts';
import { ownDomain } from '../own-domain.ts';
import { marksOfForm } from '../person-marks.ts';
import type { ReadForm, RegistrationBody, SentForm } from '../read-form.ts';
import { nameTaken, readForm } from '../read-form.ts';
import { consentOf, profileOf } from '../registration-rules.ts';
import type { Origin } from '../store.ts';
import { webAddress } from '../web-address.ts';
import type { OpenedAccount } from './open-account.ts';
import { openAccount } from './open-account.ts';

export interface Registered {
  readonly account: OpenedAccount;
  /** The session; undefined unless the form asked to be signed in. */
  readonly session: OpenedSession | undefined;
}

/** What is made ready before the transaction that opens the account. */
interface Prepared {
  /** What proved the number, where the site wants it proven. */
  readonly proof: NumberProof | undefined;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | undefined;
}

/**
 * A form to an account. Refuses, in this order: what `readForm` refuses, `password_weak`, which
 * says of the name as well whether it is taken, where the guard lets it, `login_throttled`,
 * `captcha_required`, `captcha_incorrect`, `captcha_unreachable`, the faults of the code
 * (`auth/unknown` where its keys cannot be had), `registration_refused`, `invitation_code_error`,
 * `username_taken`, `mobile_taken`, `social_expired`, `social_taken`. The password is hashed before
 * the name is looked up, so that a taken one costs the same (R59).
 */
export async function register(
  env: OnboardingEnv,
  scope: Scope,
  command: SentForm,
): Promise<Registered> {
  const form = readForm((await env.viewer.current()).configuration, command);
  const { site, body, request } = form;
  const { captcha: rule } = site.register;
  const captcha = await env.readCaptcha(body, scope.ctx.clock.now());
  const refusal = await scope.transaction((ctx) =>
    guardRegistration(ctx, { rule, captcha, request }),
  );
  if (form.weakness !== undefined) {
    const isTaken = refusal === undefined && !(await isFree(scope, form));
    throw isTaken
      ? nameTaken(form.weakness)
      : new Refusal('password_weak', { problem: form.weakness });
  }
  if (refusal !== undefined) {
    throw refusal;
  }
  const registered = await open(env, scope, form);
  if (registered === undefined) {
    throw new Refusal('username_taken');
  }
  return registered;
}

/**
 * Told under the guard of every answer about a name, and its try stays counted: a free name costs
 * whoever looks for members nothing here, as it does not become an account.
 */
function isFree(scope: Scope, { username }: ReadForm): Promise<boolean> {
  return scope.transaction((ctx) => isNameFree(ctx, username));
}

/** Undefined when the name is taken. */
async function open(
  env: OnboardingEnv,
  scope: Scope,
  form: ReadForm,
): Promise<Registered | undefined> {
  try {
    const prepared = await prepare(env, scope, form);
    return await scope.transaction((ctx) => write(ctx, form, prepared));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'registration_refused') {
      // Whoever hears it has learned something of a person, so the try counts.
      throw error;
    }
    // A busy server, or a code that is wrong or leads nowhere, told nothing about the name.
    await scope.transaction((ctx) => takeBackTry(ctx, form.request));
    throw error;
  }
}

async function prepare(env: OnboardingEnv, scope: Scope, form: ReadForm): Promise<Prepared> {
  const proof = await proveNumber(env, scope, form);
  const { body, password = newPassword(scope.ctx.random) } = form;
  const passwordHash = await env.hasher.hash(password);
  const payment = body.paymentPassword ?? '';
  const paymentPasswordHash = payment === '' ? undefined : await env.hasher.hash(payment);
  return { proof, passwordHash, paymentPasswordHash };
}

/** By Firebase where the site has it, else by a code of ours; a failure ends the registration. */
async function proveNumber(
  env: OnboardingEnv,
  scope: Scope,
  form: ReadForm,
): Promise<NumberProof | undefined> {
  const { phone, shape, body, request, site } = form;
  if (!shape.hasCode || phone === undefined) {
    return undefined;
  }
  const { number } = phone;
  if (site.firebase !== undefined) {
    const token = { text: body.firebaseIdToken ?? '', number };
    const proof = await env.readFirebase(token, site.firebase, scope.ctx.clock.now());
    if (typeof proof === 'string') {
      throw new Refusal(proof);
    }
    return proof;
  }
  const typed = { purpose: 'register', number, code: body.verificationCode ?? '' } as const;
  const checked = await scope.transaction((ctx) => checkCode(ctx, { ...typed, request }));
  if (typeof checked === 'string') {
    throw new Refusal(checked);
  }
  return { kind: 'code', id: checked.id };
}

async function write(ctx: Ctx, form: ReadForm, made: Prepared): Promise<Registered | undefined> {
  const { site, username, phone, body, request } = form;
  const { proof, ...hashes } = made;
  const marks = marksOfForm(form, { isProven: proof !== undefined });
  if (await isProvenExcluded(ctx, marks)) {
    throw new Refusal('registration_refused');
  }
  const invitation = await findInvitation(ctx, site, body);
  const account = await openAccount(ctx, site, {
    ...hashes,
    hasPassword: form.password !== undefined,
    username,
    type: openedType(site, invitation.opening),
    profile: profileOf(body),
    registeredFrom: request.ip,
    invitation,
    origin: originOf(body, { site, host: request.host }),
    consent: consentOf(body, site.register),
  });
  if (account === undefined) {
    return undefined;
  }
  await keepContacts(ctx, account.id, { email: body.email, number: phone?.number, proof });
  // What is only typed is answered alike, and stops who typed it (docs/adr/0065).
  await noteMarks(ctx, account.id, marks);
  if (body.socialTicket !== undefined) {
    await keepSocial(ctx, account.id, { ticket: body.socialTicket, request });
  }
  await takeBackTry(ctx, request);
  if (body.login !== true) {
    return { account, session: undefined };
  }
  const { id, isAgent, isTrial } = account;
  const subject = { id, realm: 'member', isAgent, isTrial, role: null } as const;
  const entry = { subject, request, life: site.sessions, method: 'registration' } as const;
  const session = await openSession(ctx, entry);
  return { account, session };
}

function originOf(
  body: RegistrationBody,
  { site, host }: { readonly site: SiteConfiguration; readonly host: string },
): Origin {
  const { registerMethod = 'WEB' } = body;
  const { domain, sentDomain } = ownDomain(site, body.domain, host);
  const { affiliateCode, referralCode, recommenderId } = body;
  // Operators open it: what is no page is not kept, and refuses nobody an account.
  const registerUrl = webAddress(body.registerUrl);
  const given = { registerUrl, domain, sentDomain, affiliateCode, referralCode, recommenderId };
  return { method: registerMethod, ...given };
}
