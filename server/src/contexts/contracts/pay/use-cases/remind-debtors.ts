import type { Ctx } from '../../../../platform/context.ts';
import { selectDebtAges } from '../store-debts.ts';
import { tellDebts } from '../tell-debts.ts';

/** Days after which whoever still owes is reminded (agents-loyalty-money.md C6). */
const remindedOn: ReadonlySet<number> = new Set([1, 3, 7]);
const dayHours = 24;

/** Reminds whoever has owed for so many days. Asked for once a day. */
export async function remindDebtors(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const rows = await selectDebtAges(ctx.tx);
  await tellDebts(
    ctx,
    rows.flatMap(({ payerId, billId, leftMinor, aroseAt }) => {
      const days = aroseAt === null ? 0 : Math.floor(hoursBetween(aroseAt, now) / dayHours);
      return remindedOn.has(days)
        ? [
            {
              news: 'YOU_OWE' as const,
              memberId: payerId,
              amount: String(leftMinor),
              reference: billId ?? '',
              occasion: `day ${days}`,
            },
          ]
        : [];
    }),
  );
}

function hoursBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return to.since(from).total('hours');
}
