import { useTranslations } from '@portal/i18n/react';
import { Button, toastDone, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { cancelDeposit } from '../api/cancel-deposit.ts';
import { cashierKeys } from '../cashier-keys.ts';

/**
 * Gives up an order that was not paid; also one whose provider does not answer. With a second look,
 * because whoever has sent the money already is served later without the order.
 */
export function CancelDeposit({ id }: { readonly id: string }) {
  const t = useTranslations('deposit.tracker');
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
    );
  }
  return (
    <section aria-label={t('cancel')} className="grid gap-2 border-t border-line pt-3">
      <p className="m-0 text-14">{t('cancelAsk')}</p>
      <p className="m-0 text-14 text-text-2">{t('cancelSent')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked(false)}>{t('keep')}</Button>
        <GiveUp id={id} />
      </div>
    </section>
  );
}

function GiveUp({ id }: { readonly id: string }) {
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
    <Button busy={isBusy} onClick={() => void cancel()}>
      {t('cancelYes')}
    </Button>
  );
}
