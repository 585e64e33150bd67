import type { Ctx } from '../../../platform/context.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import { hasAnyCredential } from '../../identity/index.ts';
import { createOwner } from './create-owner.ts';

/** False when there is an operator already; the first one holds every ability. */
export async function createFirstOperator(
  hasher: PasswordHasher,
  login: { readonly username: string; readonly password: string },
  transaction: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  if (await transaction((ctx) => hasAnyCredential(ctx, 'operator'))) {
    return false;
  }
  return createOwner(hasher, login, transaction);
}
