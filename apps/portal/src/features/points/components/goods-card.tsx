import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Goods } from '../api/list-point-rewards.ts';
import type { PointBalance } from '../api/read-point-balance.ts';
import { GoodsPicture } from './goods-picture.tsx';

/** One item: what it is, what it costs, and why it cannot be had where that is so. */
export function GoodsCard(props: {
  readonly goods: Goods;
  /** What the member has; undefined for a visitor and while it is unknown. */
  readonly purse: PointBalance | undefined;
  readonly onOrder: () => void;
}) {
  const { goods, purse, onOrder } = props;
  const t = useTranslations('points.goods');
  const formats = useFormats();
  const money = useMoneyLine();
  const hindrance = useHindrance(goods, purse);
  return (
    <article className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-s1">
      <GoodsPicture name={goods.picture} />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="m-0 text-16 font-semibold">
          <bdi>{goods.name}</bdi>
        </h3>
        <p className="m-0 line-clamp-4 text-13 text-text-2">
          <bdi>{goods.text}</bdi>
        </p>
        {toMinor(goods.minDeposit30d) > 0n && (
          <p className="m-0 text-12 text-text-3">
            {t('minDeposit', { amount: money(goods.minDeposit30d, goods.currency) })}
          </p>
        )}
        {goods.saleTo !== null && (
          <p className="m-0 text-12 text-text-3">
            {t('until', { at: formats.dateTime(goods.saleTo) })}
          </p>
        )}
        <p className="m-0 mt-auto pt-2 text-16 font-bold tabular-nums">
          {t('price', { points: formats.count(BigInt(goods.points)) })}
          {toMinor(goods.amount) > 0n && (
            <span className="text-14 font-semibold text-text-2">
              {' + '}
              <MoneyText amount={goods.amount} currency={goods.currency} />
            </span>
          )}
        </p>
        <p className="m-0 min-h-5 text-12 text-text-3">
          {hindrance ?? t('left', { left: goods.left })}
        </p>
        <Button
          block
          variant={hindrance === undefined ? 'primary' : 'secondary'}
          disabled={hindrance !== undefined}
          onClick={onOrder}
          aria-label={t('orderNamed', { name: goods.name })}
        >
          {t('order')}
        </Button>
      </div>
    </article>
  );
}

/** The first reason for which this cannot be had, in words. */
function useHindrance(goods: Goods, purse: PointBalance | undefined): string | undefined {
  const t = useTranslations('points.goods');
  const formats = useFormats();
  if (goods.left === 0) {
    return t('soldOut');
  }
  const own = purse?.limits.find(({ goodsId }) => goodsId === goods.id);
  if (own?.left === 0) {
    return t('taken');
  }
  const missing = purse === undefined ? 0n : BigInt(goods.points) - BigInt(purse.points);
  return missing > 0n ? t('missing', { points: formats.count(missing) }) : undefined;
}
