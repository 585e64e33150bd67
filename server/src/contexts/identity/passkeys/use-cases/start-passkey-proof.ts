import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { openChallenge } from '../open-challenge.ts';
import { relyingParty } from '../relying-party.ts';
import type { AskedDevice } from './start-passkey.ts';

/** What a device is asked to sign. It names no account, so it tells nobody who has one (X1). */
export async function startPasskeyProof(
  ctx: Ctx,
  command: { readonly purpose: 'login' | 'prove'; readonly request: RequestFacts },
): Promise<AskedDevice> {
  const { challenge, cookie } = await openChallenge(ctx, command);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(command.request).id,
    challenge,
    userVerification: 'required',
  });
  return { options: JSON.stringify(options), cookie };
}
