import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Skeleton, Table, Tag } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { type CashierRule, useCashierRules } from '../api/read-cashier-rules.ts';

/** What the configuration of the site says about money in and out; none of it is changed here. */
export function RuleList() {
  const t = useTranslations('desk-deposits.rules');
  const { data, error, refetch } = useCashierRules();
  const columns = useRuleColumns(data?.currency ?? '');
  return (
    <section className="mt-6 grid min-w-0 gap-3" data-ux="BO-03-rules">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 text-14 text-text-2">{t('hint')}</p>
      {data !== undefined ? (
        <Table
          caption={t('title')}
          columns={columns}
          rows={data.rules}
          rowKey={(row) => row.name}
        />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton className="h-20" />
        </div>
      ) : (
        <FailedBlock title={t('failed')} thrown={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function useRuleColumns(currencyCode: string): readonly Column<CashierRule>[] {
  const t = useTranslations('desk-deposits.rules');
  return [
    { id: 'rule', header: t('rule'), isTitle: true, cell: ({ name }) => t(`name.${name}`) },
    {
      id: 'value',
      header: t('value'),
      cell: (rule) => <RuleValue rule={rule} currencyCode={currencyCode} />,
    },
    {
      id: 'place',
      header: t('place'),
      cell: ({ place }) => (
        <code dir="ltr" className="wrap-anywhere">
          {place}
        </code>
      ),
    },
  ];
}

function RuleValue(props: { readonly rule: CashierRule; readonly currencyCode: string }) {
  const t = useTranslations('desk-deposits.rules');
  const formats = useFormats();
  const { rule, currencyCode } = props;
  switch (rule.kind) {
    case 'amount':
      return <MoneyText amount={rule.amount} currencyCode={currencyCode} />;
    case 'number':
      return formats.count(rule.number);
    case 'switch':
      return <Tag tone={rule.isOn ? 'ok' : 'neutral'}>{rule.isOn ? t('on') : t('off')}</Tag>;
  }
}
