import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ResultsDay } from '../../features/lottery/results/results-day.tsx';
import { ResultsGame } from '../../features/lottery/results/results-game.tsx';
import { useDocumentTitle } from '../../shared/heading/use-document-title.ts';

const path = '/lotteryResults';

/** The results of the lottery, of all games or of one, by day. */
export default function LotteryResultsPage() {
  const t = useTranslations('lottery-results');
  const { gameCode, day: named } = useSearch({ from: path });
  const navigate = useNavigate();
  // What an address says may be no day at all; then it is today.
  const day = named !== undefined && isDay(named) ? named : undefined;
  useDocumentTitle(t('title'), gameCode === undefined);
  const onDay = (next: string | undefined): void => {
    const search = {
      ...(gameCode !== undefined && { gameCode }),
      ...(next !== undefined && { day: next }),
    };
    void navigate({ to: path, search, replace: true });
  };
  return (
    <div className="page-frame py-4" data-ux="LOT-19">
      {gameCode === undefined ? (
        <ResultsDay day={day} onDay={onDay} />
      ) : (
        <ResultsGame key={gameCode} gameCode={gameCode} day={day} onDay={onDay} />
      )}
    </div>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));
}
