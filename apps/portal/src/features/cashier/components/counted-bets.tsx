import { useFormats, useTranslations } from '@portal/i18n/react';
import { lastBetsShown } from '@portal/protocol';
import { Button } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { type CountedBet, useCountedBets } from '../api/list-counted-bets.ts';
import type { Requirement, Terms } from '../api/read-terms.ts';
import { countedWeight } from '../counted-weight.ts';
import { useSourceName } from './source-link.tsx';

/** The bets that counted for what play is left, each with what it counted. */
export function CountedBets({ terms: { requirements, currency } }: { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  if (requirements.length === 0) {
    return null;
  }
  const played = requirements.filter(({ lastBets }) => lastBets.length > 0);
  return (
    <section className="grid gap-1 text-13">
      <h2 className="text-13 font-semibold">{t('countedBets')}</h2>
      <p className="text-text-2">{t('oldestFirst')}</p>
      {played.length === 0 && <p className="text-text-2">{t('noneCounted')}</p>}
      {played.map((requirement) => (
        <BetsOfOne
          key={`${requirement.kind} ${requirement.reference}`}
          requirement={requirement}
          currency={currency}
        />
      ))}
    </section>
  );
}

/** The last of them, and on demand all, page by page. */
function BetsOfOne(props: { readonly requirement: Requirement; readonly currency: string }) {
  const { requirement, currency } = props;
  const t = useTranslations('cashier.withdraw');
  const sourceName = useSourceName();
  const [isWhole, setWhole] = useState(false);
  const pages = useCountedBets(requirement, isWhole);
  const bets = pages.data?.pages.flatMap(({ content }) => content) ?? requirement.lastBets;
  const mayGrow = isWhole ? pages.hasNextPage : requirement.lastBets.length >= lastBetsShown;
  return (
    <>
      <ul aria-label={sourceName(requirement)} className="m-0 grid list-none p-0">
        {bets.map((bet) => (
          <BetLine key={bet.betId} bet={bet} currency={currency} />
        ))}
      </ul>
      {pages.isError && (
        <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} headingLevel={2} />
      )}
      {(mayGrow || pages.isFetching) && !pages.isError && (
        <Button
          size="small"
          busy={pages.isFetching}
          onClick={() => {
            if (isWhole) {
              void pages.fetchNextPage();
            } else {
              setWhole(true);
            }
          }}
        >
          {t('olderBets')}
        </Button>
      )}
    </>
  );
}

function BetLine({ bet, currency }: { readonly bet: CountedBet; readonly currency: string }) {
  const product = useTranslations('bets.category');
  const formats = useFormats();
  const { betId, category, game, at } = bet;
  return (
    <li>
      <Link
        to="/m/personalHistoryCopy/bet/$betId"
        params={{ betId }}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-link"
      >
        <span className="flex flex-wrap gap-x-3">
          <bdi>{game}</bdi>
          <span className="text-text-2">{product(category)}</span>
        </span>
        <span className="flex gap-3 text-text-2">
          <time dateTime={at} dir="ltr">
            {formats.fullDateTime(at)}
          </time>
          <Counted bet={bet} currency={currency} />
        </span>
      </Link>
    </li>
  );
}

/** Of a bet that counts in part: what was played, and by which share. */
function Counted({ bet, currency }: { readonly bet: CountedBet; readonly currency: string }) {
  const t = useTranslations('cashier.withdraw');
  const formats = useFormats();
  const money = useMoneyLine();
  const { played, counted } = bet;
  if (played === counted) {
    return <MoneyText amount={counted} currency={currency} />;
  }
  return (
    <bdi dir="ltr">
      {t('countedAs', {
        played: money(played, currency),
        weight: formats.share(countedWeight(bet)),
        counted: money(counted, currency),
      })}
    </bdi>
  );
}
