import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';

/** What happened to a debt, as each side has to hear it (agents-loyalty-money.md C6, G). */
export interface DebtNews {
  readonly news: 'YOU_OWE' | 'OWED_TO_YOU' | 'DEBT_CLEARED';
  readonly memberId: MemberId;
  /** Minor units: all that is owed, or what of one bill. */
  readonly amount: string;
  /** The bill, and what tells two times of it apart. */
  readonly reference: string;
  readonly occasion: string;
}

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Debts of bills arose, are still open, or are paid. */
    readonly 'contract.owed': {
      readonly currency: string;
      readonly told: readonly DebtNews[];
    };
  }
}

export async function tellDebts(ctx: Ctx, news: readonly DebtNews[]): Promise<void> {
  if (news.length > 0) {
    await emit(ctx, {
      name: 'contract.owed',
      payload: { currency: ctx.site.currency, told: news },
    });
  }
}
