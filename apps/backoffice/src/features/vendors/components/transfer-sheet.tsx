import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { DeskTransfer } from '../api/list-stuck-transfers.ts';
import { TransferDecision } from './transfer-decision.tsx';

/** One transfer with a purse of a vendor: where its money is, and what can be done about it. */
export function TransferSheet(props: {
  readonly transfer: DeskTransfer | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { transfer, queue, onClose } = props;
  const t = useTranslations('desk-transfers');
  return (
    <QueueSheet
      ux="BO-19-transfer"
      isWhole
      title={t('one')}
      row={transfer}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          <p className="m-0 text-14 text-text-2">{t(`advice.${row.state}`)}</p>
          <Facts facts={factsOf(row, t)} />
          <TransferDecision key={row.id} transfer={row} onDone={queue.advance} />
        </>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-transfers'>>;

function factsOf(transfer: DeskTransfer, t: Words) {
  const { amount, currency, askAt, notFoundAt, direction, state } = transfer;
  const facts = [
    {
      label: t('columns.way'),
      value: (
        <>
          {t(`way.${direction}`)} <bdi>{transfer.vendorName}</bdi>
        </>
      ),
    },
    { label: t('columns.amount'), value: <MoneyText amount={amount} currencyCode={currency} /> },
    { label: t('columns.state'), value: t(`state.${state}`) },
    {
      label: t('columns.account'),
      value: (
        <Link to="/members/$memberId" params={{ memberId: transfer.memberId }}>
          <bdi>{transfer.account}</bdi>
        </Link>
      ),
    },
    {
      label: t('reference'),
      value: (
        <code dir="ltr" className="text-12 break-all">
          {transfer.id}
        </code>
      ),
      isWide: true,
    },
    { label: t('columns.made'), value: <Moment at={transfer.madeAt} /> },
    { label: t('asked'), value: t('times', { count: transfer.asked }) },
  ];
  return [
    ...facts,
    ...(askAt === null ? [] : [{ label: t('askAt'), value: <Moment at={askAt} /> }]),
    ...(notFoundAt === null ? [] : [{ label: t('notFoundAt'), value: <Moment at={notFoundAt} /> }]),
  ];
}
