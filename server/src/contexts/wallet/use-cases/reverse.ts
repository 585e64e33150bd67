import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { selectEntry } from '../store-balances.ts';
import { post, type PostOutcome } from './post.ts';

/**
 * Takes an entry back by a new one that points to it (R104). An entry is reversed once:
 * `debt_already_paid` afterwards; `insufficient_balance` when the money is spent already.
 * The entry must exist.
 */
export async function reverse(
  ctx: Ctx,
  command: { readonly entryId: string; readonly debt: string; readonly reference: string },
): Promise<PostOutcome> {
  const entry = assertDefined(
    await selectEntry(ctx.tx, BigInt(command.entryId)),
    `entry ${command.entryId} is unknown`,
  );
  const [outcome] = await post(ctx, [
    {
      debt: command.debt,
      type: 'reversal',
      from: entry.to_path,
      to: entry.from_path,
      amountMinor: entry.amount_minor,
      currency: entry.currency,
      reference: command.reference,
      reverses: command.entryId,
    },
  ]);
  return assertDefined(outcome, 'one transfer has one outcome');
}
