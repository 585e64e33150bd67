import type { SentBodyOf } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetBadges } from '../../shared/badges/badges.ts';
import { useFailureText } from '../../shared/client/failure-text.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../shared/money/use-money-call.ts';
import { answerReceipt } from './api/answer-receipt.ts';
import { cashierKeys } from './cashier-keys.ts';

type Call = Endpoints['answerReceipt'];
export type Answer = SentBodyOf<Call>;

/** Says whether a payment arrived; the order is read again whatever the server says. */
export function useAnswer(id: string) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((body: Answer, key) => answerReceipt({ params: { id }, body, key }));

  async function answer(body: Answer): Promise<Outcome<Call>> {
    setBusy(true);
    const outcome = await send(body);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: cashierKeys.all });
    forgetBadges(queries);
    if (outcome.ok) {
      moneyMoved(queries);
    }
    return outcome;
  }

  return { answer, isBusy, failure };
}
