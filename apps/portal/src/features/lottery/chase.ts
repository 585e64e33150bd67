import {
  highestTimes,
  planChase,
  type SlipRules,
  type ChasePlan,
  type ChaseRule,
  type Decimal4,
} from '@portal/lottery';
import { rational } from '@portal/money';
import { hitPrize, totalCost, type ListedLine } from './slip.ts';

export const chaseKinds = ['same', 'double', 'profit'] as const;
export type ChaseKind = (typeof chaseKinds)[number];

/** A chase as a member sets it up (LOT-09). */
export interface ChaseWish {
  readonly isOn: boolean;
  readonly kind: ChaseKind;
  readonly issues: number;
  readonly startMultiple: number;
  readonly factor: number;
  readonly every: number;
  /** The profit wished for, in per cent of what was spent. */
  readonly profitPercent: number;
  readonly stopsWhenWon: boolean;
}

export const noChase: ChaseWish = {
  isOn: false,
  kind: 'same',
  issues: 10,
  startMultiple: 1,
  factor: 2,
  every: 1,
  profitPercent: 20,
  stopsWhenWon: true,
};

export type ChaseAnswer = ReturnType<typeof planChase>;

/** The multiples of a chase over the list, or why there are none. */
export function chaseOf(
  wish: ChaseWish,
  lines: readonly ListedLine[],
  rules: Pick<SlipRules, 'stakes'>,
): ChaseAnswer {
  return planChase({
    issues: wish.issues,
    startMultiple: wish.startMultiple,
    baseCost: totalCost(lines),
    highest: Math.min(...lines.map(({ slip }) => highestTimes(slip, rules))),
    rule: ruleOf(wish, lines),
  });
}

function ruleOf(wish: ChaseWish, lines: readonly ListedLine[]): ChaseRule {
  switch (wish.kind) {
    case 'same':
      return { kind: 'same' };
    case 'double':
      return { kind: 'double', factor: wish.factor, every: wish.every };
    case 'profit':
      return {
        kind: 'profit',
        unitPrize: smallestHit(lines),
        rate: rational(BigInt(wish.profitPercent), 100n),
      };
  }
}

/** Whichever line wins, the profit is reached: it is counted with the smallest prize. */
function smallestHit(lines: readonly ListedLine[]): Decimal4 {
  const prizes = lines.map(({ priced }) => hitPrize(priced));
  return prizes.reduce((least, prize) => (prize < least ? prize : least), prizes[0] ?? 0n);
}

/** What a chase costs when no issue wins: all of it, and the dearest issue on the way. */
export interface WorstCase {
  readonly loss: Decimal4;
  readonly dearestIssue: number;
  readonly dearestStake: Decimal4;
}

export function worstOf(plan: ChasePlan, baseCost: Decimal4): WorstCase {
  const dearest = Math.max(0, ...plan.multiples);
  return {
    loss: plan.totalCost,
    dearestIssue: plan.multiples.lastIndexOf(dearest) + 1,
    dearestStake: baseCost * BigInt(dearest),
  };
}
