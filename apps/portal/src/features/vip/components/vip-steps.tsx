import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Vip } from '../../../shared/vip/api/read-vip.ts';
import type { VipRank } from '../api/list-vip-ranks.ts';

/** Every step up or down, the newest first; nothing where there was none. */
export function VipSteps({
  vip,
  ranks,
}: {
  readonly vip: Vip;
  readonly ranks: readonly VipRank[];
}) {
  const t = useTranslations('vip.steps');
  const formats = useFormats();
  const nameOf = (rank: number) => ranks.find((row) => row.rank === rank)?.name ?? String(rank);
  if (vip.steps.length === 0) {
    return null;
  }
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-20 font-bold">{t('title')}</h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {vip.steps.map(({ id, at, fromRank, toRank, gift }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 rounded-card bg-s2 p-3">
            <span>
              {t(toRank > fromRank ? 'up' : 'down', { name: nameOf(toRank) })}
              {!/^[0.]+$/u.test(gift) && (
                <span className="text-text-2">
                  {' '}
                  {t('gift')} <MoneyText amount={gift} currency={vip.currency} />
                </span>
              )}
            </span>
            <time dateTime={at} className="text-14 text-text-2">
              {formats.fullDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
