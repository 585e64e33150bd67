import type { PointRule } from '@portal/commission';
import type { Transaction } from '../../../platform/context.ts';
import type { DayBase } from '../day-bases.ts';
import { readRules } from './rules.ts';
import { selectRulesOfDays } from './store-points.ts';

export type RuleOf = (base: DayBase) => PointRule;

const keyOf = (row: Pick<DayBase, 'memberId' | 'day' | 'type'>) =>
  `${row.memberId} ${row.day} ${row.type}`;

/**
 * The rule that each counts by: that by which the day of its bets was counted, so that a void takes
 * back what was earned (agents-loyalty-money.md D1), and that of now for what was not counted yet.
 */
export async function rulesOf(tx: Transaction, bases: readonly DayBase[]): Promise<RuleOf> {
  const memberIds = [...new Set(bases.map(({ memberId }) => memberId))];
  const days = [...new Set(bases.map(({ sourceDay }) => sourceDay))];
  const rules = await readRules(tx);
  const kept = new Map(
    (await selectRulesOfDays(tx, { memberIds, days })).map(({ amount, ratio, ...row }) => [
      keyOf(row),
      { amount, ratio },
    ]),
  );
  return (base) => kept.get(keyOf({ ...base, day: base.sourceDay })) ?? rules[base.type];
}
