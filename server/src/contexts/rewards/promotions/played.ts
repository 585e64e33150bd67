import { divide } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { readSpan } from '../../turnover/index.ts';
import { cycleSpan } from './cycle.ts';
import type { PlayedEntry } from './store-entries.ts';

type Row = Awaited<ReturnType<typeof readSpan>>[number];

/** The days of the site that count for an entry. */
export function daysOf(
  ctx: Pick<Ctx, 'site' | 'clock'>,
  { offer, joinedAt, closesAt }: Pick<PlayedEntry, 'offer' | 'joinedAt' | 'closesAt'>,
) {
  const { timeZone } = ctx.site;
  const span = cycleSpan(offer.cycle, joinedAt, timeZone) ?? { from: joinedAt, to: closesAt };
  const dayOf = (at: Temporal.Instant) => String(at.toZonedDateTimeISO(timeZone).toPlainDate());
  return {
    from: dayOf(span.from),
    to: dayOf(span.to.subtract({ milliseconds: 1 })),
    isOver: Temporal.Instant.compare(ctx.clock.now(), span.to) >= 0,
  };
}

/** What was played by the weights of an offer; floored once, on the whole (A3, PROMO). */
export function playedMinor({ offer }: Pick<PlayedEntry, 'offer'>, rows: readonly Row[]): bigint {
  const { weights } = offer.wagering;
  const percents = new Map<string, number>(weights.map((row) => [row.category, row.percent]));
  const hundredfold = rows.reduce(
    (sum, row) => sum + countedOf(row) * BigInt(percents.get(row.category) ?? 0),
    0n,
  );
  return divide(hundredfold, 100n, 'floor');
}

/** What the weights of the games leave of the valid bets (sports-and-games.md D16). */
function countedOf(row: Pick<Row, 'validMinor' | 'noLoyaltyMinor'>): bigint {
  return row.validMinor - row.noLoyaltyMinor;
}
