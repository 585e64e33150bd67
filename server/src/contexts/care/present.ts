import { currency, formatAmount } from '@portal/money';
import {
  abilitiesOf,
  type CareSign,
  type Endpoints,
  reviewMonths,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../platform/context.ts';
import { findRhythm } from './store-reminders.ts';
import type { NamedCase } from './use-cases/list-cases.ts';

const usualMonths = 6;

/** The others count nights, withdrawals or years. */
const moneySigns: ReadonlySet<CareSign> = new Set(['net_deposits', 'loss', 'stranded']);

type Row = ReplyOf<Endpoints['readCareCase']>;

export function presentCase(row: NamedCase, { actor, site }: Ctx<OperatorActor>): Row {
  const isMoney = moneySigns.has(row.sign);
  const amount = (minor: bigint) => (isMoney ? formatAmount(minor, currency(site.currency)) : null);
  const count = (figure: bigint) => (isMoney ? null : Number(figure));
  const mayClose = row.state === 'open' && abilitiesOf(actor.role).includes('care.decide');
  return {
    id: row.id,
    memberId: row.memberId,
    account: row.account,
    sign: row.sign,
    currency: site.currency,
    foundAmount: amount(row.found),
    thresholdAmount: amount(row.threshold),
    foundCount: count(row.found),
    thresholdCount: count(row.threshold),
    state: row.state,
    raisedAt: String(row.raisedAt),
    outcome: row.outcome,
    reason: row.reason,
    closedAt: row.closedAt === null ? null : String(row.closedAt),
    closedBy: row.closedByName,
    abilities: mayClose ? ['close'] : [],
  };
}

/** The own rhythm; who came a moment ago gets the usual dates once that was heard. */
export async function presentRhythm(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['readReviewRhythm']>> {
  const rhythm = await findRhythm(ctx.tx, ctx.actor.id);
  const months = reviewMonths.find((choice) => choice === rhythm?.months) ?? usualMonths;
  return { months, nextAt: String(rhythm?.nextAt ?? usualNext(ctx)) };
}

function usualNext({ clock }: Pick<Ctx, 'clock'>): Temporal.Instant {
  return clock.now().toZonedDateTimeISO('UTC').add({ months: usualMonths }).toInstant();
}
