import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, Spinner } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { CallFailed } from '@portal/protocol/client';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { LaunchFacts } from '../../features/protection/components/launch-facts.tsx';
import { StoppedMeanwhile } from '../../features/lobby/components/stopped-meanwhile.tsx';
import { EndedGame } from '../../features/session/components/ended-game.tsx';
import { TrialAgeDialog } from '../../features/session/components/trial-age-dialog.tsx';
import { tryFree } from '../../features/session/sign-in.ts';
import { OfflineBar } from '../../features/shell/components/offline-bar.tsx';
import { launchQuery } from '../../features/slot/api/launch-game.ts';
import { SlotGame } from '../../features/slot/components/slot-game.tsx';
import { BonusBarPage } from '../../shared/bonus-bars/bonus-bar-page.tsx';
import { bonusBarsQuery } from '../../shared/bonus-bars/read-bonus-bars.ts';
import { failureIn } from '../../shared/client/failure-in.ts';
import { LoadFailed } from '../../shared/client/load-failed.tsx';
import { StillLoading } from '../../shared/client/still-loading.tsx';
import { LaunchPurse } from '../../features/transfer-wallet/components/launch-purse.tsx';
import { namesOfGame, type PlayMode } from '@portal/protocol';
import { gameQuery } from '../../shared/games/api/read-game.ts';
import { LaunchedElsewhere } from '../../shared/games/launched-elsewhere.tsx';
import { LimitReached } from '../../shared/limit/limit-reached.tsx';
import { isOwnRefusal } from '../../shared/limit/pause-refusals.ts';
import { useDocumentTitle } from '../../shared/heading/use-document-title.ts';
import { playLink } from '../../shared/games/start-game.ts';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { wantedPath } from '../../shared/session/wanted-path.ts';

/**
 * A launched game. A visitor signs in first, or plays with fun money when the address asks for a
 * trial.
 */
export default function PlayPage(): ReactNode {
  const { nodeId } = useParams({ from: '/play/$nodeId' });
  const { mode: asked } = useSearch({ from: '/play/$nodeId' });
  const { status, member, ended } = useSession();
  const mode: PlayMode = asked === 'trial' || member?.isTrial === true ? 'trial' : 'real';
  const leave = useLeave();
  const game = { nodeId, mode, onLeave: leave };
  switch (status) {
    case 'checking':
      return <Waiting onLeave={leave} />;
    case 'member':
      return <Barred key={member?.id} {...game} hasBonuses={member?.isTrial === false} />;
    case 'visitor':
      if (mode === 'trial') {
        return <TrialGate {...game} />;
      }
      return ended === undefined ? (
        <ToLogin {...game} />
      ) : (
        <EndedGame ended={ended} onLeave={leave} />
      );
  }
}

interface Game {
  readonly nodeId: string;
  readonly mode: PlayMode;
  readonly onLeave: () => void;
}

function useLeave(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.history.canGoBack()) {
      router.history.back();
    } else {
      void navigate({ to: '/rng' });
    }
  };
}

/** A visitor at a game for money goes to the login, and comes back from there. */
function ToLogin({ nodeId, mode, onLeave }: Game) {
  const router = useRouter();
  const leave = useEffectEvent(async () => {
    wantedPath.remember(router.buildLocation(playLink(nodeId, mode)).href);
    await router.navigate({ to: '/login', replace: true });
  });
  useEffect(() => {
    void leave();
  }, []);
  return <Waiting onLeave={onLeave} />;
}

/** Nothing is opened for a visitor who has not confirmed the own age (X10). */
function TrialGate(game: Game) {
  const [isConfirmed, setConfirmed] = useState(false);
  return isConfirmed ? (
    <OpenTrial {...game} />
  ) : (
    <>
      <Waiting onLeave={game.onLeave} />
      <TrialAgeDialog onCancel={game.onLeave} onConfirm={() => setConfirmed(true)} />
    </>
  );
}

