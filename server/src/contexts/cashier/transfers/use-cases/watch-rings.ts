import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { readAccounts } from '../../../members/index.ts';
import { upsertCases } from '../../control/store-cases.ts';
import { type Ring, ringsUntil } from '../rings.ts';

/** Under which the desk finds what members send each other among its differences. */
const provider = 'members';
const shownNames = 6;

/**
 * Money that came back to where it began within a week, by way of transfers of members, becomes a
 * case of the day on which it last did, once (agents-loyalty-money.md E7): yesterday's, and
 * today's so far. What somebody explained stays so.
 */
export async function watchRings(ctx: Ctx): Promise<void> {
  const today = siteDate(ctx);
  for (const day of [today.subtract({ days: 1 }), today]) {
    const rings = (await ringsUntil(ctx, day)).filter((ring) => wentOn(ctx, ring, day));
    if (rings.length > 0) {
      await raise(ctx, rings, day);
    }
  }
}

function wentOn(ctx: Ctx, { edges }: Ring, day: Temporal.PlainDate): boolean {
  const { timeZone } = ctx.site;
  return edges.some(({ lastAt }) => lastAt.toZonedDateTimeISO(timeZone).toPlainDate().equals(day));
}

async function raise(ctx: Ctx, rings: readonly Ring[], day: Temporal.PlainDate): Promise<void> {
  const ids = rings.flatMap(({ memberIds }) => memberIds.filter((id) => isIdOf('mbr', id)));
  const names = await readAccounts(ctx, ids);
  const cases = rings.map(({ memberIds, edges }) => ({
    id: ctx.ids.next('rcc'),
    kind: 'transfer_ring' as const,
    reference: memberIds
      .slice(0, shownNames)
      .map((id) => names.get(id) ?? id)
      .join(', '),
    // Its first member, whom no other ring of the day holds.
    transaction: `${String(day)} ${assertDefined(memberIds[0], 'a ring has members')}`,
    oursMinor: edges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    theirsMinor: null,
  }));
  const { currency } = ctx.site;
  await upsertCases(ctx.tx, { provider, day: String(day), cases, currency, at: ctx.clock.now() });
  ctx.log.warn({ rings: cases.map(({ reference }) => reference) }, 'transfers went round');
}
