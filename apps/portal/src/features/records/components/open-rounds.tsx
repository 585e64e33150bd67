import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { openRoundsQuery } from '../api/list-open-rounds.ts';

/** Rounds that wait for their player; each leads to what is known of it. */
export function OpenRounds() {
  const t = useTranslations('bets.open');
  const formats = useFormats();
  const { code: language } = useLanguage();
  const { data } = useQuery(openRoundsQuery({ language }));
  const rounds = data?.content ?? [];
  return (
    rounds.length > 0 && (
      <div className="mb-4">
        <Card>
          <h2 className="text-14 font-semibold">{t('title')}</h2>
          <p className="text-13 text-text-2">{t('text')}</p>
          <ul className="m-0 mt-2 grid list-none gap-1 p-0">
            {rounds.map(({ roundId, displayName, playedAt, stake, currency }) => (
              <li key={roundId}>
                <Link
                  to="/m/personalHistoryCopy/$roundId"
                  params={{ roundId }}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-14 text-link"
                >
                  <bdi>{displayName}</bdi>
                  <span className="flex gap-3 text-text-2">
                    <time dateTime={playedAt} dir="ltr">
                      {formats.fullDateTime(playedAt)}
                    </time>
                    <MoneyText amount={stake} currency={currency} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    )
  );
}
