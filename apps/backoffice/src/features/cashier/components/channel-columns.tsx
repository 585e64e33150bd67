import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DepositChannel } from '../api/read-channels.ts';
import { ProviderName } from './provider-name.tsx';

export function useChannelColumns(
  currencyCode: string,
  onOpen: (code: string) => void,
): readonly Column<DepositChannel>[] {
  const t = useTranslations('desk-deposits.channels');
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currencyCode} />;
  return [
    {
      id: 'name',
      header: t('name'),
      isTitle: true,
      cell: (row) => <OpenButton onOpen={() => onOpen(row.code)}>{row.name}</OpenButton>,
    },
    {
      id: 'provider',
      header: t('provider'),
      cell: ({ provider }) => <ProviderName code={provider} />,
    },
    { id: 'state', header: t('open'), cell: (row) => <ChannelState channel={row} /> },
    {
      id: 'limits',
      header: t('limits'),
      cell: (row) => (
        <span>
          {money(row.least)} – {money(row.most)}
        </span>
      ),
    },
    {
      id: 'orders',
      header: t('orders'),
      isNumber: true,
      cell: ({ openOrders }) => String(openOrders),
    },
    {
      id: 'credited',
      header: t('credited'),
      isNumber: true,
      cell: (row) => money(row.credited24Hours),
    },
  ];
}

function ChannelState({ channel }: { readonly channel: DepositChannel }) {
  const t = useTranslations('desk-deposits.channels');
  if (!channel.isReady) {
    return <Tag tone="bad">{t('notReady')}</Tag>;
  }
  if (!channel.isServed) {
    return <Tag tone="bad">{t('notServed')}</Tag>;
  }
  if (channel.isOpen && !channel.isInHours) {
    return <Tag tone="neutral">{t('afterHours')}</Tag>;
  }
  return channel.isOpen ? (
    <Tag tone="ok">{t('open')}</Tag>
  ) : (
    <Tag tone="neutral">{t('closed')}</Tag>
  );
}
