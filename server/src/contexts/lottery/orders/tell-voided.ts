import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import type { ReturnTicket } from './store-settlement.ts';

interface VoidedStake {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly amount: string;
  /** Whether something had been paid, which went back. */
  readonly wasPaid: boolean;
}

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A draw is void, and these stakes of it were given back. */
    readonly 'lottery.stakes_returned': {
      readonly gameCode: string;
      readonly issueNo: string;
      readonly stakes: readonly VoidedStake[];
      /** The first ticket of the page, by which two pages are told apart. */
      readonly page: string;
    };
  }
}

/** Tells whoever held the tickets, once for all of a page, in the transaction that returns them. */
export async function tellVoided(
  ctx: Ctx,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
  tickets: readonly ReturnTicket[],
): Promise<void> {
  const [first] = tickets;
  if (first === undefined) {
    return;
  }
  const byMember = Map.groupBy(tickets, ({ memberId }) => memberId);
  const stakes = [...byMember].map(([memberId, own]) => ({
    memberId,
    currency: own[0]?.currency ?? '',
    amount: String(own.reduce((sum, { costMinor }) => sum + costMinor, 0n)),
    wasPaid: own.some(({ payoutMinor }) => payoutMinor > 0n),
  }));
  const payload = { gameCode, issueNo, stakes, page: first.id };
  await emit(ctx, { name: 'lottery.stakes_returned', payload });
}
