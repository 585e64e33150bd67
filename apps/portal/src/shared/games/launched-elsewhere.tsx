import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { centrePath } from './centres.ts';
import { openLaunch, openWindow, type LaunchElsewhere } from './open-launch.ts';

interface LaunchedElsewhereProps {
  readonly launch: LaunchElsewhere;
  readonly onLeave: () => void;
  /** What stands above the way back: how the play goes, and the purse of the vendor. */
  readonly beside?: ReactNode;
}

/** The page behind a game that is played elsewhere; it says so when the window was blocked. */
export function LaunchedElsewhere({ launch, onLeave, beside }: LaunchedElsewhereProps) {
  const t = useTranslations('launch');
  const router = useRouter();
  const [outcome, setOutcome] = useState<'left' | 'opened' | 'blocked'>('left');
  const isStarted = useRef(false);
  const open = useEffectEvent(() => {
    const ways = {
      openWindow,
      goTo: (path: string) => {
        router.history.replace(path);
      },
      listGames: (vassalage: string) => {
        const to = centrePath(launch.game.gameType);
        void router.navigate({ to, search: { vassalage }, replace: true });
      },
    };
    setOutcome(openLaunch(launch, ways));
  });
  useEffect(() => {
    if (!isStarted.current) {
      isStarted.current = true;
      open();
    }
  }, []);
  if (outcome === 'left') {
    return null;
  }
  return (
    <div data-ux="SYS-18" className="grid h-dvh place-items-center p-6 text-center">
      <div role={outcome === 'blocked' ? 'alert' : 'status'}>
        <h1 className="mb-2 text-20 font-semibold">{launch.game.displayName}</h1>
        <p className="mb-4 text-text-2">{t(outcome)}</p>
        {beside}
        <p className="flex flex-wrap justify-center gap-3">
          {launch.kind === 'url' && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={launch.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('openInTab')}
            </a>
          )}
          <Button onClick={onLeave}>{t('back')}</Button>
        </p>
        {launch.kind === 'url' && <OtherLines urls={launch.otherUrls} />}
      </div>
    </div>
  );
}

/** For whoever sees an empty window: a host may answer and still not bring the game. */
function OtherLines({ urls }: { readonly urls: readonly string[] }) {
  const t = useTranslations('launch');
  if (urls.length === 0) {
    return null;
  }
  return (
    <div className="mt-6 text-14 text-text-2">
      <p className="mb-2">{t('otherLines')}</p>
      <ul className="flex list-none flex-wrap justify-center gap-x-4 gap-y-2">
        {urls.map((url) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-link underline"
            >
              <bdi dir="ltr">{new URL(url).host}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
