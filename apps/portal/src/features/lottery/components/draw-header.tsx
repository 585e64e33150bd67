import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, IconButton, SoundOffIcon, SoundOnIcon, useCalm } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { createDrawSound } from '../../../shared/stage/sound/draw-sound.ts';
import { useSoundSwitch } from '../../../shared/stage/sound/use-sound-switch.ts';
import type { LotteryGame } from '../halls.ts';
import { clockText, useServerNow, useServerTime } from '../hooks/use-server-time.tsx';
import { isDrawing } from '../api/read-game.ts';
import { DrawStage } from './draw-stage.tsx';
import { Ring } from './ring.tsx';
import drawStyles from './draw.module.css';
import hallStyles from './hall.module.css';

interface HeaderProps {
  readonly game: LotteryGame;
  readonly onGames: () => void;
  readonly onRules: () => void;
}

/** The game, the issue on sale with its time, and what was drawn last (LOT-02). */
export function DrawHeader({ game, onGames, onRules }: HeaderProps) {
  const t = useTranslations('lottery.header');
  const { displayName, families } = game.game;
  const [last] = game.results;
  const isAwaited = useServerTime((now) => isDrawing(game, now));
  const [isCalm] = useCalm();
  const { sound, isSoundOn, toggleSound } = useSoundSwitch(createDrawSound, isCalm);
  const isHeard = isSoundOn && !isCalm;
  return (
    <header data-ux="LOT-02" className={drawStyles['header']}>
      <div className={drawStyles['header-game']}>
        <h1 className="m-0 text-20 font-bold max-lg:sr-only">
          <bdi>{displayName}</bdi>
        </h1>
        <div className="flex gap-2">
          <Button size="small" className={hallStyles['only-narrow'] ?? ''} onClick={onGames}>
            {t('games')}
          </Button>
          <Button size="small" variant="ghost" onClick={onRules}>
            {t('rules')}
          </Button>
          <IconButton
            small
            label={t(isCalm ? 'soundCalm' : isHeard ? 'soundOff' : 'soundOn')}
            pressed={isHeard}
            disabled={isCalm}
            icon={isHeard ? <SoundOnIcon /> : <SoundOffIcon />}
            onClick={toggleSound}
          />
        </div>
      </div>
      <OnSale game={game} />
      <Notice game={game} />
      <div className={drawStyles['header-last']}>
        {last?.draw === undefined || last.draw === null ? (
          <span className="text-14 text-text-2">{t('noDraw')}</span>
        ) : (
          <>
            <span className="text-13 text-text-2">
              {t('last')} <bdi>{last.issueNo}</bdi>
            </span>
            <DrawStage
              key={game.game.gameCode}
              issueNo={last.issueNo}
              draw={last.draw}
              family={families[0] ?? ''}
              isAwaited={isAwaited}
              sound={sound}
            />
          </>
        )}
      </div>
    </header>
  );
}

/**
 * What changed of the game lately; while it takes no bets its reason stands there already (R55).
 */
function Notice({ game: { lastChange, pausedBecause } }: Pick<HeaderProps, 'game'>) {
  const t = useTranslations('lottery.header');
  const formats = useFormats();
  return lastChange === null || pausedBecause !== null ? null : (
    <p className="m-0 basis-full text-13 text-text-2" data-ux="LOT-02-notice">
      {t('changed', { when: formats.dateTime(lastChange.at), reason: lastChange.reason })}
    </p>
  );
}

function OnSale({ game }: Pick<HeaderProps, 'game'>) {
  const t = useTranslations('lottery.header');
  const now = useServerNow();
  const [issue] = game.issues.filter(({ closesAt }) => Date.parse(closesAt) > now);
  if (game.pausedBecause !== null) {
    return <p className={drawStyles['on-sale']}>{t('paused', { reason: game.pausedBecause })}</p>;
  }
  if (game.waitsForBeacon) {
    return <p className={drawStyles['on-sale']}>{t('waitsForBeacon')}</p>;
  }
  if (issue === undefined) {
    return <p className={drawStyles['on-sale']}>{t('noIssue')}</p>;
  }
  const opens = Date.parse(issue.opensAt);
  const closes = Date.parse(issue.closesAt);
  const isOpen = opens <= now;
  const until = isOpen ? closes : opens;
  const length = game.game.intervalSeconds ?? (closes - opens) / 1000;
  return (
    <p className={drawStyles['on-sale']} data-late={isOpen && until - now < 10_000}>
      <Ring part={isOpen ? (until - now) / 1000 / length : 0} />
      <span>
        <span className="block text-13 text-text-2">
          {t('issue')} <bdi>{issue.issueNo}</bdi>
          {issue.commitment !== null && (
            <Link
              to="/verify"
              search={{ gameCode: issue.gameCode, issueNo: issue.issueNo }}
              className="block text-link"
            >
              {t('commitment')} <bdi className="font-mono">{issue.commitment.slice(0, 8)}…</bdi>
            </Link>
          )}
        </span>
        <span>
          {t(isOpen ? 'closes' : 'opens')}{' '}
          <strong role="timer" dir="ltr">
            {clockText(until - now)}
          </strong>
        </span>
      </span>
    </p>
  );
}
