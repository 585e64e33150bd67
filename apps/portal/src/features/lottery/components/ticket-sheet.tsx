import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { decimal4, findBetType } from '@portal/lottery';
import { Button, CopyId, Sheet, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { gameQuery } from '../api/read-game.ts';
import { ticketQuery } from '../api/read-ticket.ts';
import type { Draw } from '../halls.ts';
import { useLineText } from '../hooks/use-line-text.ts';
import { amountOf } from '../slip.ts';
import { useRevealed } from './draw-stage.tsx';
import { countOf, DrawnNumbers } from './drawn-numbers.tsx';
import { IssueReason } from './issue-reason.tsx';
import { LineOutcome } from './line-outcome.tsx';
import { TextWindow } from './text-window.tsx';
import styles from './slip.module.css';

/** A ticket's receipt: its lines as they were accepted, its issue, and the draw once more. */
export function TicketSheet({
  ticketId,
  onClose,
}: {
  readonly ticketId: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations('lottery.receipt');
  const actions = useTranslations('common.actions');
  const query = useQuery(ticketQuery(ticketId));
  return (
    <Sheet ux="LOT-10" isOpen title={t('title')} closeLabel={actions('close')} onClose={onClose}>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton height="320px" />
      ) : (
        <TicketFacts receipt={query.data} />
      )}
    </Sheet>
  );
}

type Receipt = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof ticketQuery>['queryFn']>>>
>;

