import { useFormats, useTranslations } from '@portal/i18n/react';
import { reviewMonths } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { ErrorText, Field, Select, Skeleton } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { rhythmQuery, sendRhythm } from '../api/review-rhythm.ts';

/** How often the member is reminded to look back; never less than every six months (R7). */
export function ReviewRhythm() {
  const t = useTranslations('protection.rhythm');
  const formats = useFormats();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(rhythmQuery);
  const [failure, setFailure] = useState<Failure>();
  return (
    <section data-ux="RG-07-rhythm" className="flex flex-col gap-3">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{t('text')}</p>
      {data === undefined && error === null && <Skeleton height="4rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <Field label={t('label')} className="max-w-xs">
            <Select
              value={String(data.months)}
              options={reviewMonths.map((months) => ({
                value: String(months),
                label: t(`months.${months}`),
              }))}
              onChange={(value) => {
                const months = reviewMonths.find((choice) => String(choice) === value);
                if (months !== undefined) {
                  void sendRhythm(queries, months).then(setFailure);
                }
              }}
            />
          </Field>
          <p className="text-14 text-text-2">
            {t('next', { date: formats.dateTime(data.nextAt) })}
          </p>
        </>
      )}
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
    </section>
  );
}
