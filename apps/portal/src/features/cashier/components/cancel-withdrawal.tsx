import { useTranslations } from '@portal/i18n/react';
import { Button, toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { cancelWithdrawal } from '../api/cancel-withdrawal.ts';
import { useTerms } from '../api/read-terms.ts';
import { cashierKeys } from '../cashier-keys.ts';

/**
 * Calls a withdrawal back, where the site allows it: the last and quietest thing of its page, with
 * a second look, and without a word about what the money could be played with (E5).
 */
export function CancelWithdrawal({ id }: { readonly id: string }) {
  const t = useTranslations('cashier.cancel');
  const terms = useTerms();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((params: { readonly id: string }, key) =>
    cancelWithdrawal({ params, body: {}, key }),
  );
  async function cancel(): Promise<void> {
    setBusy(true);
    const outcome = await send({ id });
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: cashierKeys.all });
    if (outcome.ok) {
      toastDone(t('done'));
      moneyMoved(queries);
    }
  }
  if (terms.data?.allowsCancel !== true) {
    return null;
  }
  if (!isAsked) {
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
    );
  }
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <p className="m-0 text-14">{t('ask')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked(false)}>{t('keep')}</Button>
        <Button busy={isBusy} onClick={() => void cancel()}>
          {t('confirm')}
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}
