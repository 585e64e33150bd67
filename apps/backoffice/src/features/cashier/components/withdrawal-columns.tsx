import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { QueuedWithdrawal } from '../api/list-queue.ts';
import { DueMoment } from './due-moment.tsx';
import { OrderAmount } from './order-amount.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';

export function useWithdrawalColumns(
  onOpen: (id: string) => void,
): readonly Column<QueuedWithdrawal>[] {
  const t = useTranslations('desk-cashier');
  return [
    {
      id: 'member',
      header: t('columns.member'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.memberName}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'reference',
      header: t('facts.id'),
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: (row) => <OrderAmount row={row} />,
    },
    {
      id: 'account',
      header: t('columns.account'),
      cell: ({ account }) => <bdi>{`${account.institution} •••• ${account.lastDigits}`}</bdi>,
    },
    { id: 'risk', header: t('columns.risk'), cell: (row) => <Risk {...row} /> },
    { id: 'state', header: t('columns.state'), cell: (row) => <WithdrawalState {...row} /> },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: (row) => <bdi>{row.claimedBy?.name ?? '—'}</bdi>,
    },
    { id: 'asked', header: t('columns.asked'), cell: (row) => <Moment at={row.requestedAt} /> },
    { id: 'due', header: t('columns.due'), cell: (row) => <DueMoment {...row} /> },
  ];
}

const middle = 30;
const high = 70;

/** What stands before all others in the list says why it does. */
function Risk({ risk, state }: Pick<QueuedWithdrawal, 'risk' | 'state'>) {
  const t = useTranslations('desk-cashier');
  const isFirst = risk >= high && (state === 'REVIEW' || state === 'INFO_NEEDED');
  return (
    <span className="inline-flex flex-wrap gap-2">
      <RiskTag risk={risk} />
      {isFirst && <Tag tone="bad">{t('priority')}</Tag>}
    </span>
  );
}

/** The score with its level in words, never by colour alone. */
export function RiskTag({ risk }: { readonly risk: number }) {
  const t = useTranslations('desk-cashier.risk');
  const level = risk >= high ? 'high' : risk >= middle ? 'middle' : 'low';
  const tones = { high: 'bad', middle: 'warn', low: 'ok' } as const;
  return <Tag tone={tones[level]}>{t(level, { risk })}</Tag>;
}
