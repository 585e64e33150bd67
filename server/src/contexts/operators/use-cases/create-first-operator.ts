import type { Ctx } from '../../../platform/context.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import { createCredential, hasAnyCredential } from '../../identity/index.ts';
import { insertOperator } from '../store.ts';

/** False when there is an operator already; the first one holds every ability. */
export async function createFirstOperator(
  hasher: PasswordHasher,
  login: { readonly username: string; readonly password: string },
  transaction: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  if (await transaction((ctx) => hasAnyCredential(ctx, 'operator'))) {
    return false;
  }
  const passwordHash = await hasher.hash(login.password);
  return transaction(async (ctx) => {
    const id = ctx.ids.next('opr');
    const { username } = login;
    const role = 'owner';
    const isMade = await createCredential(ctx, {
      subjectId: id,
      realm: 'operator',
      username,
      passwordHash,
      role,
      isAgent: false,
      isTrial: false,
    });
    if (isMade) {
      await insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() });
    }
    return isMade;
  });
}
