import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { closeChallenge } from './open-challenge.ts';
import { handleOf, isHandleOf, readSigned } from './read-response.ts';
import { relyingParty } from './relying-party.ts';
import { findPasskey, usePasskey as noteUse } from './store-passkeys.ts';

/**
 * Whose passkey has signed what this browser was asked for; undefined where none has. The
 * transaction must commit whatever the result, so that nothing is signed twice.
 */
export async function provePasskey(
  ctx: Ctx,
  proof: {
    readonly purpose: 'login' | 'prove';
    readonly response: string;
    readonly request: RequestFacts;
  },
): Promise<string | undefined> {
  const { purpose, request } = proof;
  const signed = readSigned(proof.response);
  if (signed === undefined) {
    return undefined;
  }
  const { clientDataJSON: clientDataJson } = signed.response;
  const challenge = await closeChallenge(ctx, { purpose, request, clientDataJson });
  const passkey = await findPasskey(ctx.tx, signed.id);
  if (challenge === undefined || passkey === undefined) {
    return undefined;
  }
  if (!isHandleOf(signed, passkey.subjectId)) {
    return undefined;
  }
  const userHandle = handleOf(passkey.subjectId);
  const { id, origin } = relyingParty(request);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, response: { ...signed.response, userHandle } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: signed.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    });
    if (!verified) {
      return undefined;
    }
    const signCount = BigInt(authenticationInfo.newCounter);
    await noteUse(ctx.tx, { id: passkey.id, signCount, at: ctx.clock.now() });
    return passkey.subjectId;
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey did not sign what was asked for');
    return undefined;
  }
}
