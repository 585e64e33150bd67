import { isIdOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { selectOwnTransfer } from './store-transfers.ts';
import { withPartners } from './use-cases/list-transfers.ts';

/** With whom the caller made a transfer that the books name, as the list of transfers says it. */
export async function transferPartner(
  ctx: Ctx<MemberActor>,
  reference: string,
): Promise<string | undefined> {
  if (!isIdOf('trf', reference)) {
    return undefined;
  }
  const rows = await selectOwnTransfer(ctx.tx, { id: reference, memberId: ctx.actor.id });
  const [shown] = await withPartners(ctx, rows);
  return shown?.partner;
}
