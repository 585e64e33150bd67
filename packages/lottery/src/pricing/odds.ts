import {
  multiply,
  ok,
  assertDefined,
  quotient,
  rational,
  refused,
  subtract,
  unreachable,
  type Rational,
  type Result,
} from '@portal/money';
import type { Line } from '../bet-type.ts';
import { floor4, type Decimal4 } from '../decimal.ts';
import { carveRebate, returnOf, type LineOdds, type PriceError } from './carve.ts';
import { computedOdds } from './computed.ts';
import { priceOf, type TierPrice, type UnitKind } from './price-table.ts';

/** The group at which a price is fair; only tests bet at it (lottery.md B2). */
export const fairGroup = 2000;
export const lowestGroup = 1700;
/** Site defaults of lottery.md B2; the settings of a site narrow or widen them. */
export const defaultGroups = { lowest: 1800, highest: 1960, member: 1950 };

/** The largest rebate a member may choose on fixed odds, and its step (lottery.md B3). */
export const highestRebate: Decimal4 = 200n;
export const rebateStep: Decimal4 = 10n;

/**
 * What the member gave up or kept at order time: a prize group, or a rebate carved out of fixed
 * odds.
 */
export type PriceChoice = { readonly prizeGroup: number } | { readonly rebate: Decimal4 };

/** (1 − P(refund)) / P(win): the odds without a margin. */
export function fairOdds({ probability, refundProbability }: TierPrice): Rational {
  return quotient(subtract(rational(1n), refundProbability), probability);
}

/** floor4(fair × G / 2000), lottery.md B2. */
export function groupOdds(price: TierPrice, prizeGroup: number): Decimal4 {
  return floor4(multiply(fairOdds(price), rational(BigInt(prizeGroup), BigInt(fairGroup))));
}

/** The tiers of a kind of unit at a rebate. */
export function rebatedOdds(kind: UnitKind, rebate: Decimal4): Map<string, Decimal4> {
  const weight = returnOf(kind);
  return new Map(
    [...kind.tiers].map(([tier, { odds = 0n }]) => [
      tier,
      rebate === 0n ? odds : carveRebate(odds, rebate, weight),
    ]),
  );
}

/**
 * The odds of a line at the member's choice. E_GROUP for a group that is odd or outside 1700 … 2000
 * or where the bet type has none; E_REBATE for a rebate outside 0 … 0.02 in steps of 0.001, or
 * where the bet type offers none (group types, the parlay). Site and member limits are
 * `checkGroup`'s.
 */
export function oddsFor(line: Line, choice: PriceChoice): Result<LineOdds, PriceError> {
  const { pricing } = priceOf(line.betType.id);
  switch (pricing) {
    case 'group':
      return 'prizeGroup' in choice && isGroup(choice.prizeGroup)
        ? ok(pickTiers(groupTable(line.betType.id, choice.prizeGroup), line.tiers))
        : refused('E_GROUP');
    case 'fixed':
      return 'rebate' in choice && isRebate(choice.rebate)
        ? ok(pickTiers(rebateTable(line.betType.id, line.kinds, choice.rebate), line.tiers))
        : refused('E_REBATE');
    case 'computed':
      return 'rebate' in choice && isRebate(choice.rebate)
        ? computedOdds(line, choice.rebate)
        : refused('E_REBATE');
    default:
      return unreachable(pricing);
  }
}

function isGroup(prizeGroup: number): boolean {
  return (
    Number.isInteger(prizeGroup) &&
    prizeGroup % 2 === 0 &&
    prizeGroup >= lowestGroup &&
    prizeGroup <= fairGroup
  );
}

export function isRebate(rebate: Decimal4): boolean {
  return rebate >= 0n && rebate <= highestRebate && rebate % rebateStep === 0n;
}

/** The bet group lies between the site's lowest and the member's own (lottery.md B2). */
export function checkGroup(
  betGroup: number,
  { lowest, member }: { readonly lowest: number; readonly member: number },
): Result<number, 'E_GROUP'> {
  return isGroup(betGroup) && betGroup >= lowest && betGroup <= member
    ? ok(betGroup)
    : refused('E_GROUP');
}

type TierTable = ReadonlyMap<string, Decimal4>;

const tables = new Map<string, TierTable>();

/**
 * There are few tables, one per bet type and group or rebate, and each is needed often, so they are
 * cached.
 */
function remembered(key: string, make: () => TierTable): TierTable {
  const table = tables.get(key) ?? make();
  tables.set(key, table);
  return table;
}

function groupTable(id: string, prizeGroup: number): TierTable {
  return remembered(
    `${id} G${prizeGroup}`,
    () =>
      new Map([...priceOf(id).tiers].map(([tier, price]) => [tier, groupOdds(price, prizeGroup)])),
  );
}

/**
 * Kinds that share a tier have one price: the line is priced by that of its kinds with the smallest
 * return, so that odds and rebate together never give back more than the odds alone did.
 */
function rebateTable(id: string, kindNames: readonly string[], rebate: Decimal4): TierTable {
  return remembered(`${id} r${rebate} ${kindNames.join(',')}`, () => {
    const lowest = new Map<string, Decimal4>();
    for (const kind of priceOf(id).kinds) {
      if (kindNames.length === 0 || kindNames.includes(kind.name)) {
        for (const [tier, odds] of rebatedOdds(kind, rebate)) {
          const other = lowest.get(tier);
          lowest.set(tier, other === undefined || odds < other ? odds : other);
        }
      }
    }
    return lowest;
  });
}

function pickTiers(table: TierTable, tiers: readonly string[]): LineOdds {
  const odds: Record<string, Decimal4> = {};
  for (const tier of tiers) {
    odds[tier] = assertDefined(table.get(tier), `odds of ${tier}`);
  }
  return { tiers: odds };
}
