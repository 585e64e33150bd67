import { useTranslations } from '@portal/i18n/react';
import { type Column, FilterSelect, NetDrawing, Tag } from '@portal/ui';
import { useState } from 'react';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { type HostedMember, useHostedMembers } from '../api/list-hosted-members.ts';

/** Who looks after whom: the members of each host, and whose check is due again (D3, H). */
export function HostedMembers() {
  const t = useTranslations('desk-loyalty.hosts');
  const [host, setHost] = useState<string>();
  const hosted = useHostedMembers(host);
  const columns = useColumns();
  const hosts = hosted.data?.pages[0]?.hosts ?? [];
  return (
    <div className="grid gap-3">
      <FilterSelect
        label={t('host')}
        all={t('all')}
        value={host}
        onChange={setHost}
        options={hosts.map(({ name, members, due }) => ({
          value: name,
          label: t('of', { name, members, due }),
        }))}
      />
      <CursorTable
        query={hosted}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        caption={t('title')}
        failedTitle={t('failed')}
        empty={{ drawing: <NetDrawing />, title: t('empty'), text: t('emptyHint') }}
      />
    </div>
  );
}

function useColumns(): readonly Column<HostedMember>[] {
  const t = useTranslations('desk-loyalty.hosts');
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'host', header: t('host'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'contact', header: t('contact'), cell: ({ contact }) => <bdi>{contact}</bdi> },
    {
      id: 'review',
      header: t('review'),
      cell: ({ reviewOn, isDue }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <bdi dir="ltr">{reviewOn}</bdi>
          {isDue && <Tag tone="warn">{t('due')}</Tag>}
        </span>
      ),
    },
  ];
}
