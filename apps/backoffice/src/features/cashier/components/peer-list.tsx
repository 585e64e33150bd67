import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { useRiskReasons } from '../use-risk-reasons.ts';

/** Other members who pay a withdrawal, and what is strange about their dealings with members. */
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
        {peers.map((peer) => (
          <PeerLine key={peer.sliceId} peer={peer} />
        ))}
      </ul>
    </section>
  );
}

function PeerLine({ peer }: { readonly peer: ReviewedWithdrawal['peers'][number] }) {
  const t = useTranslations('desk-cashier.peer');
  const { depositId, memberName, met, signs } = peer;
  const reasons = useRiskReasons(signs);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <bdi className="font-semibold">{memberName}</bdi>
      <bdi dir="ltr">{depositId}</bdi>
      <span className="text-text-2">{t('met', { count: met })}</span>
      {reasons.map((reason) => (
        <Tag key={reason} tone="warn">
          {reason}
        </Tag>
      ))}
    </li>
  );
}
