import { useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { PaymentProvider } from '../api/read-payment-providers.ts';

/** The providers, in the order in which they are offered. */
export function ProviderTable(props: {
  readonly providers: readonly PaymentProvider[];
  readonly currencyCode: string;
  /** Absent for those who may not change one. */
  readonly onOpen: ((code: string) => void) | undefined;
}) {
  const { providers, currencyCode, onOpen } = props;
  const t = useTranslations('desk-deposits.providers');
  const columns = useProviderColumns(currencyCode, onOpen);
  return providers.length === 0 ? (
    <p className="m-0 text-text-2">{t('none')}</p>
  ) : (
    <Table caption={t('title')} columns={columns} rows={providers} rowKey={(row) => row.code} />
  );
}

function useProviderColumns(
  currencyCode: string,
  onOpen: ((code: string) => void) | undefined,
): readonly Column<PaymentProvider>[] {
  const t = useTranslations('desk-deposits.providers');
  return [
    {
      id: 'name',
      header: t('name'),
      isTitle: true,
      cell: ({ code, name }) =>
        onOpen === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <OpenButton onOpen={() => onOpen(code)}>{name}</OpenButton>
        ),
    },
    { id: 'code', header: t('code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { id: 'in', header: t('takesDeposits'), cell: (row) => <UseTag isOn={row.takesDeposits} /> },
    { id: 'out', header: t('sendsPayouts'), cell: (row) => <UseTag isOn={row.sendsPayouts} /> },
    {
      id: 'limits',
      header: t('payoutLimits'),
      cell: (row) => <Limits provider={row} currencyCode={currencyCode} />,
    },
    {
      id: 'currencies',
      header: t('currencies'),
      cell: ({ currencies }) =>
        currencies.length === 0 ? t('every') : <bdi dir="ltr">{currencies.join(' ')}</bdi>,
    },
    {
      id: 'callers',
      header: t('callsFrom'),
      cell: ({ callers }) =>
        callers.length === 0 ? t('anywhere') : <bdi dir="ltr">{callers.join(' ')}</bdi>,
    },
    {
      id: 'unsigned',
      header: t('unsigned'),
      isNumber: true,
      cell: ({ unsignedToday }) =>
        unsignedToday === 0 ? '0' : <Tag tone="bad">{String(unsignedToday)}</Tag>,
    },
  ];
}

function UseTag({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations('desk-deposits.providers');
  return <Tag tone={isOn ? 'ok' : 'neutral'}>{isOn ? t('on') : t('off')}</Tag>;
}

function Limits(props: { readonly provider: PaymentProvider; readonly currencyCode: string }) {
  const { payoutLeast, payoutMost } = props.provider;
  const money = (amount: string | null) =>
    amount === null ? '—' : <MoneyText amount={amount} currencyCode={props.currencyCode} />;
  return payoutLeast === null && payoutMost === null ? (
    '–'
  ) : (
    <span>
      {money(payoutLeast)} – {money(payoutMost)}
    </span>
  );
}
