import { useTranslations } from '@portal/i18n/react';
import { formatDecimal, numbersOf, type PricedSlip } from '@portal/lottery';

/** Only so many hot numbers of a long line are named. */
const most = 8;

/** What a line pays less for its hot numbers (lottery.md B4); nothing where it has none. */
export function HotNote({ priced: { hot, line } }: { readonly priced: PricedSlip }) {
  const t = useTranslations('lottery.hot');
  if (hot === undefined) {
    return null;
  }
  const named = hot.numbers.slice(0, most).join(', ');
  const numbers = hot.numbers.length > most ? `${named}, …` : named;
  // One factor is kept with a line, so that its other numbers are paid less too.
  const isPart = numbersOf(line).length > hot.numbers.length;
  return (
    <span className="block text-12 text-warn">
      {t(isPart ? 'reducedLine' : 'reduced', { numbers, factor: formatDecimal(hot.factor) })}
    </span>
  );
}
