import { useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BetReceiptReply } from '../api/read-bet.ts';
import { BetNet } from './bet-net.tsx';

/** What was staked and of what, what came back, and the balance around it. */
export function BetAmounts({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets');
  const money = (amount: string) => <MoneyText amount={amount} currency={bet.currency} />;
  const { cash, locked, bonus, free, inPlay } = bet.stakeParts;
  return (
    <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-14">
      <Amount label={t('columns.stake')}>{money(bet.stake)}</Amount>
      <Part label={t('receipt.cash')}>{money(cash)}</Part>
      {isSome(locked) && <Part label={t('receipt.locked')}>{money(locked)}</Part>}
      {isSome(bonus) && <Part label={t('receipt.bonus')}>{money(bonus)}</Part>}
      {(isSome(bonus) || isSome(locked)) && (
        <div className="col-span-2 ps-4 text-13 text-text-3">
          <dt className="sr-only">{t('receipt.why')}</dt>
          <dd className="m-0">
            {isSome(bonus) && t('receipt.bonusWhy')} {isSome(locked) && t('receipt.lockedWhy')}
          </dd>
        </div>
      )}
      {isSome(free) && <Part label={t('receipt.free')}>{money(free)}</Part>}
      {isSome(inPlay) && <Part label={t('receipt.inPlay')}>{money(inPlay)}</Part>}
      {bet.possible !== null && (
        <Amount label={t('receipt.possible')}>{money(bet.possible)}</Amount>
      )}
      <Amount label={t('columns.payout')}>{money(bet.payout)}</Amount>
      <Amount label={t('columns.net')}>
        <BetNet bet={bet} />
      </Amount>
      <Amount label={t('columns.counted')}>{money(bet.valid)}</Amount>
      <Amount label={t('receipt.before')}>{money(bet.balanceBefore)}</Amount>
      <Amount label={t('receipt.after')}>{money(bet.balanceAfter)}</Amount>
    </dl>
  );
}

function isSome(amount: string): boolean {
  return /[1-9]/u.test(amount);
}

interface AmountProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Amount({ label, children }: AmountProps) {
  return (
    <div className="contents">
      <dt className="text-text-2">{label}</dt>
      <dd className="m-0 text-end">{children}</dd>
    </div>
  );
}

/** A part of the amount above it. */
function Part({ label, children }: AmountProps) {
  return (
    <div className="contents text-13 text-text-3">
      <dt className="ps-4">{label}</dt>
      <dd className="m-0 text-end">{children}</dd>
    </div>
  );
}
