import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  Button,
  buttonClass,
  Card,
  EmptyState,
  GiftDrawing,
  Skeleton,
  toastDone,
} from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { claimReward } from '../api/claim-reward.ts';
import { useRewards, type Reward } from '../api/list-rewards.ts';
import { useRewardAct } from '../use-reward-act.ts';
import { useGivenText } from '../use-given-text.ts';
import { FreeSpinsList } from './free-spins-list.tsx';

/** So many are taken with one press (agents-loyalty-money.md D10). */
const mostAtOnce = 50;

/** What waits, what it is worth and until when, under a gift of the rank that is open (MC-15). */
export function RewardCentre({ rankGift }: { readonly rankGift: ReactNode }) {
  const t = useTranslations('rewards');
  const hearsOffers = useHearsOffers();
  return (
    <div data-ux="MC-15" className="grid gap-5">
      {hearsOffers ? <Offered rankGift={rankGift} /> : <OffersRest />}
      <Link to="/m/bonusDetails" className="justify-self-start text-14 text-link">
        {t('toBonuses')}
      </Link>
    </div>
  );
}

function Offered({ rankGift }: { readonly rankGift: ReactNode }) {
  const t = useTranslations('rewards');
  const { data, error, refetch } = useRewards();
  // What the last press brought is said also where nothing waits any more.
  const taking = useTaking();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {rankGift}
      {taking.failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {taking.failure}
        </p>
      )}
      {data.length > 0 ? (
        <Waiting rewards={data} taking={taking} />
      ) : rankGift !== undefined ? null : (
        <EmptyState
          drawing={<GiftDrawing />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
              {t('toPromotions')}
            </Link>
          }
        />
      )}
      <FreeSpinsList />
    </>
  );
}

function useTaking() {
  // What looks like the claim of somebody who had it waits for a person, and is not credited (R89).
  const held = useRef(0);
  const { actOnAll, isBusy, failure } = useRewardAct(
    async (input: Parameters<typeof claimReward>[0]) => {
      const outcome = await claimReward(input);
      held.current += outcome.ok && outcome.value.status === 'HELD' ? 1 : 0;
      return outcome;
    },
  );
  const take = async (ids: readonly Reward['id'][]) => {
    held.current = 0;
    const count = await actOnAll(ids);
    return { taken: count - held.current, held: held.current };
  };
  return { take, isBusy, failure };
}

function Waiting(props: {
  readonly rewards: readonly Reward[];
  readonly taking: ReturnType<typeof useTaking>;
}) {
  const t = useTranslations('rewards');
  const { rewards, taking } = props;
  const { isBusy } = taking;
  const money = useMoneyLine();
  const given = useGivenText();
  const [{ currency } = { currency: '' }] = rewards;
  // Rounds, points and tickets are no money.
  const sum = rewards.reduce(
    (total, reward) => (given(reward) === undefined ? total + toMinor(reward.giftAmount) : total),
    0n,
  );
  const take = async (reward: Reward) => {
    const { taken: count, held } = await taking.take([reward.id]);
    if (count + held > 0) {
      const amount = money(reward.giftAmount, reward.currency);
      const gift = given(reward);
      const spins = reward.freeSpins === undefined ? undefined : gift;
      const taken =
        spins !== undefined
          ? t('spinsTaken', { spins })
          : gift === undefined
            ? t('taken', { amount })
            : t('giftTaken', { gift });
      toastDone(held > 0 ? t('held') : taken);
    }
  };
  const takeAll = async () => {
    const ids = rewards.slice(0, mostAtOnce).map(({ id }) => id);
    const { taken: count, held } = await taking.take(ids);
    if (count > 0) {
      toastDone(t('takenAll', { count }));
    }
    if (held > 0) {
      toastDone(t('held'));
    }
  };
  return (
    <>
      <Card className="flex flex-wrap items-end justify-between gap-4 p-5">
        <div>
          <p className="m-0 text-13 text-text-2">{t('waits', { count: rewards.length })}</p>
          {sum > 0n && (
            <p className="m-0 text-30 font-bold">
              <MoneyText amount={fromMinor(sum, currency)} currency={currency} />
            </p>
          )}
        </div>
        {rewards.length > 1 && (
          <Button size="touch" busy={isBusy} onClick={() => void takeAll()}>
            {t('takeAll')}
          </Button>
        )}
      </Card>
      <ul className="m-0 grid list-none gap-3 p-0">
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardRow reward={reward} isBusy={isBusy} onTake={() => void take(reward)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RewardRow(props: {
  readonly reward: Reward;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}) {
  const t = useTranslations('rewards');
  const formats = useFormats();
  const given = useGivenText();
  const { reward, isBusy, onTake } = props;
  const money = useMoneyLine();
  const { title, source, giftAmount, currency, claimUntil, requiredAmount } = reward;
  return (
    <Card className="flex flex-wrap items-center gap-4 p-4">
      <div className="grid grow gap-1">
        <span className="text-13 text-text-3">{t(`sources.${source}`)}</span>
        <b className="text-16">{title}</b>
        {toMinor(requiredAmount) > 0n && (
          <span className="text-13 text-text-2">
            {t('toPlay', { amount: money(requiredAmount, currency) })}
          </span>
        )}
        {claimUntil !== null && (
          <span className="text-13 text-text-2">
            {t('until', { time: formats.dateTime(claimUntil) })}
          </span>
        )}
      </div>
      <b className="text-20">
        {given(reward) ?? <MoneyText amount={giftAmount} currency={currency} />}
      </b>
      <Button variant="primary" size="touch" busy={isBusy} onClick={onTake}>
        {t('take')} <span className="sr-only">{title}</span>
      </Button>
    </Card>
  );
}
