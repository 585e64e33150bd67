import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Card, ErrorText } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { sendReturn } from '../api/ask-return.ts';
import { type Protection, protectionKey } from '../../../shared/protection/api/read-protection.ts';

type Pause = NonNullable<Protection['pause']>;

/**
 * A break or exclusion that runs: until when, what still works, and the way back (RG-04, RG-05).
 */
export function PauseNotice({ pause }: { readonly pause: Pause }) {
  const t = useTranslations('protection.pause');
  const formats = useFormats();
  const { kind, endsAt, returnsAt, mayAskAt } = pause;
  const until = endsAt === null ? undefined : formats.dateTime(endsAt);
  const mayAsk =
    kind === 'exclusion' &&
    returnsAt === null &&
    mayAskAt !== null &&
    Date.parse(mayAskAt) <= nowMs();
  return (
    <Card data-ux="RG-04" className="flex flex-col gap-3 p-4">
      <h2 className="text-20 font-bold">{t(`${kind}.title`)}</h2>
      <p className="max-w-prose">
        {until === undefined ? t('forEver') : t('until', { until })} {t('stays')}
      </p>
      {returnsAt !== null && <p>{t('returns', { until: formats.dateTime(returnsAt) })}</p>}
      {mayAsk && <ReturnButton />}
    </Card>
  );
}

function ReturnButton() {
  const t = useTranslations('protection.pause');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const ask = async (): Promise<void> => {
    const outcome = await sendReturn();
    setFailure(outcome.ok ? undefined : outcome);
    await queries.invalidateQueries({ queryKey: protectionKey });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => void ask()}>{t('ask')}</Button>
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
    </div>
  );
}
