import { useFormats } from '@portal/i18n/react';
import type { PromotionWords, ShownPromotion } from './promotion-words.ts';

const wholePercent = 100;

/** Which games count towards what is to be played, and how much of a stake. */
export function WeightsTable(props: {
  readonly promotion: ShownPromotion;
  readonly words: PromotionWords;
}) {
  const { promotion, words } = props;
  const { t } = words;
  const formats = useFormats();
  const { weights, excludedGames } = promotion.wagering;
  return (
    <section className="grid gap-2">
      <h2 className="m-0 text-18 font-semibold">{t('terms.counts')}</h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {weights.map(({ category, percent }) => (
          <li
            key={category}
            className="grid grid-cols-[7rem_1fr_3.5rem] items-center gap-3 text-14"
          >
            <span>{t(`categories.${category}`)}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-s3">
              <span
                className="block h-full rounded-pill bg-primary"
                style={{ inlineSize: `${percent}%` }}
              />
            </span>
            <span className="text-end tabular-nums">{formats.share(percent / wholePercent)}</span>
          </li>
        ))}
      </ul>
      <p className="m-0 text-13 text-text-3">{t('terms.restCounts')}</p>
      {excludedGames.length > 0 && (
        <p className="m-0 text-14 text-text-2">
          {t('terms.excluded', { games: excludedGames.join(', ') })}
        </p>
      )}
    </section>
  );
}
