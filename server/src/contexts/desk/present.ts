import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Adjusted } from './use-cases/submit-adjustment.ts';
import type { AdjustmentDay } from './use-cases/list-adjustments.ts';
import type { AdjustmentRules } from './use-cases/read-adjustment-rules.ts';

export function presentAdjusted(done: Adjusted): ReplyOf<Endpoints['adjustMember']> {
  return {
    outcome: done.approvalId === undefined ? 'posted' : 'waiting',
    approvalId: done.approvalId ?? null,
    balance: formatAmount(done.balanceMinor, currency(done.currency)),
    currency: done.currency,
  };
}

export function presentRules(
  rules: AdjustmentRules,
  code: string,
): ReplyOf<Endpoints['readAdjustmentRules']> {
  const unit = currency(code);
  return {
    currency: code,
    aloneAmount: formatAmount(rules.aloneMinor, unit),
    aloneDailyAmount: formatAmount(rules.aloneDailyMinor, unit),
    leftAmount: formatAmount(rules.leftMinor, unit),
    waitHours: rules.waitHours,
  };
}

export function presentDay(page: AdjustmentDay): ReplyOf<Endpoints['listAdjustments']> {
  return {
    day: String(page.day),
    sums: page.sums.map((sum) => ({
      currency: sum.currency,
      count: sum.count,
      creditAmount: formatAmount(sum.creditMinor, currency(sum.currency)),
      debitAmount: formatAmount(sum.debitMinor, currency(sum.currency)),
    })),
    content: page.lines.map((line) => ({
      id: line.id,
      at: String(line.postedAt),
      memberId: line.memberId,
      account: line.account,
      direction: line.direction,
      amount: formatAmount(line.amountMinor, currency(line.currency)),
      currency: line.currency,
      reason: line.reason,
      explanation: line.explanation,
      operatorName: line.operatorName,
      approverName: line.approverName,
      approvalId: line.approvalId,
      entryId: String(line.entryId),
      reverses: line.reverses,
      reversedBy: line.reversedBy,
    })),
    nextCursor: page.nextCursor ?? null,
  };
}
