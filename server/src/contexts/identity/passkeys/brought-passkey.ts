import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import type { Brought } from '../factors/require-factor.ts';
import { provePasskey } from './prove-passkey.ts';

/**
 * Whose passkey has signed beside a first factor; absent where none was brought. In a transaction
 * of its own, so that nothing is signed twice whatever comes of the sign-in.
 */
export async function broughtPasskey(
  scope: Scope,
  { passkey, request }: { readonly passkey?: string | undefined; readonly request: RequestFacts },
): Promise<Brought['passkey']> {
  if (passkey === undefined) {
    return undefined;
  }
  const proof = { purpose: 'login', response: passkey, request } as const;
  return { owner: await scope.transaction((ctx) => provePasskey(ctx, proof)) };
}