/** A visitor at a game for fun gets a trial account; where that fails, the reason. */
function OpenTrial({ onLeave }: Game) {
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['trial'],
    queryFn: async () => {
      const outcome = await tryFree();
      if (!outcome.ok) {
        throw new CallFailed(outcome);
      }
      return outcome.ok;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return error === null || isFetching ? (
    <Waiting onLeave={onLeave} />
  ) : (
    <Refused error={error} onLeave={onLeave} onRetry={() => void refetch()} />
  );
}

/**
 * A game that the member's open bonus forbids is not opened before that was said: a vendor's game
 * would be in a window of its own by then. When nobody can say, the refusal of the stake does.
 */
function Barred({ hasBonuses, ...game }: Game & { readonly hasBonuses: boolean }) {
  const { code } = useLanguage();
  const { nodeId, mode, onLeave } = game;
  const [isWanted, setIsWanted] = useState(false);
  const isAsked = hasBonuses && mode === 'real' && !isWanted;
  const bars = useQuery({ ...bonusBarsQuery, enabled: isAsked, retry: false });
  const hasAny = isAsked && (bars.data?.games.length ?? 0) > 0;
  const shown = useQuery({ ...gameQuery(nodeId, code), enabled: hasAny, retry: false });
  if (isAsked && (bars.isLoading || (hasAny && shown.isLoading))) {
    return <Waiting onLeave={onLeave} />;
  }
  const { data } = shown;
  const isBarred =
    hasAny &&
    data !== undefined &&
    namesOfGame(data).some((name) => bars.data?.games.includes(name));
  return isBarred ? (
    <BonusBarPage onLeave={onLeave} onOpen={() => setIsWanted(true)} />
  ) : (
    <Launched {...game} />
  );
}

function Launched({ nodeId, mode, onLeave: leave }: Game) {
  const { code } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const launch = useQuery(launchQuery({ nodeId, mode, language: code }));
  const name = launch.data?.game.displayName;
  useDocumentTitle(name, name !== undefined);
  const { data } = launch;
  const isAtRest = isResting(launch.error);
  if (isAtRest && data === undefined) {
    return <Resting nodeId={nodeId} onLeave={leave} />;
  }
  if (launch.isError && !isAtRest) {
    return <Refused error={launch.error} onLeave={leave} onRetry={() => void launch.refetch()} />;
  }
  if (data === undefined) {
    return <Waiting onLeave={leave} />;
  }
  if (data.kind !== 'house') {
    const { vassalage: vendorCode } = data.game;
    return (
      <LaunchedElsewhere
        launch={data}
        onLeave={leave}
        beside={
          data.kind === 'url' && (
            <>
              <StoppedMeanwhile nodeId={nodeId} onLeave={leave} />
              <LaunchFacts />
              <LaunchPurse vendorCode={vendorCode} money={data.money} />
            </>
          )
        }
      />
    );
  }
  return data.engine === 'slot' ? (
    <>
      <SlotGame
        // A game that was loaded again begins anew.
        key={`${nodeId}:${mode}:${launch.dataUpdatedAt}`}
        launch={data}
        notice={<OfflineBar />}
        onBusy={setBusy}
        onLeave={leave}
        onReload={() => void launch.refetch()}
      />
      <StoppedMeanwhile nodeId={nodeId} isKnown={isAtRest} isBusy={isBusy} onLeave={leave} />
    </>
  ) : (
    <Refused error={null} onLeave={leave} />
  );
}

function Waiting({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('slot.play');
  return (
    <div data-ux="SYS-05" className="grid h-dvh place-items-center" aria-busy="true">
      <div className="grid justify-items-center">
        <p className="flex items-center gap-3">
          <Spinner size={24} />
          {t('opening')}
        </p>
        <StillLoading wayOut={<Button onClick={onLeave}>{t('backToGames')}</Button>} />
      </div>
    </div>
  );
}

interface RefusedProps {
  /** Null when nothing failed: the game is one of ours that this page cannot show yet. */
  readonly error: Error | null;
  readonly onLeave: () => void;
  readonly onRetry?: () => void;
}

function Refused({ error, onLeave, onRetry }: RefusedProps) {
  const t = useTranslations('slot.play');
  return (
    <div
      data-ux="SYS-19-failed"
      className="grid min-h-dvh content-center justify-items-center gap-4 p-6"
    >
      <LoadFailed
        error={error}
        // What the member has set does not end by asking again.
        onRetry={isOwnRefusal(failureIn(error)) ? undefined : onRetry}
        title={t('notOpened')}
        headingLevel={1}
        wayOut={<Button onClick={onLeave}>{t('backToGames')}</Button>}
      />
      <LimitReached failure={failureIn(error)} />
    </div>
  );
}

/** A game that rests is no page: the one before it is shown, with a dialog over it (SYS-19). */
function Resting({ nodeId, onLeave }: Pick<Game, 'nodeId' | 'onLeave'>) {
  const router = useRouter();
  const isLeaving = useRef(false);
  const leave = useEffectEvent(() => {
    if (isLeaving.current) {
      return;
    }
    isLeaving.current = true;
    const end = router.subscribe('onResolved', () => {
      end();
      useDialogs.getState().show('serviced', { nodeId });
    });
    onLeave();
  });
  useEffect(() => {
    leave();
  }, []);
  return <Waiting onLeave={onLeave} />;
}

function isResting(error: Error | null): boolean {
  return error instanceof CallFailed && error.failure.code === 'game_under_maintenance';
}
