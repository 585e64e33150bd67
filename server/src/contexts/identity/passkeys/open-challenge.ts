import type { Ctx } from '../../../platform/context.ts';
import type { CookieToSet } from '../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { browserSecretOf, keptBrowserSecret } from '../codes/browser-secret.ts';
import { newSecret, secretHash } from '../secrets.ts';
import { challengeIn } from './read-response.ts';
import type { ChallengeKey } from './store-passkeys.ts';
import { insertChallenge, takeChallenge } from './store-passkeys.ts';

/** As long as a browser waits for a device. */
const lifeMinutes = 5;

type Purpose = ChallengeKey['purpose'];

/** What a device is asked to sign, once, in this browser and for this purpose. */
export async function openChallenge(
  ctx: Ctx,
  { purpose, request }: { readonly purpose: Purpose; readonly request: RequestFacts },
): Promise<{ readonly challenge: Uint8Array<ArrayBuffer>; readonly cookie: CookieToSet }> {
  const { secret, cookie } = keptBrowserSecret(request, ctx.random);
  const text = newSecret(ctx.random);
  await insertChallenge(ctx.tx, {
    challengeHash: secretHash(text),
    browserHash: secretHash(secret),
    purpose,
    expiresAt: ctx.clock.now().add({ minutes: lifeMinutes }),
  });
  return { challenge: new Uint8Array(Buffer.from(text, 'base64url')), cookie };
}

/** The challenge that a device has signed, if this browser was asked for it; it is used up. */
export async function closeChallenge(
  ctx: Ctx,
  signed: {
    readonly purpose: Purpose;
    readonly request: RequestFacts;
    readonly clientDataJson: string;
  },
): Promise<string | undefined> {
  const challenge = challengeIn(signed.clientDataJson);
  if (challenge === undefined) {
    return undefined;
  }
  const key = {
    challengeHash: secretHash(challenge),
    browserHash: secretHash(browserSecretOf(signed.request) ?? ''),
    purpose: signed.purpose,
  };
  return (await takeChallenge(ctx.tx, key, ctx.clock.now())) ? challenge : undefined;
}
