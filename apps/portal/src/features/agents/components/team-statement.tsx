import { useTranslations } from '@portal/i18n/react';
import { Chip, Select, type AppliedFilter } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { statementQuery, type TeamStatement as Statement } from '../api/list-team-statement.ts';
import { readTeamStatementFile } from '../api/read-team-statement-file.ts';
import { useStatementColumns, type StatementLine } from '../hooks/use-statement-columns.tsx';
import { useTeamDays } from '../hooks/use-team-days.ts';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { statementSorts, type TeamAddress, type TeamSearch } from '../team-search.ts';
import { AccountSearch } from './account-search.tsx';
import { CategorySelect } from './category-select.tsx';
import { FileButton } from './file-button.tsx';
import { TeamRange } from './team-range.tsx';
import { TeamTable } from './team-table.tsx';
import { UplinePath } from './upline-path.tsx';

const everything: TeamSearch = {
  category: undefined,
  search: undefined,
  active: undefined,
  sort: undefined,
  order: undefined,
  page: undefined,
};

/** Profit and loss: the caller, each directly below with the team of each, the whole (AC-07). */
export function TeamStatement({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports.statement');
  const title = useTranslations('account.titles')('teamStatement');
  const days = useTeamDays(search);
  const { account, category, active, sort, order, page = 1, search: text } = search;
  const { size = usualPageSize } = search;
  const filter = { ...days.range, account, category, active, sort, order, search: text };
  const statement = useQuery(
    statementQuery({ ...filter, page: String(page), pageSize: String(size) }),
  );
  const { data } = statement;
  const open = (name: string | undefined): void => {
    onSearch({ account: name, search: undefined, page: undefined });
  };
  return (
    <div data-ux="AC-07">
      <PageHeading>{title}</PageHeading>
      <TeamTable
        caption={title}
        query={statement}
        rows={data && linesOf(data)}
        rowKey={({ key }) => key}
        columns={useStatementColumns({ currency: data?.currency ?? '', onOpen: open })}
        search={
          <AccountSearch
            label={t('find')}
            value={text}
            onSearch={(typed) => onSearch({ search: typed, page: undefined })}
          />
        }
        filters={
          <>
            <TeamRange days={days} onSearch={onSearch} />
            <CategorySelect
              value={category}
              onChange={(name) => onSearch({ category: name, page: undefined })}
            />
            <SortSelect search={search} onSearch={onSearch} />
            <OrderSelect search={search} onSearch={onSearch} />
            <Chip
              isSelected={active === 'yes'}
              onClick={() =>
                onSearch({ active: active === 'yes' ? undefined : 'yes', page: undefined })
              }
            >
              {t('activeOnly')}
            </Chip>
          </>
        }
        applied={useApplied({ search, onSearch })}
        onClear={() => onSearch(everything)}
        found={data && t('found', { count: data.total })}
        end={<FileButton isEmpty={data === undefined} read={() => readTeamStatementFile(filter)} />}
        above={
          data && (
            <>
              <UplinePath upline={data.upline} onOpen={open} />
              <p className="m-0 text-14 text-text-2">{t('totalText')}</p>
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
    </div>
  );
}

/** The one at the top stands first and the whole team last, on every page. */
function linesOf({ content, self, sum, upline }: Statement): readonly StatementLine[] {
  const top = upline.at(-1) ?? '';
  return [
    { key: ' self', kind: 'self', account: top, figures: self },
    ...content.map((row): StatementLine => {
      const { account, figures, isAgent } = row;
      return { key: account, kind: isAgent ? 'agent' : 'member', account, figures };
    }),
    { key: ' sum', kind: 'sum', account: top, figures: sum },
  ];
}

function SortSelect({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports.statement');
  const figure = useTranslations('team-reports.figures');
  return (
    <Select
      aria-label={t('sort')}
      value={search.sort ?? 'joined'}
      onChange={(sort) => onSearch({ sort: sort === 'joined' ? undefined : sort, page: undefined })}
      options={statementSorts.map((value) => ({
        value,
        label: value === 'joined' ? t('sorts.joined') : figure(value),
      }))}
    />
  );
}

const byTime = { desc: 'newest', asc: 'oldest' } as const;

function OrderSelect({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports.statement');
  return (
    <Select
      aria-label={t('order')}
      value={search.order ?? 'desc'}
      onChange={(order) =>
        onSearch({ order: order === 'asc' ? order : undefined, page: undefined })
      }
      options={(['desc', 'asc'] as const).map((value) => ({
        value,
        label: t(`orders.${(search.sort ?? 'joined') === 'joined' ? byTime[value] : value}`),
      }))}
    />
  );
}

function useApplied({ search, onSearch }: TeamAddress): readonly AppliedFilter[] {
  const categories = useTranslations('games.categories');
  const one = (id: 'category' | 'search', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, page: undefined }),
  });
  return [
    ...(search.search === undefined ? [] : [one('search', search.search)]),
    ...(search.category === undefined ? [] : [one('category', categories(search.category))]),
  ];
}
