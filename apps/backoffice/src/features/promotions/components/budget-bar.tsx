import { useTranslations } from '@portal/i18n/react';
import type { DeskPromotion } from '../api/list-promotions.ts';
import { useMoneyLine } from '../use-money-line.ts';

const whole = 100;

/** How much of the budget was given away. */
export function BudgetBar({ promotion }: { readonly promotion: DeskPromotion }) {
  const t = useTranslations('desk-promotions');
  const money = useMoneyLine(promotion.currency);
  const { issuedAmount, budgetAmount } = promotion;
  const share = Math.min(whole, (Number(issuedAmount) / Number(budgetAmount)) * whole);
  return (
    <span className="grid min-w-36 gap-1">
      <span className="text-13 tabular-nums">
        {t('of', { issued: money(issuedAmount), budget: money(budgetAmount) })}
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-s3">
        <span
          className="block h-full rounded-pill bg-primary"
          style={{ inlineSize: `${share}%` }}
        />
      </span>
    </span>
  );
}
