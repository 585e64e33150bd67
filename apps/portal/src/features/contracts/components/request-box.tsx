import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { consolidatedQuery } from '../api/read-consolidated.ts';
import { Requests } from './request-list.tsx';

/** Contracts that wait for the reader's answer; nothing where none does, nor before it is known. */
export function RequestBox() {
  const t = useTranslations('contracts.waiting');
  const query = useQuery(consolidatedQuery);
  // What failed once stays in its place while it is asked for again.
  const isShown =
    query.data === undefined ? query.errorUpdateCount > 0 : query.data.waiting.length > 0;
  return isShown ? (
    <section data-ux="AC-16" className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <Requests query={query} />
    </section>
  ) : null;
}
