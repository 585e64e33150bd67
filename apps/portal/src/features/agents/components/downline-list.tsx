import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { downlineQuery, type DownlineRow } from '../api/list-downline.ts';
import type { DownlineSearch } from '../downline-search.ts';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { readDownlineFile } from '../api/read-downline-file.ts';
import { useDownlineColumns } from '../hooks/use-downline-columns.tsx';
import { AccountSearch } from './account-search.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { type DownlineAddress, DownlineFilters, useAppliedDownline } from './downline-filters.tsx';
import { FileButton } from './file-button.tsx';
import { DownlineTree } from './downline-tree.tsx';
import { TeamTable } from './team-table.tsx';
import { UplinePath } from './upline-path.tsx';

const everybody: DownlineSearch = {
  search: undefined,
  kind: undefined,
  scope: undefined,
  from: undefined,
  to: undefined,
  leastBalance: undefined,
  mostBalance: undefined,
  contract: undefined,
  sort: undefined,
  order: undefined,
  page: undefined,
};

/** Who stands below, level by level, with what an agent may know and do (AC-04, AC-05). */
export function DownlineList({ search, onSearch }: DownlineAddress) {
  const t = useTranslations('team.downline');
  const title = useTranslations('account.titles')('downline');
  const [shown, setShown] = useState<DownlineRow>();
  const { page = 1, size = usualPageSize, ...filters } = search;
  const downline = useQuery(
    downlineQuery({ ...filters, page: String(page), pageSize: String(size) }),
  );
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
        filters={
          <DownlineFilters
            search={search}
            onSearch={onSearch}
            hasBalances={data?.showsBalances ?? true}
          />
        }
        applied={useAppliedDownline({ search, onSearch })}
        onClear={() => onSearch(everybody)}
        found={data && t('found', { count: data.total, team: data.teamSize })}
        end={
          <>
            {/* Who is opened here stands directly below the reader, in no other team. */}
            {search.account === undefined && <OpenAccountLink />}
            <FileButton isEmpty={data?.total === 0} read={() => readDownlineFile(filters)} />
          </>
        }
        above={
          data && (
            <>
              <UplinePath upline={data.upline} onOpen={open} />
              <DownlineTree shown={search.account} onOpen={open} />
              {!data.isSorted && <p className="m-0 text-14 text-text-2">{t('unsorted')}</p>}
            </>
          )
        }
        pages={
          data && {
            page,
            totalPages: data.totalPages,
            onPage: (next) => onSearch({ page: next === 1 ? undefined : next }),
            choice: {
              total: data.total,
              size,
              onSize: (next) =>
                onSearch({ size: next === usualPageSize ? undefined : next, page: undefined }),
            },
          }
        }
        empty={{ title: t('none'), text: t('noneText') }}
      />
      {data !== undefined && (
        <DownlineDialog
          row={shown}
          own={data.own}
          offers={data.offers}
          currency={data.currency}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

/** One more below the agent (design-brief.md 1.12). */
function OpenAccountLink() {
  const t = useTranslations('team.register.tabs');
  return (
    <Link
      to="/a/registerCenter"
      search={{ tab: 'open' }}
      className={buttonClass({ variant: 'primary' })}
    >
      {t('open')}
    </Link>
  );
}
