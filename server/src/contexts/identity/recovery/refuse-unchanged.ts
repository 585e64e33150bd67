import type { Scope } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../env.ts';
import { secretHash } from '../secrets.ts';
import type { CredentialRow } from '../store.ts';
import { weakPassword } from './new-password.ts';
import { wasTemporary } from './store-temporary.ts';

/**
 * The new password has to differ from the one that it replaces, and from those that were mailed
 * lately, which lie about in messages (R62). Whatever way it comes: one that somebody else gave
 * would be the lasting one otherwise. Refuses with `password_weak`; hashes, so no transaction.
 */
export async function refuseUnchanged(
  env: IdentityEnv,
  scope: Scope,
  choice: { readonly credential: CredentialRow; readonly password: string },
): Promise<void> {
  const { credential, password } = choice;
  const mailed = { secretHash: secretHash(password), subjectId: credential.subjectId };
  if (
    (await env.hasher.verify(credential.passwordHash, password)) ||
    (await scope.transaction((ctx) => wasTemporary(ctx.tx, mailed)))
  ) {
    throw weakPassword('unchanged');
  }
}
