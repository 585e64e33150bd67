import { depositsNeeded, isOnceInLife, requiredTurnover } from '@portal/commission';
import { divide } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { readCycles } from '../../../turnover/index.ts';
import { type Audience, audiencesOf, gapOf } from '../../promotions/audience.ts';
import { giftMinor } from '../../promotions/gift.ts';
import { isForDeposits } from '../../promotions/takes-deposit.ts';
import { minorOf, type PromotionOffer } from '../../promotions/terms.ts';
import { refuseFaulty } from '../offer-faults.ts';
import { refuseStrangeRaffle } from '../refuse-strange-raffle.ts';

/** Further than this nothing is reckoned; the answer says so. */
const mostRows = 50_000;
const peopleAtOnce = 5000;

type Cycle = Awaited<ReturnType<typeof readCycles>>[number];

export interface Simulation {
  readonly from: string;
  readonly to: string;
  readonly members: number;
  readonly claims: number;
  readonly costMinor: bigint;
  readonly largestMinor: bigint;
  /** What would have had to be played for it. */
  readonly askedMinor: bigint;
  /** Claims before the budget is used. */
  readonly claimsInBudget: number;
  /** False where there was more than could be reckoned. */
  readonly isWhole: boolean;
}

/**
 * What an offer would have given on the play and the deposits of the last days, by the audience of
 * now. Of several deposits of a cycle their mean counts, because sums hold no single ones. Refuses
 * with `promotion_faulty`, `promotion_raffle_unknown`.
 */
export async function simulatePromotion(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly offer: PromotionOffer;
    readonly budgetMinor: bigint;
    readonly days: number;
  },
): Promise<Simulation> {
  const { offer, budgetMinor, days } = query;
  const texts = { en: { title: '-', lead: '-', rules: '-' } };
  refuseFaulty({ offer, texts, budgetMinor, hourlyMinor: null }, ctx.site);
  await refuseStrangeRaffle(ctx, offer);
  const today = siteDate(ctx);
  const from = String(today.subtract({ days }));
  const to = String(today.subtract({ days: 1 }));
  const { cycle, wagering } = offer;
  const limit = mostRows + 1;
  const rows = await readCycles(ctx, { from, to, cycle, weights: wagering.weights, limit });
  const counted = rows.slice(0, mostRows);
  const people = await readPeople(ctx, [...new Set(counted.map(({ memberId }) => memberId))]);
  const given = counted.flatMap((row) => {
    const audience = people.get(row.memberId);
    const gift = audience === undefined ? undefined : giftOf(ctx, { offer, row, audience, from });
    return gift === undefined ? [] : [gift];
  });
  const isWhole = rows.length <= mostRows;
  return { from, to, ...totalsOf(given, { offer, budgetMinor }), isWhole };
}

interface Given {
  readonly memberId: MemberId;
  readonly baseMinor: bigint;
  readonly amountMinor: bigint;
}

async function readPeople(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Audience>> {
  const people = new Map<MemberId, Audience>();
  for (let at = 0; at < ids.length; at += peopleAtOnce) {
    for (const [id, audience] of await audiencesOf(ctx, ids.slice(at, at + peopleAtOnce))) {
      people.set(id, audience);
    }
  }
  return people;
}

function giftOf(
  { site }: Pick<Ctx, 'site'>,
  look: {
    readonly offer: PromotionOffer;
    readonly row: Cycle;
    readonly audience: Audience;
    readonly from: string;
  },
): Given | undefined {
  const { offer, row, audience, from } = look;
  const startOf = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(site.timeZone).toInstant();
  const { registeredAt } = audience;
  const isNew =
    registeredAt !== undefined && Temporal.Instant.compare(registeredAt, startOf(from)) >= 0;
  const needsNew = offer.type === 'SIGNUP' || isOnceInLife(offer.type);
  const baseMinor = baseOf(offer, row);
  const leastMinor = offer.leastAmount === null ? 0n : minorOf(offer.leastAmount, site.currency);
  const isMeant = gapOf(offer, audience, startOf(row.firstDay)) === undefined;
  const comparedMinor = offer.type === 'DEPOSIT_COUNT' ? meanDeposit(row) : baseMinor;
  const isEnough = comparedMinor !== undefined && comparedMinor >= leastMinor;
  if (baseMinor === undefined || !isEnough || !isMeant || (needsNew && !isNew)) {
    return undefined;
  }
  const amountMinor = giftMinor(offer, baseMinor, site.currency);
  return amountMinor === 0n ? undefined : { memberId: row.memberId, baseMinor, amountMinor };
}

/** What a gift is reckoned from; undefined where nothing was done, or nothing tells. */
function baseOf(offer: PromotionOffer, row: Cycle): bigint | undefined {
  const { type, reward, depositCount, playTimes } = offer;
  switch (type) {
    case 'BET_VOLUME':
      return divide(row.hundredfold, 100n, 'floor');
    case 'CASHBACK':
      return reward.kind === 'CASHBACK' && row.lostMinor > 0n ? row.lostMinor : undefined;
    case 'DEPOSIT':
    case 'FIRST_DEPOSIT':
    case 'SECOND_DEPOSIT':
    case 'THIRD_DEPOSIT':
      return row.depositCount < depositsNeeded(type) ? undefined : meanDeposit(row);
    case 'DEPOSIT_COUNT':
      return row.depositCount < (depositCount ?? 1) ? undefined : 0n;
    case 'DEPOSIT_BET': {
      const mean = meanDeposit(row);
      const playedMinor = divide(row.hundredfold, 100n, 'floor');
      return mean > 0n && playedMinor >= mean * BigInt(playTimes ?? 1) ? mean : undefined;
    }
    case 'SIGNUP':
    case 'RANK_GIFT':
      return 0n;
    default:
      return undefined;
  }
}

function meanDeposit({ depositMinor, depositCount }: Cycle): bigint {
  return depositCount === 0 ? 0n : divide(depositMinor, BigInt(depositCount), 'floor');
}

function totalsOf(
  claims: readonly Given[],
  { offer, budgetMinor }: { readonly offer: PromotionOffer; readonly budgetMinor: bigint },
) {
  const { base, multiple } = offer.wagering;
  const isDeposit = isForDeposits(offer.type) || offer.type === 'DEPOSIT_BET';
  let costMinor = 0n;
  let askedMinor = 0n;
  let largestMinor = 0n;
  let claimsInBudget = 0;
  for (const { amountMinor, baseMinor } of claims) {
    costMinor += amountMinor;
    claimsInBudget += costMinor <= budgetMinor ? 1 : 0;
    largestMinor = amountMinor > largestMinor ? amountMinor : largestMinor;
    askedMinor += requiredTurnover({
      base,
      multiple: BigInt(multiple),
      depositMinor: isDeposit ? baseMinor : 0n,
      bonusMinor: amountMinor,
      winningsMinor: 0n,
    });
  }
  const members = new Set(claims.map(({ memberId }) => memberId)).size;
  return { members, claims: claims.length, costMinor, largestMinor, askedMinor, claimsInBudget };
}
