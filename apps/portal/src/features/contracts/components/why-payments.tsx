import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BillView } from '../api/read-bill.ts';
import { WhyFacts } from './why-facts.tsx';

const isNothing = (amount: string): boolean => /^[0.]+$/u.test(amount);

/** What was paid of a bill and when, what is owed, and what was taken off it. */
export function WhyPayments({ bill }: { readonly bill: BillView }) {
  const t = useTranslations('contracts.why');
  const formats = useFormats();
  const { payments, owed, owedToHouse, netted, windows } = bill;
  const money = (amount: string) => (
    <MoneyText amount={amount} currency={bill.currency} sign="losses" />
  );
  const facts = [
    ...payments.map(({ amount, source, paidAt }, at) => ({
      key: `paid ${at}`,
      label: t(source === 'GUARANTEE' ? 'guaranteedAt' : 'paidAt', {
        moment: formats.dateTime(paidAt),
      }),
      value: money(amount),
    })),
    ...(isNothing(netted) ? [] : [{ key: 'netted', label: t('netted'), value: money(netted) }]),
    ...(isNothing(owed) ? [] : [{ key: 'owed', label: t('owed'), value: money(owed) }]),
    ...(isNothing(owedToHouse)
      ? []
      : [{ key: 'house', label: t('owedToHouse'), value: money(owedToHouse) }]),
  ];
  const steps = windows.map(({ endsAt, delta }) => ({
    key: endsAt,
    label: t('window', { moment: formats.dateTime(endsAt) }),
    value: money(delta),
  }));
  return (
    <>
      {facts.length > 0 && <WhyFacts title={t('payments')} facts={facts} />}
      {steps.length > 0 && <WhyFacts title={t('windows')} facts={steps} />}
    </>
  );
}
