import { newIdempotencyKey, type Failure } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { sendRefill } from '../api/refill-fun-money.ts';

/**
 * Refills fun money. When no answer came, the same key is sent again, so that one refill is never
 * booked twice (R106).
 */
export function useRefill(onRefilled: (balance: string) => void) {
  const queries = useQueryClient();
  const pendingKey = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function refill(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    pendingKey.current ??= newIdempotencyKey();
    const outcome = await sendRefill(pendingKey.current);
    setBusy(false);
    if (outcome.ok || (outcome.status >= 400 && outcome.status < 500)) {
      pendingKey.current = undefined;
    }
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    onRefilled(outcome.value.balance);
    moneyMoved(queries);
  }

  return { refill, isBusy, failure };
}
