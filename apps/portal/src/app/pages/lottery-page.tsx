import { useLanguage, useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { LotteryHall } from '../../features/lottery/components/lottery-hall.tsx';
import type { HallPath } from '../../features/lottery/halls.ts';
import { launchedWith } from '../../features/lottery/launched.ts';
import { PauseCard } from '../../shared/limit/pause-card.tsx';
import { ReachedCard } from '../../shared/limit/reached-card.tsx';
import { useLimitAtEnd } from '../../shared/protection/use-limit-at-end.ts';
import { usePause } from '../../shared/protection/use-pause.ts';
import { usePage } from '../use-page.ts';

/** One of the three pages of the lottery; its game stands in the address. */
export default function LotteryPage() {
  const page = usePage();
  const hall = page?.frame === 'portal' ? page.lottery : undefined;
  return hall === undefined ? null : <Hall hall={hall} />;
}

function Hall({ hall }: { readonly hall: HallPath }) {
  const search = useSearch({ from: hall });
  const launched = launchedWith(hall, search);
  useLaunchedLanguage(launched.language);
  return (
    <div
      className="page-frame py-4"
      data-ux={{ '/lottery': 'R-17', '/seaLottery': 'R-18', '/vnLottery': 'R-19' }[hall]}
    >
      <Paused />
      {launched.backUrl !== undefined && <WayBack path={launched.backUrl} />}
      <LotteryHall hall={hall} gameCode={search.gameCode} launched={launched} />
    </div>
  );
}

/** Results and the own bets are there as ever, but nothing is bet: said before a slip is made. */
function Paused() {
  const pause = usePause();
  const limit = useLimitAtEnd();
  if (pause === undefined && limit === undefined) {
    return null;
  }
  return (
    <div className="mb-4">
      {pause === undefined ? limit && <ReachedCard facts={limit} /> : <PauseCard pause={pause} />}
    </div>
  );
}

/** Back to where the lobby was launched. */
function WayBack({ path }: { readonly path: string }) {
  const t = useTranslations('lottery.halls');
  const router = useRouter();
  return (
    <a
      href={path}
      className="mb-2 inline-flex min-h-[max(32px,var(--target))] items-center gap-1 text-14 text-link"
      onClick={(event) => {
        event.preventDefault();
        router.history.push(path);
      }}
    >
      <ChevronStartIcon size={16} />
      {t('back')}
    </a>
  );
}

/** The page opens in the language of its launch; whoever changes it afterwards keeps the change. */
function useLaunchedLanguage(launched: string | undefined): void {
  const { code, offered, switchLanguage } = useLanguage();
  const open = useEffectEvent((named: string | undefined) => {
    const language = offered.find((candidate) => candidate.code === named);
    if (language !== undefined && language.code !== code) {
      void switchLanguage(language).catch(() => undefined);
    }
  });
  useEffect(() => {
    open(launched);
  }, [launched]);
}
