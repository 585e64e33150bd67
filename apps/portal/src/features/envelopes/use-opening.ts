import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../shared/client/failure-text.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../shared/money/use-money-call.ts';
import { openEnvelope } from './api/open-envelope.ts';

export interface Opened {
  readonly giftAmount: string;
  readonly currency: string;
}

/** Opens a packet of one rain; whatever the server says, the list is read again. */
export function useOpening(id: string) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const send = useMoneyCall((envelopeId: string, key) =>
    openEnvelope({ params: { id: envelopeId }, key }),
  );
  async function open(): Promise<void> {
    setBusy(true);
    const outcome = await send(id);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: ['envelopes'] });
    if (outcome.ok) {
      setOpened(outcome.value);
      moneyMoved(queries);
    }
  }
  return { open, isBusy, failure, opened, forget: () => setOpened(undefined) };
}
