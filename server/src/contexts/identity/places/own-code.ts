import type { DeliveryChannel, OwnCodePurpose } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { spendCode } from '../codes/store-codes.ts';
import { findContact } from '../codes/store-contacts.ts';
import { checkCode } from '../codes/use-cases/check-code.ts';

/**
 * Whether this is the code that was sent to the number or the address that the account has proven;
 * it is spent. The transaction must commit whatever the result, because each try counts.
 */
export async function takeOwnCode(
  ctx: Ctx,
  subjectId: string,
  typed: {
    readonly purpose: OwnCodePurpose;
    readonly channel: DeliveryChannel;
    readonly code: string;
    readonly request: RequestFacts;
  },
): Promise<boolean> {
  const { purpose, channel, code, request } = typed;
  const contact = await findContact(ctx.tx, { subjectId, channel });
  if (contact === undefined || contact.verifiedAt === null) {
    return false;
  }
  const number = contact.address;
  const checked = await checkCode(ctx, { purpose, number, code, request });
  return typeof checked !== 'string' && spendCode(ctx.tx, checked.id, ctx.clock.now());
}
