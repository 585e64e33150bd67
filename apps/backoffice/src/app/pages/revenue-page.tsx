import { useTranslations } from '@portal/i18n/react';
import { gameTypes } from '@portal/protocol';
import { Button, Field, Input, saveFile } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRevenue } from '../../features/overview/api/read-revenue.ts';
import { useRevenueColumns } from '../../features/overview/components/revenue-columns.tsx';
import { revenueFile, revenueRows } from '../../features/overview/revenue-rows.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { revenueSpans, type RevenueSearch } from '../searches.ts';

/** Stakes, payouts and money of all members by day, of all categories or of one. */
export default function RevenuePage() {
  const t = useTranslations('desk-overview');
  const categories = useTranslations('games.categories');
  const title = useTranslations('desk-shell.places')('revenue');
  const navigate = useNavigate();
  const search = useSearch({ from: '/revenue' });
  const go = (change: Partial<RevenueSearch>) =>
    void navigate({ to: '/revenue', search: { ...search, ...change } });
  const { data, error, isPlaceholderData, refetch } = useRevenue(search);
  const rows = data && revenueRows(data.days, search.category);
  const columns = useRevenueColumns(search.category === undefined);
  return (
    <ListPage
      ux="BO-19"
      title={title}
      summary={data && t('inCurrency', { currency: data.currency })}
      notice={
        <Field label={t('to')}>
          <Input
            type="date"
            value={search.to ?? data?.days[0]?.day ?? ''}
            onChange={({ target }) => go({ to: target.value === '' ? undefined : target.value })}
          />
        </Field>
      }
      filters={[
        {
          id: 'days',
          label: t('span'),
          value: String(search.days ?? 30),
          options: revenueSpans.map((days) => ({
            value: String(days),
            label: t('days', { days }),
          })),
          onChange: (value) => go({ days: revenueSpans.find((days) => String(days) === value) }),
        },
        filterOf({
          id: 'category',
          label: t('category'),
          values: gameTypes,
          textOf: categories,
          all: t('allCategories'),
          value: search.category,
          onChange: (category) => go({ category }),
        }),
      ]}
      end={
        <Button
          size="small"
          disabled={rows === undefined}
          onClick={() =>
            rows !== undefined && saveFile({ name: 'revenue.csv', text: revenueFile(rows) })
          }
        >
          {t('file')}
        </Button>
      }
      onClear={() => void navigate({ to: '/revenue', search: {} })}
      query={{ data: rows, error, isStale: isPlaceholderData, refetch: () => void refetch() }}
      columns={columns}
      rowKey={(row) => row.day}
      texts={{ empty: t('noDays'), emptyHint: t('noDaysHint'), failed: t('failedRevenue') }}
    />
  );
}
