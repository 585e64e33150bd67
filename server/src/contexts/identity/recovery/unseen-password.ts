import type { IdentityEnv } from '../env.ts';
import type { CredentialRow } from '../store.ts';
import { mustReplace } from './password-standing.ts';

/**
 * Whether whoever comes in beside the password has to replace it first: portal.md 4 exempts a
 * sign-in by sms or firebase and no other. Nobody typed it, so only what its hash tells is known:
 * that it is the default of the brand, and not that it stands on a list of leaks.
 */
export async function mustReplaceUnseen(
  { hasher, viewer }: Pick<IdentityEnv, 'hasher' | 'viewer'>,
  credential: CredentialRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const { configuration: site } = await viewer.current();
  const fallback = site.passwords.default;
  const isDefault = fallback !== '' && (await hasher.verify(credential.passwordHash, fallback));
  const { mustChange: isTemporary, passwordSetAt: setAt } = credential;
  return mustReplace(site, { password: isDefault ? fallback : '', isTemporary, setAt }, now);
}
