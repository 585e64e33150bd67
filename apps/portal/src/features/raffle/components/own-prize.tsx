import { useTranslations } from '@portal/i18n/react';
import { Button, toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { claimRafflePrize } from '../api/claim-raffle-prize.ts';
import type { Raffle } from '../api/list-raffles.ts';

/** What was won, and the press that takes it (M-19). */
export function OwnPrize(props: {
  readonly raffle: Raffle;
  readonly prize: NonNullable<Raffle['ownPrize']>;
}) {
  const t = useTranslations('raffle.own');
  const money = useMoneyLine();
  const { raffle, prize } = props;
  const amount = money(prize.prizeAmount, raffle.currency);
  const { claim, isBusy, failure } = useClaim(raffle.id, t('taken', { amount }));
  const isWaiting = prize.status === 'WAITING';
  return (
    <div data-ux="M-19-raffle" className="grid gap-2 rounded-card bg-tint-ok p-4">
      <div className="flex flex-wrap items-center gap-4">
        <p role="status" className="m-0 grow text-16 font-semibold">
          {t('won', { prize: prize.prize, amount })}
        </p>
        {isWaiting ? (
          <Button variant="primary" size="touch" busy={isBusy} onClick={() => void claim()}>
            {t('take')}
          </Button>
        ) : (
          <span className="text-14">{t(prize.status === 'LAPSED' ? 'lapsed' : 'mine')}</span>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

function useClaim(id: string, done: string) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((raffleId: string, key) =>
    claimRafflePrize({ params: { id: raffleId }, key }),
  );
  async function claim(): Promise<void> {
    setBusy(true);
    const outcome = await send(id);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: ['raffles'] });
    void queries.invalidateQueries({ queryKey: ['rewards'] });
    if (outcome.ok) {
      moneyMoved(queries);
      toastDone(done);
    }
  }
  return { claim, isBusy, failure };
}
