import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  Button,
  CopyId,
  EmptyState,
  NetDrawing,
  Table,
  Tag,
  type Column,
  type Tone,
} from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type Redeem, useRedeems } from '../api/list-redeems.ts';
import { CancelRedeem } from './cancel-redeem.tsx';

const tones: Readonly<Record<Redeem['status'], Tone>> = {
  IN_PROCESS: 'info',
  APPROVED: 'ok',
  REJECTED: 'bad',
};

/** The member's orders with the nine fields of the specification (PR-08). */
export function RedeemList() {
  const t = useTranslations('points.redeems');
  const redeems = useRedeems();
  const columns = useColumns();
  if (redeems.isError && redeems.data === undefined) {
    return <LoadFailed error={redeems.error} onRetry={() => void redeems.refetch()} />;
  }
  const rows = redeems.data?.pages.flatMap(({ content }) => content);
  if (rows?.length === 0) {
    return <EmptyState drawing={<NetDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div data-ux="PR-08" className="grid gap-3">
      <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {redeems.hasNextPage && (
        <Button
          busy={redeems.isFetchingNextPage}
          onClick={() => void redeems.fetchNextPage()}
          className="justify-self-center"
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function Status({ order }: { readonly order: Redeem }) {
  const t = useTranslations('points');
  if (order.isCancelled) {
    return <Tag>{t('redeems.cancelled')}</Tag>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Tag tone={tones[order.status]}>{t(`status.${order.status}`)}</Tag>
      {order.cancelUntil !== null && <CancelRedeem order={order} />}
    </span>
  );
}

function useColumns(): readonly Column<Redeem>[] {
  const t = useTranslations('points');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('redeems.name'),
      isTitle: true,
      cell: (row) => <bdi>{row.name}</bdi>,
    },
    {
      id: 'reference',
      header: t('redeems.reference'),
      cell: (row) => (
        <CopyId
          id={row.referenceNumber}
          labels={{ copy: common('copy'), copied: common('copied') }}
        />
      ),
    },
    {
      id: 'time',
      header: t('redeems.time'),
      cell: (row) => formats.fullDateTime(row.applyTime),
    },
    { id: 'type', header: t('redeems.type'), cell: (row) => t(`kind.${row.type}`) },
    {
      id: 'quantity',
      header: t('redeems.quantity'),
      isNumber: true,
      cell: (row) => formats.count(row.quantity),
    },
    {
      id: 'points',
      header: t('redeems.points'),
      isNumber: true,
      cell: (row) => formats.count(BigInt(row.pointsRequirement)),
    },
    {
      id: 'amount',
      header: t('redeems.amount'),
      isNumber: true,
      cell: (row) =>
        toMinor(row.amountRequirement) === 0n ? (
          '–'
        ) : (
          <MoneyText amount={row.amountRequirement} currency={row.currency} />
        ),
    },
    {
      id: 'status',
      header: t('redeems.status'),
      cell: (row) => <Status order={row} />,
    },
    {
      id: 'remark',
      header: t('redeems.remark'),
      cell: (row) => (row.remark === '' ? '–' : <bdi>{row.remark}</bdi>),
    },
  ];
}
