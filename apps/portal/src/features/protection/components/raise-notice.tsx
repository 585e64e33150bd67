import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, ErrorText } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { sendConfirm } from '../api/confirm-raise.ts';
import { sendWithdraw } from '../api/withdraw-raise.ts';
import type { LimitRow } from '../../../shared/protection/api/read-protection.ts';
import { useLimitText } from '../hooks/use-limit-text.ts';

/** A raise that waits: confirmed once it is ripe, withdrawn at any time (R3). */
export function RaiseNotice(props: {
  readonly row: LimitRow;
  readonly raise: NonNullable<LimitRow['raise']>;
  readonly currency: string;
}) {
  const { row, raise, currency } = props;
  const t = useTranslations('protection.raise');
  const formats = useFormats();
  const text = useLimitText(currency);
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const run = async (asking: Promise<Failure | undefined>): Promise<void> => {
    setBusy(true);
    setFailure(await asking);
    setBusy(false);
  };
  const what =
    raise.amount === null ? t('removal') : t('raise', { amount: text(row.kind, raise.amount) });
  const until = formats.dateTime(raise.isRipe ? raise.lapsesAt : raise.ripeAt);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-s2 p-3 text-14">
      <p>
        {what} {raise.isRipe ? t('ripe', { until }) : t('waits', { until })}
      </p>
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
      <div className="flex gap-2">
        <Button size="small" busy={isBusy} onClick={() => void run(sendWithdraw(queries, row))}>
          {t('withdraw')}
        </Button>
        {raise.isRipe && (
          <Button size="small" busy={isBusy} onClick={() => void run(sendConfirm(queries, row))}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
