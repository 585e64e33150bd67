import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, Spinner } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { tryFree } from '../../features/session/sign-in.ts';
import { OfflineBar } from '../../features/shell/components/offline-bar.tsx';
import { launchQuery } from '../../features/slot/api/launch-game.ts';
import { SlotGame } from '../../features/slot/components/slot-game.tsx';
import { failureIn } from '../../shared/client/failure-in.ts';
import { useFailureText } from '../../shared/client/failure-text.ts';
import type { PlayMode } from '@portal/protocol';
import { LaunchedElsewhere } from '../../shared/games/launched-elsewhere.tsx';
import { useDocumentTitle } from '../../shared/heading/use-document-title.ts';
import { playLink } from '../../shared/games/start-game.ts';
import { useSession } from '../../shared/session/session.ts';
import { wantedPath } from '../../shared/session/wanted-path.ts';

/**
 * A launched game. A visitor signs in first, or plays with fun money when the address asks for a
 * trial.
 */
export default function PlayPage() {
  const { nodeId } = useParams({ from: '/play/$nodeId' });
  const { mode: asked } = useSearch({ from: '/play/$nodeId' });
  const status = useSession((state) => state.status);
  const isTrialMember = useSession((state) => state.member?.isTrial === true);
  const mode: PlayMode = asked === 'trial' || isTrialMember ? 'trial' : 'real';
  useEntry({ nodeId, mode, status });
  return status === 'member' ? <Launched nodeId={nodeId} mode={mode} /> : <Waiting />;
}

function useEntry(game: { nodeId: string; mode: PlayMode; status: string }): void {
  const router = useRouter();
  const enter = useEffectEvent(async () => {
    const outcome = game.mode === 'trial' ? await tryFree() : undefined;
    if (outcome?.ok !== true) {
      wantedPath.remember(router.buildLocation(playLink(game.nodeId, game.mode)).href);
      await router.navigate({ to: '/login', replace: true });
    }
  });
  useEffect(() => {
    if (game.status === 'visitor') {
      void enter();
    }
  }, [game.status]);
}

function Launched({ nodeId, mode }: { readonly nodeId: string; readonly mode: PlayMode }) {
  const { code } = useLanguage();
  const router = useRouter();
  const navigate = useNavigate();
  const launch = useQuery(launchQuery({ nodeId, mode, language: code }));
  const name = launch.data?.game.displayName;
  useDocumentTitle(name, name !== undefined);
  const leave = (): void => {
    if (router.history.canGoBack()) {
      router.history.back();
    } else {
      void navigate({ to: '/rng' });
    }
  };
  if (launch.isError) {
    return <Refused error={launch.error} onLeave={leave} onRetry={() => void launch.refetch()} />;
  }
  const { data } = launch;
  if (data === undefined) {
    return <Waiting />;
  }
  if (data.kind !== 'house') {
    return <LaunchedElsewhere launch={data} onLeave={leave} />;
  }
  return data.engine === 'slot' ? (
    <SlotGame
      // A game that was loaded again begins anew.
      key={`${nodeId}:${mode}:${launch.dataUpdatedAt}`}
      launch={data}
      notice={<OfflineBar />}
      onLeave={leave}
      onReload={() => void launch.refetch()}
    />
  ) : (
    <Refused error={null} onLeave={leave} />
  );
}

function Waiting() {
  const t = useTranslations('slot.play');
  return (
    <div data-ux="SYS-05" className="grid h-dvh place-items-center" aria-busy="true">
      <p className="flex items-center gap-3">
        <Spinner size={24} />
        {t('opening')}
      </p>
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
  const actions = useTranslations('common.actions');
  const failureText = useFailureText();
  const failure = failureIn(error) ?? { message: '' };
  return (
    <div data-ux="SYS-19" className="grid h-dvh place-items-center p-6 text-center">
      <div role="alert">
        <h1 className="mb-2 text-20 font-semibold">{t('notOpened')}</h1>
        <p className="mb-4 text-text-2">{failureText(failure)}</p>
        <p className="flex flex-wrap justify-center gap-3">
          {onRetry !== undefined && <Button onClick={onRetry}>{actions('retry')}</Button>}
          <Button variant="primary" onClick={onLeave}>
            {t('backToGames')}
          </Button>
        </p>
      </div>
    </div>
  );
}
