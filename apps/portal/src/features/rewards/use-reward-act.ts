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
import { rewardKeys } from '../../shared/rewards/reward-keys.ts';

/** Takes a reward or gives one up; whatever the server says, everything is read again. */
export function useRewardAct<E extends Endpoint>(
  call: (input: { params: { id: string }; key: string }) => Promise<Outcome<E>>,
) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((id: string, key) => call({ params: { id }, key }));

  /**
   * One after the other; what is refused keeps none of the others, but without an answer the rest
   * waits, so that the same is asked again first. Answers how many went well.
   */
  async function actOnAll(ids: readonly string[]): Promise<number> {
    setBusy(true);
    const outcomes: Outcome<E>[] = [];
    for (const id of ids) {
      const outcome = await send(id);
      outcomes.push(outcome);
      if (!outcome.ok && (outcome.status < 400 || outcome.status >= 500)) {
        break;
      }
    }
    const failed = outcomes.find(({ ok }) => !ok);
    const count = outcomes.filter(({ ok }) => ok).length;
    setBusy(false);
    setFailure(failed === undefined || failed.ok ? undefined : failureText(failed));
    readAgain(count > 0);
    return count;
  }

  function readAgain(hasMoved: boolean): void {
    void queries.invalidateQueries(bonusBarsQuery);
    void queries.invalidateQueries({ queryKey: rewardKeys.all });
    void queries.invalidateQueries({ queryKey: ['promotions'] });
    void queries.invalidateQueries({ queryKey: freeSpinsKeys.all });
    forgetBadges(queries);
    if (hasMoved) {
      moneyMoved(queries);
    }
  }

  const act = async (id: string) => (await actOnAll([id])) === 1;

  return { act, actOnAll, isBusy, failure };
}
