import type { Endpoint } from '@portal/protocol';
import { newIdempotencyKey, type Outcome } from '@portal/protocol/client';
import { useRef } from 'react';

/**
 * Sends a money call. A try whose answer never came is asked again with its own key, as long as it
 * says the same (R106); after an answer the next one is another call.
 */
export function useMoneyCall<Body, E extends Endpoint>(
  send: (body: Body, key: string) => Promise<Outcome<E>>,
): (body: Body) => Promise<Outcome<E>> {
  const pending = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (body) => {
    const text = JSON.stringify(body);
    if (pending.current?.text !== text) {
      pending.current = { text, key: newIdempotencyKey() };
    }
    const outcome = await send(body, pending.current.key);
    if (outcome.ok || (outcome.status >= 400 && outcome.status < 500)) {
      pending.current = undefined;
    }
    return outcome;
  };
}
