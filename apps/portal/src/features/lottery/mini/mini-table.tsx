import { useLanguage, useTranslations } from '@portal/i18n/react';
import { formatDecimal, priceSlip } from '@portal/lottery';
import { Button, ErrorText, Segmented, Skeleton, Tag } from '@portal/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { LimitReached } from '../../../shared/limit/limit-reached.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { isDrawing } from '../api/read-game.ts';
import { ticketsQuery } from '../api/list-tickets.ts';
import { BallRow } from '../components/ball-row.tsx';
import { DrawStage } from '../components/draw-stage.tsx';
import type { LotteryGame } from '../halls.ts';
import { useGameDraws } from '../hooks/use-draws.ts';
import { useOrder } from '../hooks/use-order.ts';
import { useOwnGame } from '../hooks/use-own-game.ts';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { useSellable } from '../hooks/use-sellable.ts';
import { clockText, ServerClock, useServerNow, useServerTime } from '../hooks/use-server-time.tsx';
import { lotteryKeys } from '../lottery-keys.ts';
import { amountOf, hitPrize, lineBody, rulesOf } from '../slip.ts';
import { type MiniPlay, miniSlip, miniStakes } from './mini-plays.ts';
import styles from './mini.module.css';

/** One game of the window: its time, its last draw, the bet, and the member's last tickets. */
export function MiniTable({ play }: { readonly play: MiniPlay }) {
  const { code } = useLanguage();
  useGameDraws(play.gameCode);
  const { query, game } = useOwnGame(play.gameCode, code);
  if (game === undefined) {
    return query.isError ? (
      <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height="180px" />
    );
  }
  return (
    <ServerClock serverTime={game.serverTime} readAtMs={query.dataUpdatedAt}>
      <Draws game={game} />
      <Bet play={play} game={game} />
      <LastTickets game={game} />
    </ServerClock>
  );
}

function Draws({ game }: { readonly game: LotteryGame }) {
  const t = useTranslations('lottery.header');
  const [last] = game.results;
  const isAwaited = useServerTime((now) => isDrawing(game, now));
  return (
    <div className={styles['draws']}>
      <Countdown game={game} />
      {last?.draw === undefined || last.draw === null ? (
        <span className="text-13 text-text-2">{t('noDraw')}</span>
      ) : (
        <DrawStage
          issueNo={last.issueNo}
          draw={last.draw}
          family={game.game.families[0] ?? ''}
          isAwaited={isAwaited}
        />
      )}
    </div>
  );
}

function Countdown({ game }: { readonly game: LotteryGame }) {
  const t = useTranslations('lottery.header');
  const now = useServerNow();
  const [issue] = useSellable(game);
  if (issue === undefined) {
    return <span className="text-13 text-text-2">{t('noIssue')}</span>;
  }
  const isOpen = Date.parse(issue.opensAt) <= now;
  const until = Date.parse(isOpen ? issue.closesAt : issue.opensAt);
  return (
    <span className="text-13">
      <bdi>{issue.issueNo}</bdi> {t(isOpen ? 'closes' : 'opens')}{' '}
      <strong role="timer" dir="ltr">
        {clockText(until - now)}
      </strong>
    </span>
  );
}

/** One side, one stake, one press; the server takes it by the same road as every slip. */
function Bet({ play, game }: { readonly play: MiniPlay; readonly game: LotteryGame }) {
  const t = useTranslations('lottery.mini');
  const { currency } = useSite();
  const failureText = useFailureText();
  const { word } = useRuleTexts();
  const order = useOrder();
  const [option, setOption] = useState<string>(play.options[0]);
  const [stake, setStake] = useState<number>(miniStakes[0]);
  const issues = useSellable(game);
  const isOpen = useServerTime(
    (now) => issues[0] !== undefined && Date.parse(issues[0].opensAt) <= now,
  );
  const rules = rulesOf(game, currency);
  const pricedAt = (side: string) =>
    priceSlip(miniSlip(play, { option: side, stake }, rules), rules);
  const oddsOf = (side: string): string | undefined => {
    const priced = pricedAt(side);
    const [odds] = priced.ok ? Object.values(priced.value.odds.tiers) : [];
    return odds === undefined ? undefined : formatDecimal(odds);
  };
  const priced = pricedAt(option);
  const send = (): void => {
    const [issue] = issues;
    if (issue !== undefined && priced.ok) {
      const slip = miniSlip(play, { option, stake }, rules);
      void order.send({
        gameCode: play.gameCode,
        lines: [lineBody({ slip, priced: priced.value })],
        issues: [{ issueNo: issue.issueNo, multiple: 1 }],
      });
    }
  };
  return (
    <div className="grid gap-2">
      <BallRow
        label={t('sides')}
        look="words"
        choices={play.options.map((value) => ({
          value,
          text: word(value),
          note: oddsOf(value),
        }))}
        value={[option]}
        atMost={1}
        onChange={([side]) => {
          setOption(side ?? option);
        }}
      />
      <Segmented
        label={t('stake')}
        value={String(stake)}
        onChange={(text) => {
          setStake(Number(text));
        }}
        options={miniStakes.map((value) => ({ value: String(value), label: String(value) }))}
      />
      {priced.ok ? (
        <p className="m-0 text-13 text-text-2">
          {t('pays')}{' '}
          <MoneyText amount={amountOf(hitPrize(priced.value), currency)} currency={currency} />
        </p>
      ) : (
        <p className="m-0 text-13 text-text-2">{t('notOffered')}</p>
      )}
      <Button
        variant="primary"
        block
        size="touch"
        busy={order.isBusy}
        disabled={!priced.ok || !isOpen}
        onClick={send}
      >
        {t('bet')} <bdi>{stake}</bdi>
      </Button>
      <p role="status" className="m-0 text-13 text-ok">
        {order.placed !== undefined && !order.isBusy && order.failure === undefined && t('placed')}
      </p>
      {order.failure !== undefined && <ErrorText>{failureText(order.failure)}</ErrorText>}
      <LimitReached failure={order.failure} />
    </div>
  );
}

const ticketsShown = 3;

/** The newest tickets of the member; read again when a draw has decided some. */
function LastTickets({ game }: { readonly game: LotteryGame }) {
  const t = useTranslations('lottery.bets');
  const queries = useQueryClient();
  const { gameCode } = game.game;
  const { data } = useInfiniteQuery(ticketsQuery(gameCode));
  const settledIssue = game.results[0]?.issueNo;
  useEffect(() => {
    if (settledIssue !== undefined) {
      void queries.invalidateQueries({ queryKey: lotteryKeys.ticketsOf(gameCode) });
    }
  }, [queries, gameCode, settledIssue]);
  const tickets = data?.pages[0]?.content.slice(0, ticketsShown) ?? [];
  return tickets.length === 0 ? null : (
    <ul className={styles['tickets']}>
      {tickets.map(({ ticketId, issueNo, cost, payout, currency, state }) => (
        <li key={ticketId}>
          <bdi className="me-auto">{issueNo}</bdi>
          <MoneyText amount={state === 'won' ? payout : cost} currency={currency} />
          <Tag tone={state === 'won' ? 'ok' : 'neutral'}>{t(`state.${state}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}
