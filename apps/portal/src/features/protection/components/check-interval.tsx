import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { ErrorText, Field, Select } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { sendInterval } from '../api/change-check-interval.ts';

const choices = [15, 30, 45, 60, 90, 120] as const;

/** How often play is stopped for a look at time and money (RG-03). */
export function CheckInterval({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('protection.check');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const offered = [...new Set([...choices, minutes])].toSorted((left, right) => left - right);
  return (
    <section data-ux="RG-03" className="flex flex-col gap-3">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{t('text')}</p>
      <Field label={t('interval')} className="max-w-xs">
        <Select
          value={String(minutes)}
          options={offered.map((count) => ({
            value: String(count),
            label: t('minutes', { minutes: String(count) }),
          }))}
          onChange={(value) => {
            void sendInterval(queries, Number(value)).then(setFailure);
          }}
        />
      </Field>
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
    </section>
  );
}
