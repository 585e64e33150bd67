import { useTranslations } from '@portal/i18n/react';
import { FilterSelect, type AppliedFilter } from '@portal/ui';
import { rowsOf } from '../../../shared/cursor-table.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { useStatement } from '../api/list-member-statement-lines.ts';
import { useStatementTotals } from '../api/read-member-statement-totals.ts';
import { readMemberStatementFile } from '../api/read-member-statement-file.ts';
import { entryTypes, useEntryText } from '../entry-text.ts';
import type { RecordAddress } from '../record-search.ts';
import { useDays } from '../../../shared/use-days.ts';
import { useFile } from '../../../shared/use-file.ts';
import { useLineColumns, useLineFacts } from './line-columns.tsx';
import { RecordFrame } from './record-frame.tsx';

/** Money in and out with the balance after each line. */
export function MemberStatement(props: RecordAddress & { readonly memberId: string }) {
  const { memberId: id, search } = props;
  const t = useTranslations('desk-members.statement');
  const days = useDays(search);
  const query = { ...days.range, type: search.type };
  const lines = useStatement(id, query);
  const totals = useStatementTotals(id, query);
  return (
    <RecordFrame
      {...props}
      caption={t('title')}
      texts={{ failed: t('failed'), empty: t('empty') }}
      days={days}
      query={lines}
      sums={totals}
      rows={rowsOf(lines)}
      rowKey={({ entryId }) => entryId}
      filters={<TypeFilter {...props} />}
      applied={useApplied(props)}
      totals={useTotals(totals.data)}
      file={useFile((cursor) =>
        readMemberStatementFile({ params: { id }, query: { ...query, cursor } }),
      )}
      columns={useLineColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      drawer={useLineFacts({ zone: days.zone, memberId: id })}
    />
  );
}

function TypeFilter({ search, onSearch }: RecordAddress) {
  const t = useTranslations('desk-members.statement');
  const entryText = useEntryText();
  return (
    <FilterSelect
      label={t('columns.type')}
      all={t('allTypes')}
      value={search.type}
      onChange={(type) => onSearch({ type, open: undefined })}
      options={entryTypes.map((type) => ({ value: type, label: entryText(type) }))}
    />
  );
}

function useApplied({ search, onSearch }: RecordAddress): readonly AppliedFilter[] {
  const entryText = useEntryText();
  const { type } = search;
  const onRemove = (): void => onSearch({ type: undefined, open: undefined });
  return type === undefined ? [] : [{ id: 'type', label: entryText(type), onRemove }];
}

function useTotals(totals: ReturnType<typeof useStatementTotals>['data']) {
  const t = useTranslations('desk-members.statement');
  const line = (part: 'opening' | 'moneyIn' | 'moneyOut' | 'net' | 'closing') => {
    const amount = totals?.[part];
    // The lines of one type only have no balance before and after them.
    return amount === null
      ? []
      : [
          {
            label: t(part),
            value: totals && amount && (
              <MoneyText amount={amount} currencyCode={totals.currency} isChange={part === 'net'} />
            ),
          },
        ];
  };
  return (['opening', 'moneyIn', 'moneyOut', 'net', 'closing'] as const).flatMap(line);
}
