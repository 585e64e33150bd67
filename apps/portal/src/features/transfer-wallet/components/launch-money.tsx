import { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';

/** A game that opened in a window of its own. */
export type Launched = Extract<ReplyOf<Endpoints['launchGame']>, { readonly kind: 'url' }>;

/** What became of the money that was to move when the game opened, and why it stayed. */
export function LaunchMoney({ money }: Pick<Launched, 'money'>) {
  const t = useTranslations('transfer-wallet');
  const line = useMoneyLine();
  if (money === null) {
    return null;
  }
  return money.state === 'moved' ? (
    <p role="status" className="m-0 text-14 text-text-2">
      {t('movedAtLaunch', { amount: line(money.amount, money.currency) })}
    </p>
  ) : (
    <p role="status" className="m-0 text-14 text-warn">
      {t(`keptAtLaunch.${money.reason}`)}
    </p>
  );
}
