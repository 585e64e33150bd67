import type { SocialProviderName } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { browserSecretOf } from '../../codes/browser-secret.ts';
import { newSecret, secretHash } from '../../secrets.ts';
import type { SocialProviders } from '../open-providers.ts';
import type { SocialProvider, SocialVerdict } from '../provider.ts';
import { findBoundSubject, insertTicket, spendProof, takeFlow } from '../store-social.ts';
import { wayOf } from '../way-of.ts';

/** As long as somebody may take to fill in a registration. */
const ticketMinutes = 20;
const longestName = 100;

export interface FinishedSocial {
  readonly ticket: string;
  readonly provider: SocialProviderName;
  readonly isBound: boolean;
  readonly name: string;
}

type Proven = Extract<SocialVerdict, { readonly kind: 'proven' }>;

/**
 * What a provider sent the browser back with, to a ticket. The way is used up before the provider
 * is asked, so that an answer is worth one question. Refuses, in this order: `social_expired` for a
 * way that this browser did not begin, ended already or took too long for;
 * `auth/popup-closed-by-user`; `auth/unknown` for everything that does not prove who came, for
 * signed data that was used before, and for a provider that the site has given up meanwhile.
 */
export async function finishSocial(
  providers: SocialProviders,
  scope: Scope,
  command: { readonly answer: string; readonly request: RequestFacts; readonly host: string },
): Promise<FinishedSocial> {
  const { request, host } = command;
  const { clock, log } = scope.ctx;
  const answer = new URLSearchParams(command.answer);
  const state = answer.get('state') ?? '';
  const browserSecret = browserSecretOf(request) ?? '';
  const browserHash = secretHash(browserSecret);
  const key = { stateHash: secretHash(state), browserHash };
  const flow = await scope.transaction((ctx) => takeFlow(ctx.tx, key));
  if (flow === undefined || Temporal.Instant.compare(flow.expiresAt, clock.now()) <= 0) {
    throw new Refusal('social_expired');
  }
  const { provider, purpose } = flow;
  const way = wayOf(request, { purpose, browserSecret, state, host });
  const verdict = await judge(providers.get(provider), answer, way, clock.now());
  switch (verdict.kind) {
    case 'cancelled':
      throw new Refusal('auth/popup-closed-by-user');
    case 'refused':
      log.warn({ err: verdict.why, provider }, 'a provider of sign-ins proved nobody');
      throw new Refusal('auth/unknown');
    case 'proven':
      return scope.transaction((ctx) => giveTicket(ctx, verdict, { provider, browserHash }));
    default:
      return verdict satisfies never;
  }
}

function judge(
  provider: SocialProvider | undefined,
  ...call: Parameters<SocialProvider['judge']>
): Promise<SocialVerdict> {
  return provider?.judge(...call) ?? Promise.resolve({ kind: 'refused', why: 'it is not offered' });
}

async function giveTicket(
  ctx: Ctx,
  { subject, name, spend }: Proven,
  way: { readonly provider: SocialProviderName; readonly browserHash: Buffer },
): Promise<FinishedSocial> {
  if (spend !== undefined) {
    const proof = { hash: secretHash(`${way.provider}|${spend.proof}`), until: spend.until };
    if (!(await spendProof(ctx.tx, proof))) {
      throw new Refusal('auth/unknown');
    }
  }
  const ticket = newSecret(ctx.random);
  const shownName = name.trim().slice(0, longestName);
  await insertTicket(ctx.tx, {
    ...way,
    ticketHash: secretHash(ticket),
    subject,
    name: shownName,
    expiresAt: ctx.clock.now().add({ minutes: ticketMinutes }),
  });
  const owner = await findBoundSubject(ctx.tx, { provider: way.provider, subject });
  return { ticket, provider: way.provider, isBound: owner !== undefined, name: shownName };
}
