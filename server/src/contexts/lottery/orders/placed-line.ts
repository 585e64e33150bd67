import { maxReturnPpm } from '@portal/commission';
import {
  decimal4,
  type Decimal4,
  findBetType,
  formatDecimal,
  highestPrize,
  type Line,
  lineReturn,
  type LineOdds,
  type PricedSlip,
  returnWeight,
  type SeenPrice,
  type SelectionJson,
  type SlipLine,
} from '@portal/lottery';
import { assert, assertDefined, rational } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { OrderBody } from './order.ts';

/** A line as it was accepted: what the receipt shows, what the seal covers, what is settled. */
export type PlacedLine = ReplyOf<Endpoints['readLotteryTicket']>['lines'][number];

type LineBody = OrderBody['lines'][number];

/** The line of a slip as the rules take it. */
export function slipOf({ betType, selection, stake, choice }: LineBody): SlipLine {
  return {
    betType,
    selection: withoutGaps(selection),
    stake:
      'unitPrice' in stake
        ? { unitPrice: decimal4(stake.unitPrice), multiple: stake.multiple }
        : { stakePerUnit: decimal4(stake.stakePerUnit) },
    choice: 'prizeGroup' in choice ? choice : { rebate: decimal4(choice.rebate) },
  };
}

/** The price that the member saw, as the rules compare it. */
export function seenPrice({ odds, legs, rebate }: NonNullable<LineBody['price']>): SeenPrice {
  return { odds: lineOdds(odds, legs), rebate: decimal4(rebate) };
}

function lineOdds(
  odds: readonly { readonly tier: string; readonly odds: string }[],
  legs: readonly string[] | null,
): LineOdds {
  const tiers = Object.fromEntries(odds.map(({ tier, odds: value }) => [tier, decimal4(value)]));
  return legs === null ? { tiers } : { tiers, legs: legs.map(decimal4) };
}

/** The rules refuse unknown keys; a key without a value is none. */
function withoutGaps(selection: object): SelectionJson {
  return Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== undefined));
}

export function placedLine(body: LineBody, priced: PricedSlip, topGroup: number): PlacedLine {
  const { line, odds, hot, stakePerUnit, discount, cost, rebate } = priced;
  return {
    betType: line.betType.id,
    selection: withoutGaps(body.selection),
    choice: body.choice,
    units: line.units,
    stakePerUnit: formatDecimal(stakePerUnit),
    discount: formatDecimal(discount),
    odds: Object.entries(odds.tiers).map(([tier, value]) => ({
      tier,
      odds: formatDecimal(value),
    })),
    legs: odds.legs?.map((leg) => formatDecimal(leg)) ?? null,
    cost: formatDecimal(cost),
    rebate: formatDecimal(rebate),
    highestPrize: formatDecimal(highestPrize(priced)),
    ...(hot !== undefined && { hotFactor: formatDecimal(hot.factor) }),
    returnWeight: formatDecimal(weightOf(line, topGroup)),
  };
}

/** The most of lottery turnover that may flow back on top of the odds (A10). */
const maxReturn = rational(maxReturnPpm.LOTT, 1_000_000n);

/** The part of the line's turnover that differences of rates and salaries count (B3). */
function weightOf(line: Line, topGroup: number): Decimal4 {
  return returnWeight(lineReturn(line, topGroup), maxReturn);
}

/** A stored line ready to meet a draw. */
export interface ReadyLine {
  readonly line: Line;
  readonly stakePerUnit: Decimal4;
  readonly odds: LineOdds;
  readonly discount: Decimal4;
  readonly returnWeight: Decimal4;
  /** Both of the stake at multiple 1. */
  readonly cost: Decimal4;
  readonly rebate: Decimal4;
}

/**
 * A stored line was read by the same rules when it was placed. Lines of before the weight was kept
 * with them get it from the game's top group of now.
 */
export function readyLine(line: PlacedLine, topGroup: number): ReadyLine {
  const betType = assertDefined(findBetType(line.betType), line.betType);
  const parsed = betType.parse(line.selection);
  assert(parsed.ok, `a line of ${line.betType} that was accepted`);
  return {
    line: parsed.value,
    stakePerUnit: decimal4(line.stakePerUnit),
    discount: decimal4(line.discount),
    returnWeight:
      line.returnWeight === undefined
        ? weightOf(parsed.value, topGroup)
        : decimal4(line.returnWeight),
    cost: decimal4(line.cost),
    rebate: decimal4(line.rebate),
    odds: lineOdds(line.odds, line.legs),
  };
}
