import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { refuseFirstWithoutPassword } from '../../factors/first-factor.ts';
import { readUsername } from '../../store.ts';
import { openChallenge } from '../open-challenge.ts';
import { relyingParty } from '../relying-party.ts';
import { selectPasskeys } from '../store-passkeys.ts';

export interface AskedDevice {
  /** For the browser, as JSON. */
  readonly options: string;
  readonly cookie: CookieToSet;
}

/**
 * What a device is asked for, so that it makes a passkey that signs in without a name. Refuses with
 * `step_up_required` where it is the first factor, until a password that there is was proven.
 */
export async function startPasskey(
  ctx: Ctx<MemberActor | OperatorActor>,
  command: { readonly brand: string; readonly request: RequestFacts },
): Promise<AskedDevice> {
  const { brand, request } = command;
  await refuseFirstWithoutPassword(ctx);
  const { id: subjectId } = ctx.actor;
  const { challenge, cookie } = await openChallenge(ctx, { purpose: 'bind', request });
  const bound = await selectPasskeys(ctx.tx, subjectId);
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: relyingParty(request).id,
    userName: (await readUsername(ctx.tx, subjectId)) ?? subjectId,
    userID: new Uint8Array(Buffer.from(subjectId)),
    challenge,
    excludeCredentials: bound.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: JSON.stringify(options), cookie };
}
