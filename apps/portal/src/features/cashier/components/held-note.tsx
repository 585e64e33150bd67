import { useFormats, useTranslations } from '@portal/i18n/react';

/**
 * Why nothing can be sent now, and until when: something that protects the account was replaced.
 */
export function HeldNote({ until }: { readonly until: string }) {
  const t = useTranslations('cashier');
  const formats = useFormats();
  return (
    <p role="status" className="m-0 rounded-md border border-warn p-3 text-14" data-ux="MC-08-held">
      {t('held', { until: formats.dateTime(until) })}
    </p>
  );
}
