import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { claimRebates } from '../api/claim-rebates.ts';
import type { Rebates } from '../api/read-rebates.ts';
import { rebateKeys } from '../rebate-keys.ts';

type Row = Rebates['rows'][number];

/** Claims a row or all of them; one at a time, and says what came of it. */
export function useClaim() {
  const t = useTranslations('rebates');
  const line = useMoneyLine();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((body: Partial<Pick<Row, 'category' | 'source'>>, key) =>
    claimRebates({ body, key }),
  );
  async function claim(row?: Row): Promise<void> {
    setBusy(keyOf(row));
    setFailure(undefined);
    const body = row === undefined ? {} : { category: row.category, source: row.source };
    const outcome = await send(body);
    setBusy(undefined);
    void queries.invalidateQueries({ queryKey: rebateKeys.all });
    if (outcome.ok) {
      const { amount, currency } = outcome.value;
      toastDone(t('claimed', { amount: line(amount, currency) }));
      moneyMoved(queries);
    } else {
      setFailure(failureText(outcome));
    }
  }
  return {
    claim,
    failure,
    isBusy: (row?: Row) => busy === keyOf(row),
    isAnyBusy: busy !== undefined,
  };
}

function keyOf(row?: Row): string {
  return row === undefined ? 'all' : `${row.category} ${row.source}`;
}
