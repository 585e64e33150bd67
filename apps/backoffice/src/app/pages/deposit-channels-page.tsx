import { useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { useDepositChannels } from '../../features/cashier/api/read-channels.ts';
import { useChannelColumns } from '../../features/cashier/components/channel-columns.tsx';
import { ChannelSheet } from '../../features/cashier/components/channel-sheet.tsx';
import { ProviderList } from '../../features/cashier/components/provider-list.tsx';
import { RuleList } from '../../features/cashier/components/rule-list.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { ListPage } from '../../shared/list-page.tsx';

export default function DepositChannelsPage() {
  const t = useTranslations('desk-deposits.channels');
  const channels = useDepositChannels();
  const mayChange = useAbility('site.manage');
  const [opened, setOpened] = useState<string>();
  const columns = useChannelColumns(channels.data?.currency ?? '', setOpened);
  const channel = channels.data?.channels.find(({ code }) => code === opened);
  return (
    <>
      <ListPage
        ux="BO-03-channels"
        title={t('title')}
        filters={[]}
        onClear={() => undefined}
        query={{
          data: channels.data?.channels,
          error: channels.error,
          isStale: channels.isPlaceholderData,
          refetch: () => void channels.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.code}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <ChannelSheet
        channel={channel}
        languages={channels.data?.languages ?? []}
        onClose={() => setOpened(undefined)}
      />
      <ProviderList mayChange={mayChange} />
      <RuleList />
    </>
  );
}
