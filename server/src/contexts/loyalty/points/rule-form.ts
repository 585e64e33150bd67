import type { PointRule, PointType } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * What was typed: an amount of money and points for it; of `redeem`, points and the money that they
 * are worth. Refuses `point_rule_invalid`.
 */
export function ruleForm(
  type: PointType,
  text: { readonly amount: string; readonly ratio: string },
  code: string,
): PointRule {
  const [money, points] = type === 'redeem' ? [text.ratio, text.amount] : [text.amount, text.ratio];
  const parsed = parseAmount(money, currency(code));
  if (!parsed.ok || !/^[1-9]\d{0,8}$/u.test(points)) {
    throw new Refusal('point_rule_invalid');
  }
  return type === 'redeem'
    ? { amount: BigInt(points), ratio: parsed.value }
    : { amount: parsed.value, ratio: BigInt(points) };
}
