import { useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { Approval } from '../api/list-approvals.ts';

/** What will be done, in words; an act of a later release is shown by its name and its facts. */
export function ActWords({ approval }: { readonly approval: Approval }) {
  const t = useTranslations('desk-approvals.act');
  const { act, facts } = approval;
  const { account, direction, amount, currency } = facts;
  const isAdjustment =
    act === 'member.adjust' &&
    account !== undefined &&
    amount !== undefined &&
    currency !== undefined &&
    (direction === 'credit' || direction === 'debit');
  return isAdjustment ? (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>{t(direction)}</span> <bdi>{account}</bdi>{' '}
      <MoneyText
        isChange
        amount={direction === 'credit' ? amount : `-${amount}`}
        currencyCode={currency}
      />
    </span>
  ) : (
    <span className="grid gap-1">
      <bdi>{act}</bdi>
      {Object.entries(facts).map(([field, value]) => (
        <bdi key={field} className="text-13 text-text-2">{`${field}: ${value}`}</bdi>
      ))}
    </span>
  );
}
