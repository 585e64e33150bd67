import {
  decimal4,
  type Decimal4,
  findBetType,
  type Line,
  type LineStatus,
  parlayProduct,
  prepareDraw,
  type PreparedDraw,
  type SelectionJson,
  settle,
} from '@portal/lottery';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Draw } from './halls.ts';

type AcceptedLine = ReplyOf<Endpoints['readLotteryTicket']>['lines'][number];

/** How often one prize of a line was hit, and what it pays: hits × stake × odds. */
interface LineHit {
  readonly tier: string;
  readonly count: number;
  readonly odds: Decimal4;
}

/** What a line came to in the draw of its issue, by the rules that the server settles by. */
export interface LineResult {
  readonly status: LineStatus;
  readonly hits: readonly LineHit[];
  readonly refundUnits: number;
  /** Of one bet, with the multiple of the ticket. */
  readonly stakePerUnit: Decimal4;
  /** Before the limits of a line, an issue and the last whole minor unit of the ticket. */
  readonly payout: Decimal4;
  /** What hit of a list whose elements are bets of their own; empty for every other line. */
  readonly won: readonly SelectionJson[];
}

/** Longer lists are not taken apart on a phone. */
const mostParts = 400;

/** Undefined for a line or a draw of rules that this version does not know. */
export function lineResult(
  accepted: AcceptedLine,
  draw: Draw,
  multiple: number,
): LineResult | undefined {
  const betType = findBetType(accepted.betType);
  const parsed = betType?.parse(accepted.selection);
  const top = betType?.family === 'my' ? topPrizes(draw) : draw;
  const prepared = betType && prepareDraw(betType.family, top);
  if (parsed?.ok !== true || prepared?.ok !== true) {
    return undefined;
  }
  const line = parsed.value;
  const evaluation = line.evaluate(prepared.value);
  const stakePerUnit = decimal4(accepted.stakePerUnit) * BigInt(multiple);
  const tiers = Object.fromEntries(
    accepted.odds.map(({ tier, odds }) => [tier, decimal4(odds)] as const),
  );
  const legs = accepted.legs?.map(decimal4);
  const odds = legs === undefined ? { tiers } : { tiers, legs };
  const discount = decimal4(accepted.discount);
  const { payout, status } = settle({ evaluation, stakePerUnit, odds, discount });
  const oddsOf = (tier: string): Decimal4 =>
    legs === undefined ? (tiers[tier] ?? 0n) : parlayProduct(legs, evaluation.countedLegs ?? []);
  return {
    status,
    hits: Object.entries(evaluation.hits).flatMap(([tier, count]) =>
      count === 0 ? [] : [{ tier, count, odds: oddsOf(tier) }],
    ),
    refundUnits: evaluation.refundUnits,
    stakePerUnit,
    payout,
    won: wonParts(line, prepared.value),
  };
}

/** The Thai style of a Malaysian draw is played on its first two prizes (lottery.md A2). */
function topPrizes(draw: Draw): object {
  const { first, second } = { ...draw } as { readonly first?: unknown; readonly second?: unknown };
  return { first, second };
}

function wonParts(line: Line, draw: PreparedDraw): readonly SelectionJson[] {
  const parts = partsOf(line.selection);
  if (parts.length < 2 || parts.length > mostParts) {
    return [];
  }
  const lines = parts.map((part) => line.betType.parse(part));
  const alone = lines.flatMap((parsed) => (parsed.ok ? [parsed.value] : []));
  const units = alone.reduce((sum, part) => sum + part.units, 0);
  if (alone.length < parts.length || units !== line.units) {
    return [];
  }
  return alone
    .filter((part) => Object.values(part.evaluate(draw).hits).some((count) => count > 0))
    .map(({ selection }) => selection);
}

/** The selection with one element of its only list each, place by place where it has places. */
function partsOf(selection: SelectionJson): readonly SelectionJson[] {
  const lists = Object.entries(selection).filter(([, value]) => Array.isArray(value));
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) {
    return [];
  }
  const [key, list] = only as [string, readonly unknown[]];
  if (!list.every(Array.isArray)) {
    return list.map((element) => ({ ...selection, [key]: [element] }));
  }
  const rows: readonly (readonly unknown[])[] = list;
  return rows.flatMap((row, place) =>
    row.map((element) => ({
      ...selection,
      [key]: rows.map((_, at) => (at === place ? [element] : [])),
    })),
  );
}
