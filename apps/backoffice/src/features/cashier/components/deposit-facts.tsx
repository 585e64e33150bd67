import { useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { ReviewedDeposit } from '../api/read-deposit.ts';
import { DueMoment } from './due-moment.tsx';
import { ProviderName } from './provider-name.tsx';

/** What decides: what names the payment, who has to have paid, and the figures of a month. */
export function DepositFacts({ deposit }: { readonly deposit: ReviewedDeposit }) {
  const t = useTranslations('desk-deposits');
  const { currency, figures, provider } = deposit;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  const code = (text: string) => (
    <bdi dir="ltr" className="tabular-nums wrap-anywhere">
      {text}
    </bdi>
  );
  const facts = [
    { label: t('facts.reference'), value: code(deposit.reference), isWide: true },
    { label: t('facts.channel'), value: deposit.channelName },
    { label: t('facts.provider'), value: <ProviderName code={provider} /> },
    {
      label: t('facts.payer'),
      value: <bdi>{deposit.holder ?? t('facts.payerUnknown')}</bdi>,
    },
    ...(deposit.payerName === null
      ? []
      : [{ label: t('facts.payerSeen'), value: <bdi>{deposit.payerName}</bdi> }]),
    { label: t('facts.fee'), value: money(deposit.fee) },
    { label: t('facts.credit'), value: money(deposit.credit) },
    ...(deposit.paid === null ? [] : [{ label: t('facts.paid'), value: money(deposit.paid) }]),
    ...(deposit.paidReference === null
      ? []
      : [{ label: t('facts.paidReference'), value: code(deposit.paidReference) }]),
    ...(deposit.providerReference === null
      ? []
      : [{ label: t('facts.providerReference'), value: code(deposit.providerReference) }]),
    ...(deposit.chargebackReference === null
      ? []
      : [{ label: t('facts.chargeback'), value: code(deposit.chargebackReference) }]),
    ...(deposit.chargebackLoss === null
      ? []
      : [{ label: t('facts.loss'), value: money(deposit.chargebackLoss) }]),
    { label: t('facts.balance'), value: money(figures.balance) },
    { label: t('facts.deposited'), value: money(figures.deposited30Days) },
    { label: t('facts.before'), value: String(figures.depositsBefore) },
    { label: t('columns.asked'), value: <Moment at={deposit.requestedAt} /> },
    {
      label: t('columns.due'),
      value: <DueMoment dueAt={deposit.dueAt} isOurs={deposit.nextActor === 'house'} />,
    },
    { label: t('facts.id'), value: code(deposit.id), isWide: true },
  ];
  return <Facts facts={facts} />;
}
