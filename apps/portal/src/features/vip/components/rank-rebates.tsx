import { useFormats, useTranslations } from '@portal/i18n/react';
import type { VipRank } from '../api/list-vip-ranks.ts';

/**
 * What a rank brings beyond what everybody gets: the most of it, and by kind of game where that is
 * opened.
 */
export function RankRebates({ rebates }: Pick<VipRank, 'rebates'>) {
  const t = useTranslations('vip.table');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const share = (rate: number) => formats.share(rate / 100);
  if (rebates.length === 0) {
    return '–';
  }
  const most = Math.max(...rebates.map(({ rate }) => Number(rate)));
  return (
    <details>
      <summary className="min-h-6 cursor-pointer whitespace-nowrap">
        {t('upTo', { rate: share(most) })}
      </summary>
      <ul className="m-0 grid list-none gap-0.5 p-0 pb-1 text-start text-13">
        {rebates.map(({ category, rate }) => (
          <li key={category}>
            {categories(category)} <bdi>{share(Number(rate))}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
