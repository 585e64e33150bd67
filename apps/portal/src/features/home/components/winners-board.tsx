import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { IconButton, Money, PauseIcon, PlayIcon, useIsCovered } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMoving } from '../../../shared/device/use-moving.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { winnersQuery, type Winner } from '../../../shared/winners/api/list-winners.ts';

/** design-brief.md 1.7: five of the twenty are seen, and every three seconds the next comes. */
const shownLines = 5;
const stepMs = 3000;

/**
 * The largest wins of the day (H-12); without any, and when they do not arrive, it is not there.
 */
export function WinnersBoard() {
  const t = useTranslations('winners');
  const { code } = useLanguage();
  const { data = [] } = useQuery(winnersQuery(code));
  const [isMoving, setMoving] = useMoving();
  const first = useStep(isMoving && data.length > shownLines) % Math.max(1, data.length);
  if (data.length === 0) {
    return null;
  }
  // The line that comes next stands below the fifth, and the first one follows the last.
  const lines = [...data.slice(first), ...data.slice(0, first)].slice(0, shownLines);
  return (
    <section data-ux="H-12" className="mt-6 lg:mt-8" aria-label={t('title')}>
      <div className="mb-3 flex items-center gap-2">
        <h2 className="text-20 font-semibold">{t('title')}</h2>
        {data.length > shownLines && (
          <IconButton
            small
            label={isMoving ? t('pause') : t('play')}
            icon={isMoving ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
            onClick={() => {
              setMoving(!isMoving);
            }}
          />
        )}
      </div>
      <ol className="list-none rounded-card border border-line bg-s1">
        {lines.map((winner) => (
          <Line key={`${winner.player} ${winner.nodeId} ${winner.wonAt}`} winner={winner} />
        ))}
      </ol>
    </section>
  );
}

function Line({ winner }: { readonly winner: Winner }) {
  const t = useTranslations('winners');
  const formats = useFormats();
  const { currencySymbol } = useSite();
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-14 last:border-0">
      <bdi className="w-24 flex-none truncate text-text-2">{winner.player}</bdi>
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {winner.gameName}
      </span>
      <span className="flex-none text-13 text-text-3 max-sm:hidden">
        {t('times', { prize: winner.prize })}
      </span>
      <b className="flex-none">
        <Money parts={formats.money(winner.winAmount, currencySymbol)} />
      </b>
    </li>
  );
}

/** Counts on while it runs; it stands still under an open layer. */
function useStep(isRunning: boolean): number {
  const [step, setStep] = useState(0);
  const isCovered = useIsCovered();
  useEffect(() => {
    if (!isRunning || isCovered) {
      return undefined;
    }
    const timer = setInterval(() => {
      setStep((count) => count + 1);
    }, stepMs);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, isCovered]);
  return step;
}
