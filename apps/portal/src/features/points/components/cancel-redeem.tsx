import { useTranslations } from '@portal/i18n/react';
import { Button, toastDone, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { cancelRedeem } from '../api/cancel-redeem.ts';
import type { Redeem } from '../api/list-redeems.ts';
import { pointsKeys } from '../points-keys.ts';

/** Cancels an order, as long as the site lets (D2); nothing is lost by it, so nobody asks twice. */
export function CancelRedeem({ order }: { readonly order: Redeem }) {
  const t = useTranslations('points.redeems');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const send = useMoneyCall((params: { readonly id: string }, key) =>
    cancelRedeem({ params, body: {}, key }),
  );
  async function cancel(): Promise<void> {
    setBusy(true);
    const outcome = await send({ id: order.id });
    setBusy(false);
    void queries.invalidateQueries({ queryKey: pointsKeys.all });
    if (outcome.ok) {
      toastDone(t('cancelDone'));
      moneyMoved(queries);
    } else {
      toastFailed(failureText(outcome));
    }
  }
  return (
    <Button
      variant="ghost"
      busy={isBusy}
      onClick={() => void cancel()}
      aria-label={t('cancelNamed', { name: order.name })}
    >
      {t('cancel')}
    </Button>
  );
}
