import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Stat } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { DaySum } from '../api/list-adjustments.ts';

/** What the corrections of a day come to, per currency. */
export function DaySums({ sums }: { readonly sums: readonly DaySum[] }) {
  const t = useTranslations('desk-adjustments.sums');
  const formats = useFormats();
  return sums.map(({ currency, count, creditAmount, debitAmount }) => (
    <Card key={currency} className="flex flex-wrap gap-6">
      <Stat label={t('count')}>{formats.count(count)}</Stat>
      <Stat label={t('credits')}>
        <MoneyText amount={creditAmount} currencyCode={currency} />
      </Stat>
      <Stat label={t('debits')}>
        <MoneyText amount={debitAmount} currencyCode={currency} />
      </Stat>
    </Card>
  ));
}
