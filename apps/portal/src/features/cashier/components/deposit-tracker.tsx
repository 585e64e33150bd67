import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, CopyId, Skeleton } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { type Deposit, useDeposit } from '../api/read-deposit.ts';
import { useReturn } from '../use-return.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { DepositNext } from './deposit-next.tsx';
import { DepositState } from './deposit-state.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import { PayCard } from './pay-card.tsx';

/** One deposit: how to pay it, who acts next, since when, by when, and why (MC-07). */
export function DepositTracker({ id }: { readonly id: string }) {
  const deposit = useDeposit(id);
  const state = deposit.data?.state;
  const queries = useQueryClient();
  useEffect(() => {
    if (state === 'CREDITED') {
      moneyMoved(queries);
    }
  }, [state, queries]);
  if (deposit.data !== undefined) {
    return <Tracker deposit={deposit.data} />;
  }
  if (deposit.isError) {
    return <LoadFailed error={deposit.error} onRetry={() => void deposit.refetch()} />;
  }
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-32" />
      <StillLoading />
    </div>
  );
}

function Tracker({ deposit }: { readonly deposit: Deposit }) {
  const isAsking = useReturn(deposit);
  return (
    <div data-ux="MC-07" className="grid gap-4 lg:grid-cols-2">
      <Card className="grid content-start gap-4 p-4">
        <p className="m-0 flex flex-wrap items-center justify-between gap-3 text-30 font-bold">
          <DepositAmount line={deposit} />
          <DepositState state={deposit.state} />
        </p>
        <DepositNext deposit={deposit} isAsking={isAsking} />
        <PayCard deposit={deposit} />
        <Facts deposit={deposit} />
      </Card>
      <DepositSteps deposit={deposit} />
    </div>
  );
}

function Facts({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.tracker');
  const p = useTranslations('deposit.promotion');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  const money = (amount: string) => <MoneyText amount={amount} currency={deposit.currency} />;
  const facts = [
    {
      label: t('purpose'),
      value: (
        <CopyId
          id={deposit.reference}
          shown={deposit.reference}
          labels={{ copy: common('copy'), copied: common('copied') }}
        />
      ),
    },
    { label: t('fee'), value: money(deposit.fee) },
    { label: t('credit'), value: money(deposit.credit) },
    ...(deposit.paid === null ? [] : [{ label: t('paid'), value: money(deposit.paid) }]),
    ...(deposit.promotion === null
      ? []
      : [{ label: p('label'), value: <PromotionEnd deposit={deposit} /> }]),
    { label: t('channel'), value: deposit.channelName },
    { label: t('asked'), value: formats.fullDateTime(deposit.requestedAt) },
  ];
  return (
    <dl className="m-0 grid gap-1 text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-text-2">{label}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was chosen with it, what that gave, or why it gave nothing. */
function PromotionEnd({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.promotion');
  const line = useMoneyLine();
  const { promotion, currency } = deposit;
  if (promotion === null) {
    return null;
  }
  const { title, giftAmount, fault } = promotion;
  if (fault !== null) {
    return t('missed', { title, why: t(`fault.${fault}`) });
  }
  return giftAmount === null
    ? t('waiting', { title })
    : t('given', { title, amount: line(giftAmount, currency) });
}
