import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { holdWhereByCode, refuseFirstWithoutPassword } from '../../factors/first-factor.ts';
import { renewSession } from '../../renew-session.ts';
import { endUnproven } from '../../factors/end-unproven.ts';
import { lockCredential } from '../../store.ts';
import { markProven } from '../../store-session-proofs.ts';
import { closeChallenge } from '../open-challenge.ts';
import { readMade } from '../read-response.ts';
import { relyingParty } from '../relying-party.ts';
import { insertPasskey } from '../store-passkeys.ts';

export interface BoundPasskey {
  /** For the `Authenticator` to drop. */
  readonly ended: readonly string[];
  /** Of the own session, which has a new secret (R70). */
  readonly cookies: readonly CookieToSet[];
}

/**
 * Binds the passkey that a device has made for its owner, whom it has made sure of. Other sessions
 * end. Gives a refusal instead
 * of throwing it, because a throw would give the challenge back: `passkey_refused`, then
 * `passkey_taken`.
 */
export async function createPasskey(
  ctx: Ctx<MemberActor | OperatorActor>,
  command: { readonly name: string; readonly response: string; readonly request: RequestFacts },
): Promise<BoundPasskey | Refusal> {
  const { name, request } = command;
  // The question may have been put to another session of this browser.
  await refuseFirstWithoutPassword(ctx);
  const made = await verify(ctx, command);
  if (made === undefined) {
    return new Refusal('passkey_refused');
  }
  const { id: subjectId, sessionId } = ctx.actor;
  const at = ctx.clock.now();
  await holdWhereByCode(ctx);
  const isNew = await insertPasskey(ctx.tx, {
    id: ctx.ids.next('psk'),
    subjectId,
    credentialId: made.id,
    publicKey: made.publicKey,
    signCount: BigInt(made.counter),
    transports: made.transports ?? [],
    name,
    at,
  });
  if (!isNew) {
    return new Refusal('passkey_taken');
  }
  await recordEvents(ctx, {
    action: `${ctx.actor.kind}.bind_passkey`,
    subject: { type: ctx.actor.kind, id: subjectId },
    after: { name, host: relyingParty(request).id },
  });
  await markProven(ctx.tx, sessionId, at);
  await lockCredential(ctx.tx, subjectId);
  const ended = await endUnproven(ctx);
  return { ended, cookies: await renewSession(ctx, request) };
}

async function verify(
  ctx: Ctx,
  { response, request }: { readonly response: string; readonly request: RequestFacts },
) {
  const made = readMade(response);
  if (made === undefined) {
    return undefined;
  }
  const { clientDataJSON: clientDataJson } = made.response;
  const challenge = await closeChallenge(ctx, { purpose: 'bind', request, clientDataJson });
  if (challenge === undefined) {
    return undefined;
  }
  const { id, origin } = relyingParty(request);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch (error) {
    ctx.log.info({ err: error }, 'a device made no passkey of ours');
    return undefined;
  }
}
