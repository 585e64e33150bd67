import { keepDays } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** The window of a rank ends soon, and the play in it does not keep it yet. */
    'loyalty.rank_at_risk': {
      readonly memberId: string;
      readonly rank: number;
      readonly missingMinor: string;
      readonly currency: string;
      /** The first day of the window, and the moment at which it ends. */
      readonly from: string;
      readonly until: string;
    };
  }
}

interface AtRisk {
  readonly memberId: MemberId;
  readonly rank: number;
  readonly windowFrom: string;
  readonly missingMinor: bigint;
}

/** Tells whom a rank is lost to soon, and what is missing. */
export async function tellAtRisk(ctx: Ctx, risks: readonly AtRisk[]): Promise<void> {
  const { currency, timeZone } = ctx.site;
  await emit(
    ctx,
    ...risks.map(({ memberId, rank, windowFrom, missingMinor }) => {
      const end = Temporal.PlainDate.from(windowFrom).add({ days: keepDays });
      const until = String(end.toZonedDateTime(timeZone).toInstant());
      const payload = { memberId, rank, missingMinor: String(missingMinor), currency };
      return {
        name: 'loyalty.rank_at_risk' as const,
        payload: { ...payload, from: windowFrom, until },
      };
    }),
  );
}
