import { useFormats, useTranslations } from '@portal/i18n/react';
import { incomeSources } from '@portal/protocol';
import { Card, Select, Stat, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { incomeQuery, type AgentIncome as Income } from '../api/read-agent-income.ts';
import { readAgentIncomeFile } from '../api/read-agent-income-file.ts';
import { useTeamDays } from '../hooks/use-team-days.ts';
import type { TeamAddress } from '../team-search.ts';
import { FileButton } from './file-button.tsx';
import { ShareBars } from './share-bars.tsx';
import { TeamRange } from './team-range.tsx';
import { TeamTable } from './team-table.tsx';

const all = 'all';

/** What came in by day and source, what was paid down, and what is left (AC-08). */
export function AgentIncome({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports.income');
  const reports = useTranslations('team-reports');
  const title = useTranslations('account.titles')('agentIncome');
  const formats = useFormats();
  const days = useTeamDays(search);
  const { source } = search;
  const filter = { ...days.range, source };
  const income = useQuery(incomeQuery(filter));
  const { data } = income;
  return (
    <div data-ux="AC-08">
      <PageHeading>{title}</PageHeading>
      <TeamTable
        caption={title}
        query={income}
        rows={data?.days}
        rowKey={(row) => `${row.day} ${row.source}`}
        columns={useIncomeColumns(data?.currency ?? '')}
        filters={
          <>
            <TeamRange days={days} onSearch={onSearch} />
            <Select
              aria-label={t('source')}
              value={source ?? all}
              onChange={(value) => onSearch({ source: value === all ? undefined : value })}
              options={[
                { value: all, label: t('allSources') },
                ...incomeSources.map((value) => ({ value, label: t(`sources.${value}`) })),
              ]}
            />
          </>
        }
        found={data && reports('updated', { moment: formats.fullDateTime(data.readAt) })}
        end={
          <FileButton isEmpty={data?.days.length === 0} read={() => readAgentIncomeFile(filter)} />
        }
        above={data && <Sums income={data} />}
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </div>
  );
}

function Sums({ income }: { readonly income: Income }) {
  const t = useTranslations('team-reports.income');
  const { currency, downline } = income;
  return (
    <>
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
      {downline.length > 0 && (
        <Card className="grid gap-3">
          <h2 className="m-0 text-16 font-semibold">{t('byDownline')}</h2>
          <ShareBars
            label={t('byDownline')}
            currency={currency}
            bars={downline.map(({ account, paid }) => ({
              key: account,
              label: account,
              amount: paid,
            }))}
          />
        </Card>
      )}
    </>
  );
}

function useIncomeColumns(currency: string): readonly Column<Income['days'][number]>[] {
  const t = useTranslations('team-reports.income');
  const money = useTranslations('record-page');
  const head = (label: string) =>
    currency === '' ? label : money('money', { what: label, currency });
  return [
    {
      id: 'day',
      header: t('day'),
      isTitle: true,
      place: 'title',
      cell: ({ day }) => <time dateTime={day}>{day}</time>,
    },
    {
      id: 'source',
      header: t('source'),
      place: 'note',
      cell: ({ source }) => t(`sources.${source}`),
    },
    {
      id: 'received',
      header: head(t('received')),
      isNumber: true,
      cell: ({ received }) => <MoneyCell amount={received} />,
    },
    {
      id: 'paid',
      header: head(t('paid')),
      isNumber: true,
      cell: ({ paid }) => <MoneyCell amount={paid} />,
    },
    {
      id: 'net',
      header: head(t('net')),
      isNumber: true,
      place: 'figure',
      cell: ({ net }) => <MoneyCell amount={net} isNet />,
    },
  ];
}
