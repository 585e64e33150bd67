import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Skeleton, Stat, Table, type Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { ProgressBar } from '../../../shared/progress/progress-bar.tsx';
import { useBonus, type WholeBonus } from '../../../shared/rewards/read-bonus.ts';
import { useGivenText } from '../use-given-text.ts';
import { BonusStatus } from './bonus-list.tsx';
import { EndSum } from './end-sum.tsx';
import { GiveUp } from './give-up.tsx';

type Bet = WholeBonus['bets'][number];

/** One bonus: what is left, each bet that counted, and the way out of it. */
export function BonusDetail({ id }: { readonly id: string }) {
  const { data, error, refetch } = useBonus(id);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  return <Detail bonus={data} />;
}

function Detail({ bonus }: { readonly bonus: WholeBonus }) {
  const t = useTranslations('rewards');
  const formats = useFormats();
  const given = useGivenText();
  const { title, status, currency, giftAmount, leftAmount, doneAmount, requiredAmount } = bonus;
  const { maxStakeAmount, maxCashoutAmount, playUntil, forfeitAmount } = bonus;
  const wentBack = status === 'DONE' && maxCashoutAmount !== undefined ? 'aboveCap' : 'forfeit';
  const isBack = status === 'CANCELLED' || status === 'EXPIRED' || wentBack === 'aboveCap';
  return (
    <div data-ux="MC-14-one" className="grid gap-5">
      <Card className="grid gap-4 p-5">
        <p className="m-0 flex flex-wrap items-center gap-3">
          <b className="grow text-20">{title}</b>
          <BonusStatus status={status} />
        </p>
        {bonus.promotion !== undefined && <Joined promotion={bonus.promotion} />}
        <div className="grid gap-4 sm:grid-cols-3">
          <Stat label={t('stat.gift')}>
            {given(bonus) ?? <MoneyText amount={giftAmount} currency={currency} />}
          </Stat>
          {status === 'OPEN' && (
            <Stat label={t('stat.left')}>
              <MoneyText amount={leftAmount} currency={currency} />
            </Stat>
          )}
          {playUntil !== null && status === 'OPEN' && (
            <Stat label={t('stat.until')}>{formats.dateTime(playUntil)}</Stat>
          )}
          {maxStakeAmount !== null && status === 'OPEN' && (
            <Stat label={t('stat.maxStake')}>
              <MoneyText amount={maxStakeAmount} currency={currency} />
            </Stat>
          )}
          {maxCashoutAmount !== undefined && (
            <Stat label={t('stat.maxCashout')}>
              <MoneyText amount={maxCashoutAmount} currency={currency} />
            </Stat>
          )}
          {forfeitAmount !== null && isBack && (
            <Stat label={t(`stat.${wentBack}`)}>
              <MoneyText amount={forfeitAmount} currency={currency} />
            </Stat>
          )}
        </div>
        {status === 'OPEN' && (
          <ProgressBar doneAmount={doneAmount} targetAmount={requiredAmount} currency={currency} />
        )}
        {bonus.isByBreak === true && <p className="m-0 text-14 text-text-2">{t('byBreak')}</p>}
        {bonus.wentBack !== null && forfeitAmount !== null && (
          <section className="grid gap-2">
            <h2 className="m-0 text-16 font-semibold">{t('howBack')}</h2>
            <EndSum
              {...bonus.wentBack}
              currency={currency}
              giftAmount={giftAmount}
              forfeitAmount={forfeitAmount}
            />
          </section>
        )}
        <GiveUp bonus={bonus} />
      </Card>
      <Bets bonus={bonus} />
    </div>
  );
}

/** Which promotion was joined for it, and when. */
function Joined({ promotion }: { readonly promotion: NonNullable<WholeBonus['promotion']> }) {
  const t = useTranslations('rewards');
  const formats = useFormats();
  return (
    <p className="m-0 flex flex-wrap gap-x-3 text-14 text-text-2">
      {t('joined', { time: formats.fullDateTime(promotion.joinedAt) })}
      <Link
        to="/promotions/$promotionId"
        params={{ promotionId: promotion.id }}
        className="text-link underline"
      >
        {t('toPromotion')}
      </Link>
    </p>
  );
}

function Bets({ bonus }: { readonly bonus: WholeBonus }) {
  const t = useTranslations('rewards.bets');
  const money = useMoneyLine();
  const columns = useBetColumns();
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      {bonus.status === 'OPEN' && <p className="m-0 text-14 text-text-2">{t('oldestFirst')}</p>}
      {bonus.beforeAmount !== undefined && (
        <p className="m-0 text-14">
          {t('before', { amount: money(bonus.beforeAmount, bonus.currency) })}{' '}
          <Link to="/m/withdraw" className="text-link underline">
            {t('toPlay')}
          </Link>
        </p>
      )}
      {bonus.bets.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t('none')}</p>
      ) : (
        <>
          <Table
            caption={t('title')}
            columns={columns}
            rows={bonus.bets}
            rowKey={({ betId }) => betId}
          />
          <p className="m-0 text-14 font-semibold">
            {t('sum', { amount: money(bonus.doneAmount, bonus.currency) })}
          </p>
        </>
      )}
    </section>
  );
}

function useBetColumns(): readonly Column<Bet>[] {
  const t = useTranslations('rewards.bets');
  const games = useTranslations('promotions.categories');
  const formats = useFormats();
  return [
    {
      id: 'game',
      header: t('game'),
      isTitle: true,
      cell: ({ betId, game }) => (
        <Link to="/m/personalHistoryCopy/bet/$betId" params={{ betId }} className="text-link">
          <bdi>{game}</bdi>
        </Link>
      ),
    },
    { id: 'category', header: t('category'), cell: (row) => games(row.category) },
    { id: 'time', header: t('time'), cell: (row) => formats.fullDateTime(row.bookedAt) },
    {
      id: 'counted',
      header: t('counted'),
      cell: (row) => <MoneyCell amount={row.countedAmount} />,
    },
  ];
}
