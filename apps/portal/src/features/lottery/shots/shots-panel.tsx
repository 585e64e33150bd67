import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, Field, Input, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { type ShotRounds, shotsQuery } from '../api/read-shots.ts';
import { ownShotsQuery } from '../api/read-own-shots.ts';
import { clockText, ServerClock, useServerTime } from '../hooks/use-server-time.tsx';
import styles from './shots.module.css';
import { useShooting } from './use-shooting.ts';
import { useShotNews } from './use-shot-news.ts';

type Round = ShotRounds['rounds'][number];

/** The numbers that members send to a round, and one's own (LOT-21). */
export function ShotsPanel({ gameCode }: { readonly gameCode: string }) {
  const t = useTranslations('lottery-shots');
  const query = useQuery(shotsQuery(gameCode));
  useShotNews(gameCode);
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height="220px" />
    );
  }
  const [round] = query.data.rounds;
  return (
    <section data-ux="LOT-21" aria-labelledby="shots-title" className={styles['panel']}>
      <h2 id="shots-title" className="m-0 text-18 font-semibold">
        {t('title')}
      </h2>
      <p className="m-0 text-13 text-text-2">{t('text')}</p>
      {round === undefined ? (
        <p className="m-0 text-14 text-text-2">{t('closed')}</p>
      ) : (
        <ServerClock serverTime={query.data.serverTime} readAtMs={query.dataUpdatedAt}>
          <OpenRound key={round.issueNo} gameCode={gameCode} round={round} />
        </ServerClock>
      )}
    </section>
  );
}

interface RoundProps {
  readonly gameCode: string;
  readonly round: Round;
}

function OpenRound({ gameCode, round }: RoundProps) {
  const t = useTranslations('lottery-shots');
  const { needed, count } = round;
  const rest = useServerTime((now) => clockText(Date.parse(round.shotsUntil) - now));
  return (
    <>
      <p className={styles['facts']}>
        <span>
          {t('round')} <bdi className="font-semibold">{round.issueNo}</bdi>
        </span>
        <span>
          {t('until')}{' '}
          <strong role="timer" dir="ltr">
            {rest}
          </strong>
        </span>
        <span>{t('count', { count, needed })}</span>
      </p>
      <progress className={styles['progress']} max={needed} value={Math.min(count, needed)} />
      {count < needed && <p className="m-0 text-12 text-text-3">{t('few', { needed })}</p>}
      <ShotForm gameCode={gameCode} round={round} />
      <ShotList gameCode={gameCode} round={round} />
    </>
  );
}

function ShotForm({ gameCode, round }: RoundProps) {
  const t = useTranslations('lottery-shots');
  const [number, setNumber] = useState('');
  const shooting = useShooting(gameCode);
  const isWhole = /^\d{5}$/u.test(number);
  const isOver = useServerTime((now) => Date.parse(round.shotsUntil) <= now);
  const send = async (): Promise<void> => {
    if (isWhole && !shooting.isResting && (await shooting.shoot(round.issueNo, number))) {
      setNumber('');
    }
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        void send();
      }}
    >
      <Field label={t('number')} hint={t('hint')}>
        <Input
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          className="font-mono"
          value={number}
          onChange={({ target }) => {
            setNumber(target.value.replaceAll(/\D/gu, ''));
          }}
        />
      </Field>
      <Button
        onClick={() => {
          setNumber(randomNumber());
        }}
      >
        {t('random')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={shooting.isBusy}
        disabled={!isWhole || isOver || shooting.isResting}
      >
        {t(shooting.isResting ? 'wait' : 'send')}
      </Button>
      {shooting.failure !== undefined && <ErrorText>{shooting.failure}</ErrorText>}
      {shooting.sent !== undefined && (
        <p role="status" className="m-0 text-13 text-ok">
          {t('sent', { number: shooting.sent })}
        </p>
      )}
    </form>
  );
}

/** A suggestion only; whoever sends it may change it. */
function randomNumber(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % 100_000).padStart(5, '0');
}

const sixteenth = 16;

/** Who sent a number and when; which one only whoever sent it sees before the draw. */
function ShotList({ gameCode, round }: RoundProps) {
  const t = useTranslations('lottery-shots');
  const formats = useFormats();
  const own = useQuery(ownShotsQuery(gameCode, round.issueNo));
  const numbers = new Map(own.data?.shots.map(({ position, number }) => [position, number]));
  return (
    <div>
      <h3 className="mt-0 mb-1 text-14 font-semibold">{t('list')}</h3>
      <p className="mt-0 mb-1 text-12 text-text-3">{t('hidden')}</p>
      {round.shots.length === 0 ? (
        <p className="m-0 text-13 text-text-2">{t('none')}</p>
      ) : (
        <div className={styles['shots']} role="region" tabIndex={0} aria-label={t('list')}>
          <ol>
            {round.shots.map(({ position, shooter, shotAt }) => (
              <li key={position} data-taken-off={position === sixteenth}>
                <span className="text-text-3">{t('place', { position })}</span>
                <bdi className="font-mono font-semibold">{numbers.get(position) ?? '•••••'}</bdi>
                <bdi className="min-w-0 flex-1 truncate text-text-2">{shooter}</bdi>
                {position === sixteenth && <small>{t('sixteenth')}</small>}
                <small>{formats.time(shotAt)}</small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
