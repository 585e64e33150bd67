import type { Ctx } from '../../../platform/context.ts';
import { renewedSecret } from '../../../platform/secrets/renew.ts';
import type { SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import { renewAuthenticatorSecret, selectOtherAuthenticators } from './store-factors.ts';

const secretsAtOnce = 500;

export function totpPlace(subjectId: string): SecretPlace {
  return { purpose: 'authenticator', label: subjectId };
}

/** Puts secrets under the key in use; answers how many. A start repeats it until none are left. */
export async function renewTotpSecrets(ctx: Ctx): Promise<number> {
  const query = { prefix: ctx.cipher.prefix, limit: secretsAtOnce };
  const rows = await selectOtherAuthenticators(ctx.tx, query);
  for (const { subjectId, secret: stored } of rows) {
    const place = totpPlace(subjectId);
    const secret = renewedSecret(ctx.cipher, place, { stored, isClear: false });
    await renewAuthenticatorSecret(ctx.tx, { subjectId, secret });
  }
  return rows.length;
}
