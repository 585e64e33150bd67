import type { Ctx } from '../../../platform/context.ts';
import { writePaymentPassword } from '../store-payment.ts';

/**
 * The second secret of a member, whose credential was created in the same transaction. It was
 * hashed before, as the first one.
 */
export async function createPaymentPassword(
  ctx: Ctx,
  secret: { readonly subjectId: string; readonly passwordHash: string },
): Promise<void> {
  await writePaymentPassword(ctx.tx, { ...secret, at: ctx.clock.now() });
}
