import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { giveUpBonus } from '../api/give-up-bonus.ts';
import type { WholeBonus } from '../api/read-bonus.ts';
import { useRewardAct } from '../use-reward-act.ts';

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
  const line = (amount: string) => money(amount, currency);
  const confirm = async () => {
    if (await act(id)) {
      setOpen(false);
      toastDone(t('done'));
    }
  };
  const lines = [
    { label: t('before'), amount: cashBeforeAmount ?? '0' },
    { label: t('gift'), amount: giftAmount },
    { label: t('net'), amount: givingUp.netAmount },
    { label: t('keep'), amount: givingUp.keepAmount },
    { label: t('forfeit'), amount: givingUp.forfeitAmount },
  ];
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('button', { amount: line(givingUp.forfeitAmount) })}
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
        <dl className="m-0 grid gap-2 text-14">
          {lines.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4 last:font-bold">
              <dt>{label}</dt>
              <dd className="m-0 tabular-nums">{line(amount)}</dd>
            </div>
          ))}
        </dl>
        {failure !== undefined && (
          <p role="alert" className="mb-0 text-14 text-bad">
            {failure}
          </p>
        )}
      </Dialog>
    </>
  );
}
