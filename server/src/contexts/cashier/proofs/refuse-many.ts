import type { DepositId, SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countProofs } from './store-proofs.ts';

/** Three answers with as many pictures as one may hold, and one more. */
export const mostProofs = 10;

/**
 * What one side of a dispute may still show of a payment; its order is locked. A slip of the payer
 * lies beside both the deposit and the payment, and counts for the payer alone. Refuses with
 * `proofs_enough`.
 */
export async function refuseManyProofs(
  ctx: Ctx,
  payment: {
    readonly side: 'payer' | 'receiver';
    readonly sliceId: SliceId;
    /** Of the payer; null where the house pays. */
    readonly depositId: DepositId | null;
    readonly adding: number;
  },
): Promise<void> {
  const { side, sliceId, depositId, adding } = payment;
  const ofPayer = depositId === null ? 0 : await countProofs(ctx.tx, depositId);
  const shown = side === 'payer' ? ofPayer : (await countProofs(ctx.tx, sliceId)) - ofPayer;
  if (shown + adding > mostProofs) {
    throw new Refusal('proofs_enough', { most: mostProofs });
  }
}
