import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { nowMs } from '../../../shared/clock.ts';
import type { QueueDepth } from '../api/read-overview.ts';

/** Where each queue is worked off. */
const addresses = {
  deposits: { to: '/deposits', search: {} },
  lateDeposits: { to: '/deposits', search: { view: 'to_do' } },
  withdrawals: { to: '/withdrawals', search: { view: 'review' } },
  payouts: { to: '/withdrawals', search: { view: 'to_pay' } },
  disputes: { to: '/withdrawals', search: { view: 'disputed' } },
  complaints: { to: '/withdrawals', search: { view: 'complaints' } },
  lateWithdrawals: { to: '/withdrawals', search: { view: 'late' } },
  walletTransfers: { to: '/walletTransfers', search: {} },
  books: { to: '/reconciliation', search: {} },
  vendorBooks: { to: '/vendorDays', search: {} },
  betReviews: { to: '/bets/reviews', search: {} },
  lotteryResults: { to: '/lottery', search: {} },
  teamSums: { to: '/owedByAgents', search: {} },
  approvals: { to: '/approvals', search: {} },
  feedback: { to: '/feedback', search: {} },
  chat: { to: '/chat', search: {} },
  applications: { to: '/promotionApplications', search: {} },
  papers: { to: '/papers', search: {} },
  care: { to: '/care', search: {} },
  persons: { to: '/persons', search: {} },
} as const satisfies Readonly<Record<QueueDepth['name'], object>>;

/** One card for each queue that the operator may open: how much waits, and since when. */
export function QueueCards({ queues }: { readonly queues: readonly QueueDepth[] }) {
  const t = useTranslations('desk-overview');
  return queues.length === 0 ? (
    <p className="text-text-2">{t('noQueues')}</p>
  ) : (
    <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 md:grid-cols-3 xl:grid-cols-4">
      {queues.map((queue) => (
        <li key={queue.name}>
          <QueueCard {...queue} />
        </li>
      ))}
    </ul>
  );
}

function QueueCard({ name, count, oldestAt }: QueueDepth) {
  const t = useTranslations('desk-overview');
  const formats = useFormats();
  return (
    <Card className="relative grid h-full content-start gap-1">
      <Link {...addresses[name]} className="text-14 text-link after:absolute after:inset-0">
        {t(`queue.${name}`)}
      </Link>
      <strong className="text-30 font-bold tabular-nums">{formats.count(count)}</strong>
      <span className="text-13 text-text-2">
        {oldestAt === null ? (
          t('nothing')
        ) : (
          <>
            {t('oldest')}{' '}
            <span className="whitespace-nowrap">{formats.since(oldestAt, nowMs())}</span>
          </>
        )}
      </span>
    </Card>
  );
}
