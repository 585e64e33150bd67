import { useFormats, useTranslations } from '@portal/i18n/react';
import type { RewardStatus } from '@portal/protocol';
import { Button, Card, EmptyState, GiftDrawing, Skeleton, Tag, type Tone } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { ProgressBar } from '../../../shared/progress/progress-bar.tsx';
import { useBonuses } from '../api/list-bonuses.ts';
import type { Reward } from '../api/list-rewards.ts';
import { useGivenText } from '../use-given-text.ts';

const tones: Readonly<Record<RewardStatus, Tone>> = {
  WAITING: 'primary',
  HELD: 'warn',
  OPEN: 'info',
  DONE: 'ok',
  CANCELLED: 'neutral',
  EXPIRED: 'warn',
  LAPSED: 'neutral',
};

export function BonusStatus({ status }: { readonly status: RewardStatus }) {
  const t = useTranslations('rewards.status');
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}

/** Every bonus with what is left to be played for it (MC-14). */
export function BonusList() {
  const t = useTranslations('rewards');
  const bonuses = useBonuses();
  const rows = bonuses.data?.pages.flatMap(({ content }) => content);
  if (rows === undefined) {
    return bonuses.error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-28" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={bonuses.error} onRetry={() => void bonuses.refetch()} />
    );
  }
  return (
    <div data-ux="MC-14" className="grid gap-3">
      {rows.length === 0 ? (
        <EmptyState drawing={<GiftDrawing />} title={t('noBonus')} text={t('noneText')} />
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {rows.map((row) => (
            <li key={row.id}>
              <BonusRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {bonuses.hasNextPage && (
        <Button busy={bonuses.isFetchingNextPage} onClick={() => void bonuses.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function BonusRow({ row }: { readonly row: Reward }) {
  const t = useTranslations('rewards');
  const formats = useFormats();
  const given = useGivenText();
  const { id, title, status, currency, giftAmount, doneAmount, requiredAmount, claimedAt } = row;
  return (
    <Card className="relative grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to="/m/bonusDetails/$rewardId"
          params={{ rewardId: id }}
          className="grow text-16 font-semibold text-text no-underline after:absolute after:inset-0"
        >
          {title}
        </Link>
        <BonusStatus status={status} />
        <b className="text-18">
          {given(row) ?? <MoneyText amount={giftAmount} currency={currency} />}
        </b>
      </div>
      {status === 'OPEN' && (
        <ProgressBar doneAmount={doneAmount} targetAmount={requiredAmount} currency={currency} />
      )}
      <p className="m-0 text-13 text-text-3">
        {claimedAt === null
          ? t(status === 'HELD' ? 'held' : 'neverTaken')
          : t('takenAt', { time: formats.dateTime(claimedAt) })}
        {status === 'OPEN' && row.playUntil !== null && (
          <span className="ms-2">{t('playUntil', { time: formats.dateTime(row.playUntil) })}</span>
        )}
      </p>
    </Card>
  );
}
