import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { placeOrder, type OrderBody } from '../api/place-order.ts';
import { lotteryKeys } from '../lottery-keys.ts';

export type PlacedOrder = ReplyOf<Endpoints['placeLotteryOrder']>;

export interface Ordering {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly placed: PlacedOrder | undefined;
  readonly send: (body: OrderBody) => Promise<void>;
  /** What was refused is mended: it is said no more. */
  readonly forget: () => void;
}

/** Sends a slip once, however often it is pressed, and tells what came of it. */
export function useOrder(): Ordering {
  const queries = useQueryClient();
  const call = useMoneyCall(placeOrder);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const send = async (body: OrderBody): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await call(body);
    setBusy(false);
    if (outcome.ok) {
      setPlaced(outcome.value);
      moneyMoved(queries);
      void queries.invalidateQueries({ queryKey: lotteryKeys.tickets });
    } else if (outcome.code === 'in_need_true_account') {
      useDialogs.getState().show('trialRefused');
    } else {
      if (outcome.code === 'lottery_group_refused' || outcome.code === 'lottery_price_changed') {
        void queries.invalidateQueries({ queryKey: lotteryKeys.prizeGroup(body.gameCode) });
      }
      if (outcome.code === 'lottery_price_changed') {
        void queries.invalidateQueries({ queryKey: lotteryKeys.gameIn(body.gameCode) });
      }
      setFailure(outcome);
    }
  };
  const forget = (): void => {
    setFailure(undefined);
  };
  return { isBusy, failure, placed, send, forget };
}
