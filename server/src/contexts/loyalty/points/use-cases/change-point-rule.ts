import type { PointRule, PointType } from '@portal/commission';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { type PointRules, readRules } from '../rules.ts';
import { writeRule } from '../store-points.ts';

/** Changes what earns points, or what they are worth, for what is counted from now on. */
export async function changePointRule(
  ctx: Ctx<OperatorActor>,
  command: { readonly type: PointType; readonly rule: PointRule; readonly reason: string },
): Promise<PointRules> {
  const { type, rule, reason } = command;
  const before = (await readRules(ctx.tx))[type];
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
