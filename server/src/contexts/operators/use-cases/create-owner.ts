import type { Ctx } from '../../../platform/context.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import { createCredential, subjectNamed } from '../../identity/index.ts';
import { insertOperator } from '../store.ts';

/**
 * An owner whom the installation itself makes, so that nobody of the desk held what opens the
 * account: a person of their own. False when there is somebody of this name already.
 */
export async function createOwner(
  hasher: PasswordHasher,
  login: { readonly username: string; readonly password: string },
  transaction: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  const { username } = login;
  const key = { realm: 'operator', username } as const;
  if ((await transaction((ctx) => subjectNamed(ctx, key))) !== undefined) {
    return false;
  }
  const passwordHash = await hasher.hash(login.password);
  return transaction(async (ctx) => {
    const id = ctx.ids.next('opr');
    const role = 'owner';
    const traits = { isAgent: false, isTrial: false };
    const credential = { subjectId: id, realm: 'operator', username, passwordHash, role } as const;
    const isMade = await createCredential(ctx, { ...credential, ...traits });
    if (isMade) {
      await insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() });
    }
    return isMade;
  });
}
