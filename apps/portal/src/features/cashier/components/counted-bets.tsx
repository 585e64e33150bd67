import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Terms } from '../api/read-terms.ts';

/** The last bets that counted for what play is left, each with what it counted. */
export function CountedBets({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  const product = useTranslations('bets.category');
  const formats = useFormats();
  if (terms.requirements.length === 0) {
    return null;
  }
  const bets = terms.requirements.flatMap(({ reference, lastBets }) =>
    lastBets.map((bet) => ({ ...bet, key: `${reference} ${bet.betId}` })),
  );
  return (
    <section className="grid gap-1 text-13">
      <h2 className="text-13 font-semibold">{t('countedBets')}</h2>
      <p className="text-text-2">{t('oldestFirst')}</p>
      {bets.length === 0 && <p className="text-text-2">{t('noneCounted')}</p>}
      <ul className="m-0 grid list-none p-0">
        {bets.map(({ key, betId, category, counted, at }) => (
          <li key={key}>
            <Link
              to="/m/personalHistoryCopy/bet/$betId"
              params={{ betId }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-link"
            >
              <span>{product(category)}</span>
              <span className="flex gap-3 text-text-2">
                <time dateTime={at} dir="ltr">
                  {formats.fullDateTime(at)}
                </time>
                <MoneyText amount={counted} currency={terms.currency} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
