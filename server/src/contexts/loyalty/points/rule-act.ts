import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { pointTypes, type PointType } from '@portal/protocol';
import type { PointRule } from '@portal/commission';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { changePointRule } from './use-cases/change-point-rule.ts';

/** JSON has no bigint. */
const figure = z.string().regex(/^\d{1,19}$/u);
const stored = z.strictObject({ amount: figure, ratio: figure });

const payload = z.strictObject({
  type: z.enum(pointTypes),
  before: stored,
  rule: stored,
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/**
 * Rates that give more, whatever they come to, as a second person approves them (R53); refused
 * where another one holds meanwhile than they were made from.
 */
export const remakeRule: Act<Payload> = {
  name: 'points.change_rule',
  ability: 'loyalty.manage',
  payload,
  facts: ({ type, before, rule, currency: code }) => ({
    rule: type,
    from: rateText(type, { rule: ruleOf(before), code }),
    to: rateText(type, { rule: ruleOf(rule), code }),
  }),
  subject: ({ type }) => ({ type: 'points', id: type }),
  perform: async (ctx, { payload: { type, before, rule }, reason }) => {
    const madeFrom = ruleOf(before);
    await changePointRule(ctx, { type, rule: ruleOf(rule), madeFrom, reason });
  },
};

export function storedRule({ amount, ratio }: PointRule): z.output<typeof stored> {
  return { amount: String(amount), ratio: String(ratio) };
}

function ruleOf({ amount, ratio }: z.output<typeof stored>): PointRule {
  return { amount: BigInt(amount), ratio: BigInt(ratio) };
}

/** What is done or spent, and what comes of it. */
function rateText(
  type: PointType,
  { rule, code }: { readonly rule: PointRule; readonly code: string },
): string {
  const unit = currency(code);
  const money = (minor: bigint) => `${formatAmount(minor, unit)} ${unit.code}`;
  return type === 'redeem'
    ? `${rule.amount} PTS = ${money(rule.ratio)}`
    : `${money(rule.amount)} = ${rule.ratio} PTS`;
}
