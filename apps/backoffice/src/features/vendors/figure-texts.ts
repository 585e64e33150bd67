import { useFormats, useTranslations } from '@portal/i18n/react';
import type { VendorSpan } from '@portal/protocol';
import type { DeskVendor } from './api/list-vendors.ts';

const minutes: Readonly<Record<VendorSpan, number>> = { hour: 60, day: 24 * 60 };

/** The figures of a vendor in words; a dash where nothing was asked. */
export function useFigureTexts(span: VendorSpan) {
  const t = useTranslations('desk-vendors');
  const formats = useFormats();
  const share = (count: number, { calls }: DeskVendor) =>
    calls === 0 ? '—' : formats.percent(count / calls);
  const within = (ms: number | null) => (ms === null ? '—' : t('within', { ms }));
  return {
    rate: ({ calls }: DeskVendor) => {
      const perMinute = calls / minutes[span];
      return calls > 0 && perMinute < 1 ? t('underOne') : formats.count(Math.round(perMinute));
    },
    calls: ({ calls }: DeskVendor) => formats.count(calls),
    refused: (vendor: DeskVendor) => share(vendor.refused, vendor),
    failed: (vendor: DeskVendor) => share(vendor.failed, vendor),
    median: ({ medianMs }: DeskVendor) => within(medianMs),
    slow: ({ slowMs }: DeskVendor) => within(slowMs),
  };
}
