import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { giveUpBonus } from '../api/give-up-bonus.ts';
import type { WholeBonus } from '../../../shared/rewards/read-bonus.ts';
import { useRewardAct } from '../use-reward-act.ts';
import { EndSum } from './end-sum.tsx';

/** The way out of a bonus, with what it comes to before anything happens. */
export function GiveUp({ bonus }: { readonly bonus: WholeBonus }) {
  const t = useTranslations('rewards.giveUp');
  const ui = useTranslations('ui.dialog');
  const money = useMoneyLine();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy, failure } = useRewardAct(giveUpBonus);
  const { id, givingUp, currency, giftAmount, cashBeforeAmount } = bonus;
  if (givingUp === null) {
    return null;
  }
  const confirm = async () => {
    if (await act(id)) {
      setOpen(false);
      toastDone(t('done'));
    }
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('button', { amount: money(givingUp.forfeitAmount, currency) })}
      </Button>
      <Dialog
        ux="MC-14-give-up"
        kind="confirm"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={ui('close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('stay')}</Button>
            <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p className="mt-0 text-14">{t('text')}</p>
        <EndSum
          {...givingUp}
          currency={currency}
          giftAmount={giftAmount}
          beforeAmount={cashBeforeAmount ?? '0'}
        />
        {failure !== undefined && (
          <p role="alert" className="mb-0 text-14 text-bad">
            {failure}
          </p>
        )}
      </Dialog>
    </>
  );
}
