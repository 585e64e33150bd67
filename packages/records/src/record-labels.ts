import { mostRecordDays } from '@portal/protocol';
import type { FilterBarLabels, RecordLabels } from '@portal/ui';
import type { RecordTexts } from './record-texts.ts';

/**
 * The words of every record; `zone` is that of its days and times, `close` leaves its drawer,
 * `filters` are those of its bar.
 */
export function recordLabels(
  t: RecordTexts,
  words: { readonly zone: string; readonly close: string; readonly filters: FilterBarLabels },
): RecordLabels {
  const { zone, close, filters } = words;
  return {
    filters,
    totals: t('totals'),
    file: t('file'),
    sheet: t('sheet'),
    more: t('more'),
    newer: t('newer'),
    older: t('older'),
    close,
    range: {
      dates: t('range.dates'),
      previous: t('range.previous'),
      next: t('range.next'),
      from: t('range.from'),
      to: t('range.to'),
      apply: t('range.apply'),
      zone: t('range.zone', { zone }),
      presets: {
        today: t('range.presets.today'),
        yesterday: t('range.presets.yesterday'),
        thisWeek: t('range.presets.thisWeek'),
        lastWeek: t('range.presets.lastWeek'),
        thisHalf: t('range.presets.thisHalf'),
        lastHalf: t('range.presets.lastHalf'),
        thisMonth: t('range.presets.thisMonth'),
        lastMonth: t('range.presets.lastMonth'),
        days7: t('range.presets.days7'),
        days30: t('range.presets.days30'),
      },
      steps: {
        previous7: t('range.steps.previous7'),
        next7: t('range.steps.next7'),
        previous30: t('range.steps.previous30'),
        next30: t('range.steps.next30'),
      },
      problems: {
        incomplete: t('range.problems.incomplete'),
        order: t('range.problems.order'),
        limits: t('range.problems.limits'),
        length: t('range.problems.length', { days: mostRecordDays }),
      },
    },
  };
}
