import { useTranslations } from '@portal/i18n/react';
import { recordLabels, type RecordDays } from '@portal/records';
import { DateRange, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { statementQuery, type TeamStatement } from '../api/list-team-statement.ts';
import { everyLine, scopeOf, type TeamRecordAddress } from '../team-record-search.ts';
import { TeamTable } from './team-table.tsx';
import { UplinePath } from './upline-path.tsx';

/** The account at the top alone, each directly below with its team, and the whole. */
type Row = Pick<TeamStatement['content'][number], 'account' | 'figures'> & {
  readonly kind: 'self' | 'direct' | 'sum';
};
type Figure = Exclude<keyof Row['figures'], 'betCount'>;

/**
 * What a record of several days shows of many: a row for each directly below, whose account leads
 * to its own lines (agents-loyalty-money.md B5).
 */
export function DirectSums(
  props: TeamRecordAddress & {
    readonly ux: string;
    readonly title: string;
    readonly days: RecordDays;
    readonly figures: readonly Figure[];
    readonly filters: ReactNode;
  },
) {
  const { title, days, search, onSearch, figures } = props;
  const t = useTranslations('team-records');
  const reports = useTranslations('team-reports.statement');
  const [page, setPage] = useState(1);
  const { account, size = usualPageSize } = search;
  const sums = useQuery(
    statementQuery({ ...days.range, account, page: String(page), pageSize: String(size) }),
  );
  const { data } = sums;
  const open = (name: string | undefined): void => {
    onSearch({ account: name, scope: name === undefined ? undefined : 'self', open: undefined });
  };
  return (
    <div data-ux={props.ux}>
      <PageHeading>{title}</PageHeading>
      <TeamTable
        caption={t('summary')}
        query={sums}
        rows={data && rowsOf(data, search)}
        rowKey={({ kind, account: name }) => `${kind} ${name}`}
        columns={useSumColumns({ figures, currency: data?.currency ?? '', onOpen: open })}
        filters={
          <>
            <Days days={days} onSearch={onSearch} />
            {props.filters}
          </>
        }
        onClear={() => onSearch(everyLine)}
        found={data && reports('found', { count: data.total })}
        above={
          <>
            {data && <UplinePath upline={data.upline} onOpen={open} />}
            <p className="m-0 text-14 text-text-2">{t('summaryText')}</p>
          </>
        }
        pages={
          data && {
            page,
            totalPages: data.totalPages,
            onPage: setPage,
            choice: {
              total: data.total,
              size,
              onSize: (next) => {
                setPage(1);
                onSearch({ size: next === usualPageSize ? undefined : next });
              },
            },
          }
        }
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </div>
  );
}

/** With a whole team goes who is at its top, so that the rows come to the sum of the overview. */
function rowsOf(
  { content, self, sum, upline }: TeamStatement,
  search: TeamRecordAddress['search'],
): readonly Row[] {
  const below = content.map((row): Row => ({ ...row, kind: 'direct' }));
  const account = upline.at(-1) ?? '';
  return scopeOf(search) === 'team'
    ? [{ account, figures: self, kind: 'self' }, ...below, { account, figures: sum, kind: 'sum' }]
    : below;
}

function Days(props: Pick<TeamRecordAddress, 'onSearch'> & { readonly days: RecordDays }) {
  const { days, onSearch } = props;
  const words = useTranslations('record-page');
  const labels = recordLabels(words, {
    filters: useFilterLabels(words('filters')),
    zone: days.zone,
    close: useTranslations('ui.dialog')('close'),
  });
  return (
    <DateRange
      {...days.limits}
      value={days.range}
      today={days.today}
      labels={labels.range}
      onChange={(range) => onSearch({ ...range, open: undefined })}
    />
  );
}

function useSumColumns(props: {
  readonly figures: readonly Figure[];
  readonly currency: string;
  readonly onOpen: (account: string) => void;
}): readonly Column<Row>[] {
  const t = useTranslations('team-records');
  const figure = useTranslations('team-reports.figures');
  const reports = useTranslations('team-reports.statement');
  const money = useTranslations('record-page');
  const { figures, currency, onOpen } = props;
  return [
    {
      id: 'account',
      header: t('columns.account'),
      isTitle: true,
      cell: ({ account, kind }) =>
        kind === 'sum' ? (
          <strong>{reports('sum')}</strong>
        ) : (
          <button
            type="button"
            className="ui-row-link"
            aria-label={t('openAccount', { account })}
            onClick={() => onOpen(account)}
          >
            <bdi>{kind === 'self' ? reports('me', { account }) : account}</bdi>
          </button>
        ),
    },
    ...figures.map((name): Column<Row> => {
      const what = figure(name);
      return {
        id: name,
        header: currency === '' ? what : money('money', { what, currency }),
        isNumber: true,
        cell: (row) => <MoneyCell amount={row.figures[name]} isNet={name === 'net'} />,
      };
    }),
  ];
}
