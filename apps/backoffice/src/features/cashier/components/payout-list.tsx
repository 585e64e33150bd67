import { useTranslations } from '@portal/i18n/react';
import { Moment } from '../../../shared/money-text.tsx';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';

/** What providers were asked to pay of a withdrawal, and how far each of them is. */
export function PayoutList({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations('desk-cashier.payout');
  const { payouts, providers } = withdrawal;
  if (payouts.length === 0) {
    return null;
  }
  return (
    <section className="grid gap-2" data-ux="BO-04-payouts">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      <ul className="m-0 grid list-none gap-2 p-0 text-14">
        {payouts.map(({ sliceId, provider, reference, state, failure, sentAt, askAt, told }) => (
          <li key={sliceId} className="flex flex-wrap items-center gap-2">
            <bdi className="font-semibold">
              {providers.find(({ code }) => code === provider)?.name ?? provider}
            </bdi>
            <bdi dir="ltr">{reference}</bdi>
            <Moment at={sentAt} />
            <span>{t(`state.${state}`)}</span>
            {failure !== null && <span className="text-text-2">{t(`failure.${failure}`)}</span>}
            {told.map(({ transaction, amount }) => (
              <span key={transaction} className="text-warn">
                {t('told')} <bdi dir="ltr">{`${amount ?? '?'} · ${transaction}`}</bdi>
              </span>
            ))}
            {askAt !== null && (
              <span className="text-text-2">
                {t('asked')} <Moment at={askAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
