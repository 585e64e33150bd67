import type { ContractKind } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** What contracts paid: a bill each, or all hours or windows of a day together. */
    readonly 'contract.paid': {
      readonly currency: string;
      readonly payments: readonly PaidNews[];
    };
  }
}

export interface PaidNews {
  readonly memberId: MemberId;
  readonly kind: ContractKind;
  /** Minor units. */
  readonly amount: string;
  /** The bill, or the day of the site, and what tells its payments apart. */
  readonly reference: string;
  readonly occasion: string;
}

export async function tellPaid(ctx: Ctx, payments: readonly PaidNews[]): Promise<void> {
  if (payments.length > 0) {
    await emit(ctx, {
      name: 'contract.paid',
      payload: { currency: ctx.site.currency, payments },
    });
  }
}
