import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetBadges } from '../../../shared/badges/badges.ts';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import type { Vip } from '../../../shared/vip/api/read-vip.ts';
import { claimBirthdayGift } from '../api/claim-birthday-gift.ts';

type Birthday = NonNullable<Vip['birthday']>;

interface BirthdayCardProps {
  readonly birthday: Birthday;
  readonly currency: string;
}

/** What the rank gives for a birthday, what it waits for, and the button while it can be taken. */
export function BirthdayCard({ birthday, currency }: BirthdayCardProps) {
  const t = useTranslations('vip.birthday');
  const line = useMoneyLine();
  const formats = useFormats();
  const { take, failure, isBusy } = useTaking(birthday);
  const { state, gift, from, to } = birthday;
  const day = (text: string | null) => (text === null ? '' : formats.dayInText(text));
  return (
    <Card className="grid gap-3 p-4 lg:p-6">
      <h2 className="m-0 text-20 font-bold">{t('title')}</h2>
      <p className="m-0">{t('worth', { gift: line(gift, currency) })}</p>
      <p className="m-0 text-14 text-text-2">{t(state, { from: day(from), to: day(to) })}</p>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
      {state === 'CLAIM' && (
        <Button
          variant="primary"
          size="touch"
          busy={isBusy}
          onClick={() => void take()}
          className="justify-self-start"
        >
          {t('claim')}
        </Button>
      )}
    </Card>
  );
}

/** Whatever the server says, the own rank is read again. */
function useTaking({ from }: Birthday) {
  const t = useTranslations('vip.birthday');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((_: string | null, key) => claimBirthdayGift({ key }));

  async function take(): Promise<void> {
    setBusy(true);
    const outcome = await send(from);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: ['vip'] });
    forgetBadges(queries);
    if (outcome.ok) {
      toastDone(t('done'));
      moneyMoved(queries);
    }
  }

  return { take, failure, isBusy };
}
