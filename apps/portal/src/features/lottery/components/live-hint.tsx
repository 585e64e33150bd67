import { useFormats, useTranslations } from '@portal/i18n/react';
import { decimal4, type Decimal4 } from '@portal/lottery';
import { announce, classNames } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { ownIssueQuery, type OwnIssue } from '../api/read-own-issue.ts';
import type { LotteryGame, LotteryIssue } from '../halls.ts';
import { clockText, useServerNow, useServerTime } from '../hooks/use-server-time.tsx';
import { useSellable } from '../hooks/use-sellable.ts';
import { amountOf } from '../slip.ts';
import slipStyles from './slip.module.css';

interface HintProps {
  readonly game: LotteryGame;
  readonly currency: string;
  /** List and line together. */
  readonly slip: { readonly units: number; readonly cost: Decimal4 };
}

/**
 * Where one stands, in one place and said aloud: what the slip counts, what may still be staked on
 * the issue and for how long, and what the last draw brought (design-brief.md 3.9).
 */
export function LiveHint({ game, currency, slip }: HintProps) {
  const t = useTranslations('lottery.hint');
  const [issue] = useSellable(game);
  const [last] = game.results;
  return (
    <section data-ux="LOT-22" aria-label={t('label')} className={slipStyles['hint']}>
      <SlipRoom
        key={issue?.issueNo}
        gameCode={game.game.gameCode}
        issueNo={issue?.issueNo ?? ''}
        currency={currency}
        slip={slip}
      />
      {issue !== undefined && <Closing key={`closing ${issue.issueNo}`} issue={issue} />}
      {last !== undefined && last.draw !== null && (
        <LastDraw gameCode={game.game.gameCode} issueNo={last.issueNo} />
      )}
    </section>
  );
}

interface RoomProps extends Pick<HintProps, 'currency' | 'slip'> {
  readonly gameCode: string;
  readonly issueNo: string;
}

/** What the slip counts, and what the limit of the issue leaves beside it. */
function SlipRoom({ gameCode, issueNo, currency, slip }: RoomProps) {
  const t = useTranslations('lottery.hint');
  const formats = useFormats();
  const line = useMoneyLine();
  const { data: own } = useQuery(ownIssueQuery(gameCode, { issueNo, isDrawn: false }));
  const count = t('slip', { count: slip.units, text: formats.count(slip.units) });
  const cost = amountOf(slip.cost, currency);
  const room = own === undefined ? undefined : roomOf(own, slip.cost);
  const parts = [
    ...(slip.units > 0 ? [`${count}: ${line(cost, currency)}`] : []),
    ...(room === undefined
      ? []
      : [`${t(room.kind)} ${line(amountOf(room.amount, currency), currency)}`]),
  ];
  useSaid(slip.units > 0 ? parts.join('. ') : '');
  return (
    <>
      <span>
        {count}
        {slip.units > 0 && (
          <>
            {': '}
            <strong>
              <MoneyText amount={cost} currency={currency} />
            </strong>
          </>
        )}
      </span>
      {room !== undefined && (
        <span className={classNames(room.kind === 'over' && 'font-semibold text-bad')}>
          {t(room.kind)} <MoneyText amount={amountOf(room.amount, currency)} currency={currency} />
        </span>
      )}
    </>
  );
}

interface Room {
  readonly kind: 'left' | 'over' | 'staked';
  readonly amount: Decimal4;
}

/** Undefined where there is neither a limit nor a stake to tell of. */
function roomOf({ limit, staked }: OwnIssue, cost: Decimal4): Room | undefined {
  const already = decimal4(staked);
  if (limit === null) {
    return already === 0n ? undefined : { kind: 'staked', amount: already };
  }
  const left = decimal4(limit) - already - cost;
  return left < 0n ? { kind: 'over', amount: -left } : { kind: 'left', amount: left };
}

const settledMs = 500;

/** Says a sentence once it stands still; what the page opened with is not news. */
function useSaid(text: string): void {
  const [opening] = useState(text);
  const [spoken, setSpoken] = useState(opening);
  useEffect(() => {
    if (text === '' || text === spoken) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setSpoken(text);
      announce(text);
    }, settledMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, spoken]);
}

const marksSeconds = [10, 60];

/** The time to the closing; a minute and ten seconds before it, it is said as well. */
function Closing({ issue: { closesAt } }: { readonly issue: LotteryIssue }) {
  const t = useTranslations('lottery.hint');
  const now = useServerNow();
  const mark = useServerTime((at) =>
    marksSeconds.find((seconds) => Date.parse(closesAt) - at <= seconds * 1000),
  );
  const [opening] = useState(mark);
  const say = useEffectEvent((seconds: number) => {
    announce(t('closesIn', { count: seconds }));
  });
  useEffect(() => {
    if (mark !== undefined && mark !== opening) {
      say(mark);
    }
  }, [mark, opening]);
  return (
    <span>
      {t('closes')} <bdi className="tabular-nums">{clockText(Date.parse(closesAt) - now)}</bdi>
    </span>
  );
}

/** What the last draw brought the member; nothing where the member had no part in it. */
function LastDraw({ gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string }) {
  const t = useTranslations('lottery.hint');
  const line = useMoneyLine();
  const { data: own } = useQuery(ownIssueQuery(gameCode, { issueNo, isDrawn: true }));
  const text =
    own === undefined || own.tickets === 0
      ? ''
      : t(`last.${endOf(own)}`, {
          issue: issueNo,
          amount: line(own.payout, own.currency),
        });
  useSaid(text);
  return text === '' ? null : <span>{text}</span>;
}

function endOf({ open, payout }: OwnIssue): 'open' | 'paid' | 'none' {
  if (open > 0) {
    return 'open';
  }
  return decimal4(payout) > 0n ? 'paid' : 'none';
}
