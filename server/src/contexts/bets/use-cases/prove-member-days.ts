import { assertDefined, currency, formatAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { momentsOf } from '../../../platform/site-days.ts';
import { send } from '../../../platform/statement.ts';
import { foldFacts, type MemberTurnover, readMemberTurnover } from '../../turnover/index.ts';
import { type MemberSums, sumBetsOfMembers } from '../store-member-sums.ts';
import { insertReviews, type NewReview } from '../store-writes.ts';

/** Yesterday and the two days before it (agents-loyalty-money.md B3). */
const provenDays = 3;
/** A booking and its version take their moments one after the other. */
const edgeSeconds = 5;
const roundSeconds = 3600;

const provider = 'turnover';

/** What a member's sums of some days say, and what the member's bets say; minor units. */
interface MemberFault {
  readonly memberId: MemberId;
  readonly from: string;
  readonly to: string;
  readonly figure: 'stake' | 'payout';
  readonly rollupMinor: bigint;
  readonly betsMinor: bigint;
}

/**
 * Computes what every member staked and won in the last days again from the bets, returns where the
 * sums differ, and puts each difference before an operator, once for what both say of a day. They
 * differ on a day, and in all these days together, because a round of ours that was played over
 * midnight bears the moment at which it was opened. What the bets of all members come to is held
 * against the ledger by the turnover itself.
 */
export async function proveMemberDays(ctx: Ctx): Promise<readonly MemberFault[]> {
  while ((await foldFacts(ctx)).isMore) {
    // Everything that was booked is in the sums before they are compared.
  }
  const today = siteDate(ctx);
  const dayBefore = (days: number) => today.subtract({ days }).toString();
  const whole = await faultsOf(ctx, { from: dayBefore(provenDays), to: dayBefore(1) });
  if (whole.length === 0) {
    return [];
  }
  const wrong = new Set(whole.map(faultKey));
  const found: MemberFault[] = [];
  for (let days = provenDays; days > 0; days -= 1) {
    const day = dayBefore(days);
    const faults = await faultsOf(ctx, { from: day, to: day });
    found.push(...faults.filter((fault) => wrong.has(faultKey(fault))));
  }
  await send(
    ctx.tx,
    insertReviews(
      ctx.clock.now(),
      found.map((fault) => reviewOf(ctx, fault)),
    ),
  );
  return found;
}

/** The day, the figure, what the sums say and what the bets say, for whoever looks at it. */
function reviewOf({ ids, site }: Ctx, fault: MemberFault): NewReview {
  const { memberId, from, figure } = fault;
  const amount = (minor: bigint) => formatAmount(minor, currency(site.currency));
  const said = `${amount(fault.rollupMinor)} ${amount(fault.betsMinor)}`;
  return {
    id: ids.next('rvw'),
    reason: 'turnover_differs',
    provider,
    subject: `${memberId} ${from} ${figure} ${said}`,
    memberId,
    roundId: null,
    betId: null,
  };
}

const faultKey = ({ memberId, figure }: MemberFault) => `${memberId} ${figure}`;

async function faultsOf(
  ctx: Ctx,
  range: { readonly from: string; readonly to: string },
): Promise<readonly MemberFault[]> {
  const { timeZone } = ctx.site;
  const { from, to } = momentsOf(range, timeZone);
  const sums = await sumBetsOfMembers(ctx.tx, {
    currency: ctx.site.currency,
    from: assertDefined(from, 'a day begins'),
    to: assertDefined(to, 'a day ends'),
    edgeSeconds,
    roundSeconds,
  });
  const bets = new Map(sums.map((row) => [row.memberId, row]));
  const rollups = await readMemberTurnover(ctx, range);
  const ids = new Set([...bets.keys(), ...rollups.keys()]);
  return [...ids].flatMap((id) =>
    faultsBetween(bets.get(id) ?? noBets, rollups.get(id) ?? noTurnover).map((fault) => ({
      ...fault,
      ...range,
      memberId: id,
    })),
  );
}

const noBets = { stakeMinor: 0n, payoutMinor: 0n, edgeMinor: 0n, isPartly: false };
const noTurnover: MemberTurnover = { stakeMinor: 0n, payoutMinor: 0n };

function faultsBetween(bets: Omit<MemberSums, 'memberId'>, rollup: MemberTurnover) {
  const figures = [
    { figure: 'stake', rollupMinor: rollup.stakeMinor, betsMinor: bets.stakeMinor },
    { figure: 'payout', rollupMinor: rollup.payoutMinor, betsMinor: bets.payoutMinor },
  ] as const;
  return figures.filter(({ figure, rollupMinor, betsMinor }) => {
    const difference = rollupMinor - betsMinor;
    const isUnknown = figure === 'stake' && bets.isPartly;
    return !isUnknown && (difference < 0n ? 0n - difference : difference) > bets.edgeMinor;
  });
}
