import { useTranslations } from '@portal/i18n/react';
import { recordLabels, type RecordDays } from '@portal/records';
import { DateRange, type DayRange } from '@portal/ui';
import { useFilterLabels } from './use-filter-labels.ts';

/** The days of a list, with the presets and steps of every record. */
export function DayRangeFilter(props: {
  readonly days: RecordDays;
  readonly onChange: (range: DayRange) => void;
}) {
  const { days, onChange } = props;
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
      onChange={onChange}
    />
  );
}
