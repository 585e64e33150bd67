import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { toMinor } from '../../../shared/money/amounts.ts';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { useAnswer } from '../use-answer.ts';

/**
 * "Full payment made": one word for several payments, where all that remains was sent. A single one
 * has its own, which says the same.
 */
export function FullPayment({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cashier.receipt');
  const { answer, isBusy, failure } = useAnswer(withdrawal.id);
  if (!isOneWordForAll(withdrawal)) {
    return null;
  }
  return (
    <>
      <Button size="touch" busy={isBusy} onClick={() => void answer({ answer: 'full_payment' })}>
        {t('fullPayment')}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </>
  );
}

function isOneWordForAll({ slices, remaining }: Withdrawal): boolean {
  const sent = slices.filter(({ state }) => state === 'CLAIMED');
  const sum = sent.reduce((total, { amount }) => total + toMinor(amount), 0n);
  return sent.length > 1 && sum === toMinor(remaining);
}
