import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { AgentIncome } from '../api/read-agent-income.ts';

type Day = AgentIncome['days'][number];
type Flow = Pick<Day, 'received' | 'paid' | 'net'>;

/** What came in, what went on, and what is left, of whatever a row is about. */
export function useFlowColumns<Row extends Flow>(currency: string): readonly Column<Row>[] {
  const t = useTranslations('team-reports.income');
  const money = useTranslations('record-page');
  return (['received', 'paid', 'net'] as const).map((name) => ({
    id: name,
    header: currency === '' ? t(name) : money('money', { what: t(name), currency }),
    isNumber: true,
    cell: (row) => <MoneyCell amount={row[name]} isNet={name === 'net'} />,
  }));
}

/**
 * A day, a source and a scope in a row, with what was paid for. No row opens, so on a phone its
 * card has all of it: two rows of one source in a day may differ in their base alone.
 */
export function useIncomeColumns(currency: string): readonly Column<Day>[] {
  const t = useTranslations('team-reports.income');
  const scopes = useTranslations('contracts.scope');
  const money = useTranslations('record-page');
  const flows = useFlowColumns<Day>(currency);
  return [
    {
      id: 'day',
      header: t('day'),
      isTitle: true,
      cell: ({ day }) => <time dateTime={day}>{day}</time>,
    },
    {
      id: 'source',
      header: t('source'),
      cell: ({ source, takenBackOf }) =>
        takenBackOf === null
          ? t(`sources.${source}`)
          : t('takenBackOf', { pay: t(`sources.${takenBackOf.source}`), unit: takenBackOf.unit }),
    },
    {
      id: 'scope',
      header: t('scope'),
      cell: ({ scope }) => (scope === null ? '–' : scopes(scope)),
    },
    {
      id: 'base',
      header: currency === '' ? t('base') : money('money', { what: t('base'), currency }),
      isNumber: true,
      cell: ({ base }) => (base === null ? '–' : <MoneyCell amount={base} />),
    },
    {
      id: 'rate',
      header: t('rate'),
      isNumber: true,
      cell: ({ rate }) => (rate === null ? '–' : t('percent', { rate })),
    },
    ...flows,
  ];
}
