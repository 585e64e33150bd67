import { useFormats, useTranslations } from '@portal/i18n/react';
import { contractScopes, incomeSources } from '@portal/protocol';
import { Card, Segmented, FilterSelect, Stat, Table } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { incomeQuery, type AgentIncome as Income } from '../api/read-agent-income.ts';
import { readAgentIncomeFile } from '../api/read-agent-income-file.ts';
import { useFlowColumns, useIncomeColumns } from '../hooks/use-income-columns.tsx';
import { useTeamDays } from '../hooks/use-team-days.ts';
import type { TeamAddress } from '../team-search.ts';
import { FileButton } from './file-button.tsx';
import { ShareBars } from './share-bars.tsx';
import { TeamRange } from './team-range.tsx';
import { TeamTable } from './team-table.tsx';

const views = ['day', 'source', 'downline'] as const;

/** What came in by day and source, what was paid down, and what is left (AC-08). */
export function AgentIncome({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports.income');
  const reports = useTranslations('team-reports');
  const title = useTranslations('account.titles')('agentIncome');
  const formats = useFormats();
  const days = useTeamDays(search);
  const { source, counts: scope, view = 'day' } = search;
  const filter = { ...days.range, source, scope };
  const income = useQuery(incomeQuery(filter));
  const { data } = income;
  return (
    <div data-ux="AC-08">
      <PageHeading>{title}</PageHeading>
      <TeamTable
        caption={title}
        query={income}
        rows={view === 'day' || data?.days.length === 0 ? data?.days : undefined}
        rowKey={keyOf}
        columns={useIncomeColumns(data?.currency ?? '')}
        filters={<Filters search={search} onSearch={onSearch} days={days} />}
        found={data && reports('updated', { moment: formats.fullDateTime(data.readAt) })}
        end={
          <FileButton isEmpty={data?.days.length === 0} read={() => readAgentIncomeFile(filter)} />
        }
        above={
          data && (
            <>
              <Sums income={data} />
              <Segmented
                label={t('view')}
                value={view}
                onChange={(name) => onSearch({ view: name === 'day' ? undefined : name })}
                options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
              />
            </>
          )
        }
        instead={
          data !== undefined && data.days.length > 0 && view !== 'day' ? (
            view === 'source' ? (
              <BySource income={data} />
            ) : (
              <ByDownline income={data} />
            )
          ) : undefined
        }
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </div>
  );
}

/** What was taken back of one pay in a day has a row for each unit, and for each side of it. */
function keyOf({ day, source, scope, takenBackOf, received }: Income['days'][number]): string {
  const back = takenBackOf === null ? '' : `${takenBackOf.source} ${takenBackOf.unit} ${received}`;
  return `${day} ${source} ${scope ?? ''} ${back}`;
}

function Filters(props: TeamAddress & { readonly days: ReturnType<typeof useTeamDays> }) {
  const t = useTranslations('team-reports.income');
  const scopes = useTranslations('contracts.scope');
  const { search, onSearch, days } = props;
  return (
    <>
      <TeamRange days={days} onSearch={onSearch} />
      <FilterSelect
        label={t('source')}
        all={t('allSources')}
        value={search.source}
        onChange={(value) => onSearch({ source: value })}
        options={incomeSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <FilterSelect
        label={t('scope')}
        all={t('allScopes')}
        value={search.counts}
        onChange={(value) => onSearch({ counts: value })}
        options={contractScopes.map((value) => ({ value, label: scopes(value) }))}
      />
    </>
  );
}

function Sums({ income }: { readonly income: Income }) {
  const t = useTranslations('team-reports.income');
  const { currency } = income;
  return (
    <Card className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Stat label={t('received')}>
        <MoneyText amount={income.received} currency={currency} />
      </Stat>
      <Stat label={t('paid')}>
        <MoneyText amount={income.paid} currency={currency} />
      </Stat>
      <Stat label={t('net')}>
        <MoneyText amount={income.net} currency={currency} sign="always" tone="signed" />
      </Stat>
    </Card>
  );
}

function BySource({ income }: { readonly income: Income }) {
  const t = useTranslations('team-reports.income');
  const flows = useFlowColumns<Income['sources'][number]>(income.currency);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Card>
        <ShareBars
          label={t('received')}
          currency={income.currency}
          bars={income.sources
            .filter(({ received }) => Number(received) > 0)
            .map(({ source, received }) => ({
              key: source,
              label: t(`sources.${source}`),
              amount: received,
            }))}
        />
      </Card>
      <Table
        caption={t('views.source')}
        columns={[
          {
            id: 'source',
            header: t('source'),
            isTitle: true,
            cell: ({ source }) => t(`sources.${source}`),
          },
          ...flows,
        ]}
        rows={income.sources}
        rowKey={({ source }) => source}
      />
    </div>
  );
}

function ByDownline({ income }: { readonly income: Income }) {
  const t = useTranslations('team-reports.income');
  const { downline, currency } = income;
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-16 font-semibold">{t('byDownline')}</h2>
      {downline.length === 0 && <p className="m-0 text-14 text-text-2">{t('nobodyPaid')}</p>}
      <ShareBars
        label={t('byDownline')}
        currency={currency}
        bars={downline.map(({ account, paid }) => ({ key: account, label: account, amount: paid }))}
      />
    </Card>
  );
}
