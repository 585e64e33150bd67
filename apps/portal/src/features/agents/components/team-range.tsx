import { useTranslations } from '@portal/i18n/react';
import { recordLabels, type RecordDays } from '@portal/records';
import { DateRange } from '@portal/ui';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import type { TeamSearch } from '../team-search.ts';

/** The days of a report, with the presets and steps of every record. */
export function TeamRange(props: {
  readonly days: RecordDays;
  readonly onSearch: (change: TeamSearch) => void;
}) {
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
      onChange={(range) => onSearch({ ...range, page: undefined })}
    />
  );
}
