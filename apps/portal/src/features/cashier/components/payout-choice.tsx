import { useTranslations } from '@portal/i18n/react';
import { payoutChoices, type PayoutChoice as Choice } from '@portal/protocol';
import { Button, toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { choosePayout } from '../api/choose-payout.ts';
import { cashierKeys } from '../cashier-keys.ts';

/** Nobody was found who pays in time: three ways of the same size, so that none is nudged. */
export function PayoutChoice({ id }: { readonly id: string }) {
  const t = useTranslations('cashier.matching');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((choice: Choice, key) =>
    choosePayout({ params: { id }, body: { choice }, key }),
  );
  async function choose(choice: Choice): Promise<void> {
    setBusy(choice);
    const outcome = await send(choice);
    setBusy(undefined);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: cashierKeys.all });
    if (outcome.ok) {
      toastDone(t('done'));
      moneyMoved(queries);
    }
  }
  return (
    <section data-ux="MC-09-choice" className="grid gap-2 border-t border-line pt-3">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      <p className="m-0 text-14 text-text-2">{t('note')}</p>
      {payoutChoices.map((choice) => (
        <Button
          key={choice}
          size="touch"
          busy={busy === choice}
          disabled={busy !== undefined && busy !== choice}
          onClick={() => void choose(choice)}
        >
          {t(choice)}
        </Button>
      ))}
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}
