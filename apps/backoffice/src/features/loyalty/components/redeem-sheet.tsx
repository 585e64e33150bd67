import { useFormats, useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { QueuedRedeem } from '../api/list-redeem-queue.ts';
import { RedeemDecision } from './redeem-decision.tsx';
import { RedeemShipping } from './redeem-shipping.tsx';

/** One order: who wants what, where it goes, and what was decided. */
export function RedeemSheet(props: {
  readonly order: QueuedRedeem | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { order, queue, onClose } = props;
  const t = useTranslations('desk-loyalty');
  return (
    <QueueSheet
      ux="BO-09-order"
      isWhole
      title={t('orders.one')}
      row={order}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          {row.abilities.includes('approve') ? (
            <RedeemDecision key={row.id} order={row} onDone={queue.advance}>
              <OrderFacts order={row} />
            </RedeemDecision>
          ) : (
            <OrderFacts order={row} />
          )}
          {row.abilities.includes('ship') && (
            <RedeemShipping key={row.id} order={row} onDone={queue.advance} />
          )}
        </>
      )}
    </QueueSheet>
  );
}

function OrderFacts({ order }: { readonly order: QueuedRedeem }) {
  const t = useTranslations('desk-loyalty');
  const formats = useFormats();
  const { address } = order;
  const place =
    address === null
      ? []
      : [
          {
            label: t('orders.address'),
            isWide: true,
            value: <bdi className="whitespace-pre-line">{Object.values(address).join('\n')}</bdi>,
          },
        ];
  const decided =
    order.decidedAt === null
      ? []
      : [
          { label: t('orders.remark'), isWide: true, value: <bdi>{order.remark}</bdi> },
          { label: t('orders.tracking'), value: <bdi>{order.trackingNo ?? '—'}</bdi> },
          {
            label: t('orders.decidedBy'),
            value: (
              <bdi>
                {order.isCancelled
                  ? t('orders.cancelled')
                  : (order.decidedBy ?? t('orders.nobody'))}
              </bdi>
            ),
          },
          { label: t('orders.decidedAt'), value: <Moment at={order.decidedAt} /> },
        ];
  return (
    <Facts
      facts={[
        { label: t('orders.name'), value: <bdi>{order.name}</bdi> },
        { label: t('orders.account'), value: <bdi>{order.account}</bdi> },
        { label: t('kind.label'), value: t(`kind.${order.type}`) },
        { label: t('orders.quantity'), value: formats.count(order.quantity) },
        { label: t('orders.points'), value: formats.count(BigInt(order.pointsRequirement)) },
        {
          label: t('orders.amount'),
          value: <MoneyText amount={order.amountRequirement} currencyCode={order.currency} />,
        },
        { label: t('orders.applied'), value: <Moment at={order.applyTime} /> },
        { label: t('orders.reference'), value: <bdi dir="ltr">{order.referenceNumber}</bdi> },
        ...place,
        ...decided,
      ]}
    />
  );
}
