import { useTranslations } from '@portal/i18n/react';
import { EmptyState, GiftDrawing, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';
import { type Goods, usePointRewards } from '../api/list-point-rewards.ts';
import { usePointBalance } from '../api/read-point-balance.ts';
import { GoodsCard } from './goods-card.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';

const grid =
  'm-0 grid list-none grid-cols-2 gap-3 p-0 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
const placeholders = ['one', 'two', 'three', 'four', 'five'];

/** What lies in the mall; a press on one orders it, or asks a visitor who they are. */
export function GoodsGrid() {
  const t = useTranslations('points.goods');
  const rewards = usePointRewards();
  const [chosen, setChosen] = useState<Goods>();
  const order = useOrder(setChosen);
  const member = useMember();
  const isMember = member?.isTrial === false;
  const balance = usePointBalance(isMember);
  const purse = isMember ? balance.data : undefined;
  if (rewards.isError) {
    return <LoadFailed error={rewards.error} onRetry={() => void rewards.refetch()} />;
  }
  if (rewards.data === undefined) {
    return (
      <>
        <ul aria-busy="true" className={grid}>
          {placeholders.map((name) => (
            <li key={name}>
              <Skeleton className="h-64 rounded-card" />
            </li>
          ))}
        </ul>
        <StillLoading />
      </>
    );
  }
  if (rewards.data.list.length === 0) {
    return <EmptyState drawing={<GiftDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <>
      <ul className={grid}>
        {rewards.data.list.map((goods) => (
          <li key={goods.id} className="flex">
            <GoodsCard goods={goods} purse={purse} onOrder={() => order(goods)} />
          </li>
        ))}
      </ul>
      {chosen !== undefined && <RedeemDialog goods={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useOrder(choose: (goods: Goods) => void): (goods: Goods) => void {
  const show = useDialogs((state) => state.show);
  const member = useMember();
  return (goods) => {
    if (member === undefined) {
      show('login');
    } else if (member.isTrial) {
      show('trialRefused');
    } else {
      choose(goods);
    }
  };
}
