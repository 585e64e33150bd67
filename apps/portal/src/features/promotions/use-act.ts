import type { Endpoint } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusBarsQuery } from '../../shared/bonus-bars/read-bonus-bars.ts';
import { forgetBadges } from '../../shared/badges/badges.ts';
import { useFailureText } from '../../shared/client/failure-text.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { promotionKeys } from '../../shared/promotions/promotion-keys.ts';
import { rewardKeys } from '../../shared/rewards/reward-keys.ts';

/** One act on a promotion; whatever the server says, everything about promotions is read again. */
export function useAct<E extends Endpoint>(send: () => Promise<Outcome<E>>) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function act(): Promise<Outcome<E>> {
    setBusy(true);
    const outcome = await send();
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries(bonusBarsQuery);
    void queries.invalidateQueries({ queryKey: promotionKeys.all });
    void queries.invalidateQueries({ queryKey: rewardKeys.all });
    forgetBadges(queries);
    if (outcome.ok) {
      moneyMoved(queries);
    }
    return outcome;
  }

  return { act, isBusy, failure };
}
