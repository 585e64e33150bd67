import type { Endpoint } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusBarsQuery } from '../../shared/bonus-bars/read-bonus-bars.ts';
import { forgetBadges } from '../../shared/badges/badges.ts';
import { useFailureText } from '../../shared/client/failure-text.ts';
import { freeSpinsKeys } from '../../shared/free-spins/list-free-spins.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../shared/money/use-money-call.ts';
import { rewardKeys } from './reward-keys.ts';

/** Takes a reward or gives one up; whatever the server says, everything is read again. */
export function useRewardAct<E extends Endpoint>(
  call: (input: { params: { id: string }; key: string }) => Promise<Outcome<E>>,
) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((id: string, key) => call({ params: { id }, key }));

  async function act(id: string): Promise<boolean> {
    setBusy(true);
    const outcome = await send(id);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries(bonusBarsQuery);
    void queries.invalidateQueries({ queryKey: rewardKeys.all });
    void queries.invalidateQueries({ queryKey: ['promotions'] });
    void queries.invalidateQueries({ queryKey: freeSpinsKeys.all });
    forgetBadges(queries);
    if (outcome.ok) {
      moneyMoved(queries);
    }
    return outcome.ok;
  }

  return { act, isBusy, failure };
}
