import { useTranslations } from '@portal/i18n/react';
import { Select, type AppliedFilter } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { downlineQuery, type DownlineRow } from '../api/list-downline.ts';
import type { DownlineSearch } from '../downline-search.ts';
import { useDownlineColumns } from '../hooks/use-downline-columns.tsx';
import { AccountSearch } from './account-search.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { TeamTable } from './team-table.tsx';
import { UplinePath } from './upline-path.tsx';

export interface DownlineAddress {
  readonly search: DownlineSearch;
  readonly onSearch: (change: DownlineSearch) => void;
}

const everybody: DownlineSearch = {
  search: undefined,
  kind: undefined,
  scope: undefined,
  order: undefined,
  page: undefined,
};

/** Who stands below, level by level, with what an agent may know and do (AC-04, AC-05). */
export function DownlineList({ search, onSearch }: DownlineAddress) {
  const t = useTranslations('team.downline');
  const title = useTranslations('account.titles')('downline');
  const [shown, setShown] = useState<DownlineRow>();
  const { page = 1, ...filters } = search;
  const downline = useQuery(downlineQuery({ ...filters, page: String(page) }));
  const { data } = downline;
  const open = (account: string | undefined): void => onSearch({ ...everybody, account });
  return (
    <div data-ux="AC-04">
      <PageHeading>{title}</PageHeading>
      <TeamTable
        caption={title}
        query={downline}
        rows={data?.content}
        rowKey={({ account }) => account}
        columns={useDownlineColumns({
          currency: data?.currency ?? '',
          onShow: setShown,
          onOpen: open,
        })}
        search={
          <AccountSearch
            label={t('find')}
            value={search.search}
            onSearch={(text) => onSearch({ search: text, page: undefined })}
          />
        }
        filters={<Filters search={search} onSearch={onSearch} />}
        applied={useApplied({ search, onSearch })}
        onClear={() => onSearch(everybody)}
        found={data && t('found', { count: data.total, team: data.teamSize })}
        above={data && <UplinePath upline={data.upline} onOpen={open} />}
        pages={
          data && {
            page,
            totalPages: data.totalPages,
            onPage: (next) => onSearch({ page: next === 1 ? undefined : next }),
          }
        }
        empty={{ title: t('none'), text: t('noneText') }}
      />
      {data !== undefined && (
        <DownlineDialog
          row={shown}
          own={data.own}
          currency={data.currency}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

const all = 'all';

function Filters({ search, onSearch }: DownlineAddress) {
  const t = useTranslations('team.downline');
  return (
    <>
      <Select
        aria-label={t('scope')}
        value={search.scope ?? 'direct'}
        onChange={(scope) => onSearch({ scope, page: undefined })}
        options={(['direct', 'team'] as const).map((value) => ({
          value,
          label: t(`scopes.${value}`),
        }))}
      />
      <Select
        aria-label={t('kind')}
        value={search.kind ?? all}
        onChange={(kind) => onSearch({ kind: kind === all ? undefined : kind, page: undefined })}
        options={[
          { value: all, label: t('allKinds') },
          ...(['agent', 'member'] as const).map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('order')}
        value={search.order ?? 'desc'}
        onChange={(order) => onSearch({ order, page: undefined })}
        options={(['desc', 'asc'] as const).map((value) => ({
          value,
          label: t(`orders.${value}`),
        }))}
      />
    </>
  );
}

function useApplied({ search, onSearch }: DownlineAddress): readonly AppliedFilter[] {
  const t = useTranslations('team.downline');
  const one = (id: 'search' | 'kind' | 'scope', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, page: undefined }),
  });
  return [
    ...(search.search === undefined ? [] : [one('search', search.search)]),
    ...(search.kind === undefined ? [] : [one('kind', t(`kinds.${search.kind}`))]),
    ...(search.scope === 'team' ? [one('scope', t('scopes.team'))] : []),
  ];
}
