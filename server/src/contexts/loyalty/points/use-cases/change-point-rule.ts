import { isDeepStrictEqual } from 'node:util';
import type { PointRule, PointType } from '@portal/commission';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { type PointRules, readRules } from '../rules.ts';
import { lockRules, writeRule } from '../store-points.ts';

/**
 * Changes what earns points, or what they are worth, for what is counted from now on. Refuses
 * `point_rule_changed` where another rule holds than it was made from.
 */
export async function changePointRule(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly type: PointType;
    readonly rule: PointRule;
    /** Of what waited for a second person; absent where one operator changes it alone. */
    readonly madeFrom?: PointRule;
    readonly reason: string;
  },
): Promise<PointRules> {
  const { type, rule, madeFrom, reason } = command;
  await lockRules(ctx.tx);
  const before = (await readRules(ctx.tx))[type];
  if (madeFrom !== undefined && !isDeepStrictEqual(before, madeFrom)) {
    throw new Refusal('point_rule_changed');
  }
  await writeRule(ctx.tx, { type, ...rule, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: 'points.change_rule',
    subject: { type: 'points', id: type },
    before: { amount: String(before.amount), ratio: String(before.ratio) },
    after: { amount: String(rule.amount), ratio: String(rule.ratio) },
    reason,
  });
  return readRules(ctx.tx);
}
