import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { consolidatedQuery } from '../api/read-consolidated.ts';
import { RequestList } from './request-list.tsx';

/** Contracts that wait for the reader's answer; nothing where none does. */
export function RequestBox() {
  const t = useTranslations('contracts.waiting');
  const { data, error } = useQuery(consolidatedQuery);
  if (data === undefined ? error === null : data.waiting.length === 0) {
    return null;
  }
  return (
    <section data-ux="AC-16" className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <RequestList />
    </section>
  );
}
