import { useTranslations } from '@portal/i18n/react';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';

/** Other members who pay a withdrawal; what a pair does often is looked at. */
export function PeerList({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations('desk-cashier.peer');
  const { peers } = withdrawal;
  if (peers.length === 0) {
    return null;
  }
  return (
    <section className="grid gap-2" data-ux="BO-04-peers">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      <ul className="m-0 grid list-none gap-2 p-0 text-14">
        {peers.map(({ sliceId, depositId, memberName, met }) => (
          <li key={sliceId} className="flex flex-wrap items-center gap-2">
            <bdi className="font-semibold">{memberName}</bdi>
            <bdi dir="ltr">{depositId}</bdi>
            <span className="text-text-2">{t('met', { count: met })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
