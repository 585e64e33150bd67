import { useTranslations } from '@portal/i18n/react';
import { Button, toastDone, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { cancelDeposit } from '../api/cancel-deposit.ts';
import { cashierKeys } from '../cashier-keys.ts';

/** Gives up an order that was not paid; also one whose provider does not answer. */
export function CancelDeposit({ id }: { readonly id: string }) {
  const t = useTranslations('deposit.tracker');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const send = useMoneyCall((_again: null, key) => cancelDeposit({ params: { id }, key }));
  async function cancel(): Promise<void> {
    setBusy(true);
    const outcome = await send(null);
    setBusy(false);
    void queries.invalidateQueries({ queryKey: cashierKeys.all });
    if (outcome.ok) {
      toastDone(t('cancelled'));
    } else {
      toastFailed(failureText(outcome));
    }
  }
  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  );
}
