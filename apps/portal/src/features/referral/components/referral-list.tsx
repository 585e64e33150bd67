import { useFormats, useTranslations } from '@portal/i18n/react';
import type { ReferralState } from '@portal/protocol';
import {
  Button,
  type Column,
  EmptyState,
  FoldedBoatDrawing,
  Skeleton,
  Table,
  Tag,
  type Tone,
} from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type OwnReferral, useReferrals } from '../api/list-referrals.ts';

const tones: Readonly<Record<ReferralState, Tone>> = {
  PENDING: 'info',
  QUALIFIED: 'primary',
  REWARDED: 'ok',
  REJECTED: 'neutral',
};

/** Who came, the newest first: what each brings, or what is still missing for it. */
export function ReferralList() {
  const t = useTranslations('referral');
  const referrals = useReferrals();
  const columns = useColumns();
  const rows = referrals.data?.pages.flatMap(({ content }) => content);
  if (rows === undefined) {
    return referrals.error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-40 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed
        error={referrals.error}
        onRetry={() => void referrals.refetch()}
        headingLevel={2}
      />
    );
  }
  if (rows.length === 0) {
    return <EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ account, joinedAt }) => `${account} ${joinedAt}`}
      />
      {referrals.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={referrals.isFetchingNextPage}
          onClick={() => void referrals.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function useColumns(): readonly Column<OwnReferral>[] {
  const t = useTranslations('referral');
  const formats = useFormats();
  return [
    {
      id: 'account',
      header: t('columns.account'),
      isTitle: true,
      cell: ({ account }) => <bdi className="font-semibold">{account}</bdi>,
    },
    {
      id: 'joined',
      header: t('columns.joined'),
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formats.dateTime(joinedAt)}</time>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      cell: ({ reason }) => (reason === null ? t('reasons.done') : t(`reasons.${reason}`)),
    },
    {
      id: 'reward',
      header: t('columns.reward'),
      isNumber: true,
      cell: ({ state, rewardAmount, shareAmount, currency }) =>
        state === 'REJECTED' ? (
          '–'
        ) : (
          <>
            <MoneyText amount={rewardAmount} currency={currency} />
            {shareAmount !== null && (
              <span className="block text-13 text-text-2">
                {'+ '}
                <MoneyText amount={shareAmount} currency={currency} />
              </span>
            )}
          </>
        ),
    },
  ];
}
