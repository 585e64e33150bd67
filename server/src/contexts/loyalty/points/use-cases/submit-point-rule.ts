import type { PointRule, PointType } from '@portal/commission';
import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import type { PromiseRules } from '../../made-alone.ts';
import { givesMore } from '../gives-more.ts';
import { remakeRule, storedRule } from '../rule-act.ts';
import { readRules } from '../rules.ts';
import { lockRules } from '../store-points.ts';
import { changePointRule } from './change-point-rule.ts';

/**
 * Changes a rate at once where it gives no more than before, else asks a second person: what a rate
 * gives has no bound (R53, R106). Refuses `approval_waiting`.
 */
export async function submitPointRule(
  ctx: Ctx<OperatorActor>,
  command: { readonly type: PointType; readonly rule: PointRule; readonly reason: string },
  { waitHours }: Pick<PromiseRules, 'waitHours'>,
): Promise<ApprovalId | null> {
  const { type, rule, reason } = command;
  await lockRules(ctx.tx);
  const before = (await readRules(ctx.tx))[type];
  if (!givesMore(before, rule)) {
    await changePointRule(ctx, command);
    return null;
  }
  const payload = {
    type,
    before: storedRule(before),
    rule: storedRule(rule),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: remakeRule, payload, reason, waitHours: waitHours() });
}
