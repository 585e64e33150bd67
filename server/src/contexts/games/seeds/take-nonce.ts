import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import { completeNonces, keyedOwner } from './seed-pairs.ts';
import { noncesStatement, type SeedOwner, type TakenNonce } from './store-seeds.ts';

/** The next nonce of a member, whose pair stays locked until the end of the transaction. */
export async function takeNonce(ctx: Ctx, owner: SeedOwner): Promise<TakenNonce> {
  const keyed = { ...keyedOwner(owner), count: 1 };
  const found = await send(ctx.tx, noncesStatement([keyed]));
  const taken = await completeNonces(ctx, [keyed], found);
  return assertDefined(taken.get(keyed.ownerKey), 'every owner has nonces');
}