function TicketFacts({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('lottery.receipt');
  const states = useTranslations('lottery.bets.state');
  const endedByWin = useTranslations('lottery.bets');
  const reasons = useTranslations('lottery.reasons');
  const actions = useTranslations('common.actions');
  const formats = useFormats();
  const { ticket, betId, lines, issue } = receipt;
  const { code: language } = useLanguage();
  const game = useQuery(gameQuery(ticket.gameCode, language)).data;
  const gameName = game?.game.displayName ?? ticket.gameCode;
  const { currency } = ticket;
  const family = findBetType(lines[0]?.betType ?? '')?.family ?? '';
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  return (
    <div className="grid gap-4">
      {ticket.draw !== null && (
        <Replay key={ticket.ticketId} issueNo={ticket.issueNo} draw={ticket.draw} family={family} />
      )}
      <dl className={styles['facts']}>
        <Fact name={t('state')}>
          {ticket.cancelledFor === 'win' ? endedByWin('endedByWin') : states(ticket.state)}
        </Fact>
        <Fact name={t('game')}>
          <bdi>{gameName}</bdi>
        </Fact>
        <Fact name={t('issue')}>
          <bdi>{ticket.issueNo}</bdi>
        </Fact>
        <Fact name={t('placedAt')}>{formats.fullDateTime(ticket.placedAt)}</Fact>
        {ticket.movedFrom !== null && (
          <Fact name={t('movedFrom')}>
            <s>{formats.fullDateTime(ticket.movedFrom)}</s>
          </Fact>
        )}
        <Fact name={t('drawsAt')}>{formats.fullDateTime(ticket.drawsAt)}</Fact>
        <Fact name={t('cost')}>{money(ticket.cost)}</Fact>
        <Fact name={t('rebate')}>{money(ticket.rebate)}</Fact>
        <Fact name={t('payout')}>{money(ticket.payout)}</Fact>
        {ticket.cut !== '0.00' && <Fact name={t('cut')}>{money(ticket.cut)}</Fact>}
        {ticket.multiple > 1 && (
          <Fact name={t('multiple')}>
            <span dir="ltr">×{ticket.multiple}</span>
          </Fact>
        )}
        <Fact name={t('order')}>
          <CopyId
            id={ticket.orderId}
            labels={{ copy: actions('copy'), copied: actions('copied') }}
          />
        </Fact>
        <Fact name={t('number')}>
          <CopyId
            id={ticket.ticketId}
            labels={{ copy: actions('copy'), copied: actions('copied') }}
          />
        </Fact>
        <Fact name={t('bet')}>
          <CopyId id={betId} labels={{ copy: actions('copy'), copied: actions('copied') }} />
        </Fact>
      </dl>
      <p className="m-0 text-14 text-text-2 empty:hidden">
        {ticket.cancelledFor === null ? (
          <IssueReason issue={issue} />
        ) : (
          reasons(ticket.cancelledFor === 'win' ? 'chaseWon' : 'takenBack')
        )}
      </p>
      <Lines receipt={receipt} />
      {issue.ticketRoot !== null && (
        <p className="m-0 text-13 text-text-2">
          {t('sealed', { count: issue.ticketCount ?? 0 })}{' '}
          <code className="font-mono text-12 break-all" dir="ltr">
            {issue.ticketRoot}
          </code>
        </p>
      )}
      <p className="m-0 flex flex-wrap gap-4 text-14">
        <Link to="/verify" search={{ ticketId: ticket.ticketId }} className="text-link">
          {t('checkTicket')}
        </Link>
        {(issue.commitment !== null || issue.draw?.shots !== undefined) && (
          <Link
            to="/verify"
            search={{ gameCode: issue.gameCode, issueNo: issue.issueNo }}
            className="text-link"
          >
            {t('checkDraw')}
          </Link>
        )}
      </p>
    </div>
  );
}

/** The lines as they were accepted, with their prices, and what each came to. */
function Lines({ receipt: { ticket, lines } }: { readonly receipt: Receipt }) {
  const t = useTranslations('lottery.receipt');
  const hot = useTranslations('lottery.hot');
  const formats = useFormats();
  const text = useLineText(mostWritten);
  const { currency } = ticket;
  return (
    <>
      <h3 className="m-0 text-16 font-semibold">{t('lines')}</h3>
      <ul className={styles['order-lines']}>
        {lines.map((line, at) => (
          <li key={at}>
            <span className="min-w-0">
              <span className="block font-semibold">{text.play(line)}</span>
              <bdi className="block font-mono text-13 break-words text-text-2">
                {text.numbers(line)}
              </bdi>
              {longLists(line.selection).map((list, place) => (
                <TextWindow key={place} label={t('lines')} texts={list} />
              ))}
              <span className="block text-12 text-text-3">
                {t('odds', {
                  odds: line.odds.map(({ odds }) => odds).join(' / '),
                  count: line.units,
                })}
                {' · '}
                {'prizeGroup' in line.choice
                  ? t('group', { group: line.choice.prizeGroup })
                  : t('rebateRate', { percent: formats.percent(Number(line.choice.rebate)) })}
              </span>
              {ticket.draw !== null && isPaid(ticket.state) && (
                <LineOutcome
                  line={line}
                  draw={ticket.draw}
                  multiple={ticket.multiple}
                  currency={currency}
                />
              )}
              {line.hotFactor !== undefined && (
                <span className="block text-12 text-warn">
                  {hot('kept', { factor: line.hotFactor })}
                </span>
              )}
            </span>
            <MoneyText amount={amountOf(decimal4(line.cost), currency)} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A ticket that a draw has decided. */
function isPaid(state: Receipt['ticket']['state']): boolean {
  return state !== 'open' && state !== 'cancelled' && state !== 'void';
}

/** Longer lists stand in a window of their own, in which one scrolls. */
const mostWritten = 200;

function longLists(selection: object): readonly (readonly string[])[] {
  return Object.values(selection).filter(
    (value): value is readonly string[] =>
      Array.isArray(value) && value.length > mostWritten && typeof value[0] === 'string',
  );
}

function Fact(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** The draw of the ticket from the beginning, as often as one likes. */
function Replay(props: { readonly issueNo: string; readonly draw: Draw; readonly family: string }) {
  const t = useTranslations('lottery.receipt');
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles['replay']} aria-label={t('draw')}>
      <ReplayStage key={turn} {...props} isReplay={turn > 0} />
      <Button
        size="small"
        onClick={() => {
          setTurn(turn + 1);
        }}
      >
        {t('replay')}
      </Button>
    </section>
  );
}

function ReplayStage(props: {
  readonly issueNo: string;
  readonly draw: Draw;
  readonly family: string;
  readonly isReplay: boolean;
}) {
  const shown = useRevealed(props.issueNo, {
    count: countOf(props.draw),
    startsHidden: props.isReplay,
  });
  return <DrawnNumbers draw={props.draw} family={props.family} shown={shown} />;
}
