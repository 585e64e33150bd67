import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, Skeleton, Tag } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { receiptQuery } from '../api/read-round.ts';
import type { AnyReceipt, Receipt } from '../round.ts';
import { RoundReplay } from './round-replay.tsx';
import { RoundWins } from './round-wins.tsx';
import { SeedValue } from './seed-value.tsx';
import { VerifyRound } from './verify-round-box.tsx';

/**
 * The receipt of a round of any game: money, seeds and version, and the check of it; a slot's is
 * replayed here too.
 */
export function RoundReceipt({ roundId }: { readonly roundId: string }) {
  const t = useTranslations('receipt');
  const loading = useTranslations('common.state')('loading');
  const { data, error, refetch } = useQuery(receiptQuery(roundId));
  if (failureIn(error)?.code === 'round_not_found') {
    return <p role="alert">{t('notFound')}</p>;
  }
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? (
    <div role="status" aria-label={loading}>
      <Skeleton height="24rem" />
      <StillLoading />
    </div>
  ) : (
    <Loaded receipt={data} />
  );
}

function Loaded({ receipt }: { readonly receipt: AnyReceipt }) {
  const t = useTranslations('receipt');
  const formats = useFormats();
  const { round, game } = receipt;
  const money = { currency: round.currency };
  // The stake decided the win, but the house gave it.
  const isFree = receipt.engine === 'slot' && receipt.round.funding === 'FREEBET';
  const rows: [string, ReactNode][] = [
    [t('stake'), <MoneyText key="stake" amount={round.stake} {...money} />],
    [t('win'), <MoneyText key="win" amount={round.win} {...money} />],
    [t('net'), <MoneyText key="net" amount={round.net} {...money} sign="always" tone="signed" />],
    [t('before'), <MoneyText key="before" amount={round.balanceBefore} {...money} />],
  ];
  if (round.balanceAfter !== null) {
    rows.push([t('after'), <MoneyText key="after" amount={round.balanceAfter} {...money} />]);
  }
  return (
    <div data-ux="M-22" className="grid gap-4">
      <div>
        <h1 dir="auto" className="text-24 font-bold lg:text-30">
          {game?.displayName ?? round.nodeId}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-3">
          <time dateTime={round.playedAt} dir="ltr">
            {formats.fullDateTime(round.playedAt)}
          </time>
          {round.mode === 'trial' && <Tag tone="warn">{t('trial')}</Tag>}
          {isFree && <Tag tone="info">{t('free')}</Tag>}
        </p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        {receipt.engine === 'slot' && <Reels receipt={receipt} />}
        <div className="grid gap-4">
          <Card>
            <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-14">
              {rows.map(([label, amount]) => (
                <div key={label} className="contents">
                  <dt className="text-text-2">{label}</dt>
                  <dd className="text-end">{amount}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card>
            <h2 className="mb-3 text-18 font-semibold">{t('seeds')}</h2>
            <dl className="grid gap-3">
              <SeedValue label={t('round')} value={round.roundId} />
              <SeedValue label={t('commitment')} value={round.serverSeedHash} />
              <SeedValue label={t('clientSeed')} value={round.clientSeed} />
              <SeedValue label={t('nonce')} value={round.nonce} />
              <SeedValue label={t('design')} value={`${round.designId} ${round.designHash}`} />
              {receipt.serverSeed !== null && (
                <SeedValue label={t('serverSeed')} value={receipt.serverSeed} />
              )}
            </dl>
            <p className="mt-3 text-14">
              <span className="text-text-2">{t('rule')}: </span>
              {t('ruleText')}
            </p>
            <VerifyRound receipt={receipt} />
          </Card>
        </div>
      </div>
    </div>
  );
}

/** The reels of the round, which turn again when asked, and what they paid. */
function Reels({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('receipt');
  const [shownTimes, setShownTimes] = useState(0);
  return (
    <div className="grid gap-4">
      <RoundReplay key={shownTimes} receipt={receipt} isPlaying={shownTimes > 0} />
      <Button
        onClick={() => {
          setShownTimes(shownTimes + 1);
        }}
      >
        {t('showAgain')}
      </Button>
      <RoundWins receipt={receipt} />
    </div>
  );
}
