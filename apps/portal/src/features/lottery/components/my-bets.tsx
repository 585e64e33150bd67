import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Skeleton, Tag } from '@portal/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { cancelOrder } from '../api/cancel-order.ts';
import { ticketsQuery } from '../api/list-tickets.ts';
import type { LotteryTicket } from '../halls.ts';
import { useServerTime } from '../hooks/use-server-time.tsx';
import { lotteryKeys } from '../lottery-keys.ts';
import sideStyles from './side.module.css';
import { TicketSheet } from './ticket-sheet.tsx';

const tones = {
  open: 'info',
  won: 'ok',
  lost: 'neutral',
  refunded: 'warn',
  partial: 'warn',
  cancelled: 'neutral',
  void: 'warn',
} as const;

/** The member's own tickets; one that is still on sale can be taken back (LOT-13). */
export function MyBets({ gameCode }: { readonly gameCode: string | undefined }) {
  const t = useTranslations('lottery.bets');
  const query = useInfiniteQuery(ticketsQuery(gameCode));
  const [open, setOpen] = useState<string>();
  const tickets = query.data?.pages.flatMap(({ content }) => content);
  if (failureIn(query.error)?.code === 'in_need_true_account') {
    return <p className="m-0 text-14 text-text-2">{t('trial')}</p>;
  }
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (tickets === undefined) {
    return <Skeleton height="200px" />;
  }
  return (
    <div data-ux="LOT-13">
      {tickets.length === 0 && <p className="m-0 text-14 text-text-2">{t('empty')}</p>}
      <ul className={sideStyles['tickets']}>
        {tickets.map((ticket) => (
          <li key={ticket.ticketId}>
            <TicketRow ticket={ticket} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {open !== undefined && (
        <TicketSheet
          ticketId={open}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

function TicketRow(props: {
  readonly ticket: LotteryTicket;
  readonly onOpen: (ticketId: string) => void;
}) {
  const { ticket, onOpen } = props;
  const t = useTranslations('lottery.bets');
  const formats = useFormats();
  const { failure, isBusy, cancel } = useCancel(ticket);
  const [isAsked, setAsked] = useState(false);
  const isOnSale = useServerTime((now) => Date.parse(ticket.closesAt) > now);
  const mayCancel = ticket.state === 'open' && isOnSale;
  return (
    <div className={sideStyles['ticket']}>
      <button
        type="button"
        className={sideStyles['ticket-open']}
        onClick={() => {
          onOpen(ticket.ticketId);
        }}
      >
        <span>
          <bdi className="block text-14 font-semibold">{ticket.issueNo}</bdi>
          <span className="block text-12 text-text-3">{formats.dateTime(ticket.placedAt)}</span>
          {ticket.movedFrom !== null && (
            <span className="block text-12 text-warn">
              {t('moved', { to: formats.dateTime(ticket.drawsAt) })}
            </span>
          )}
        </span>
        <span className="text-end">
          <MoneyText amount={ticket.cost} currency={ticket.currency} />
          {ticket.payout !== '0.00' && (
            <span className="block text-ok">
              <MoneyText amount={ticket.payout} currency={ticket.currency} sign="always" />
            </span>
          )}
        </span>
        <Tag tone={tones[ticket.state]}>
          {ticket.cancelledFor === 'win' ? t('endedByWin') : t(`state.${ticket.state}`)}
        </Tag>
      </button>
      {mayCancel && (
        <Button
          size="small"
          variant={isAsked ? 'danger-solid' : 'ghost'}
          busy={isBusy}
          onBlur={() => setAsked(false)}
          onClick={() => {
            setAsked(!isAsked);
            if (isAsked) {
              cancel();
            }
          }}
        >
          {isAsked ? t('cancelSure', { issue: ticket.issueNo }) : t('cancel')}
        </Button>
      )}
      {failure !== undefined && (
        <p role="alert" className="m-0 text-13 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Takes the ticket's issue back out of its order; stake and rebate go back. */
function useCancel({ orderId, issueNo }: LotteryTicket) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const call = useMoneyCall(cancelOrder);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const outcome = await call({ orderId, issueNos: [issueNo] });
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    moneyMoved(queries);
    void queries.invalidateQueries({ queryKey: lotteryKeys.tickets });
  };
  return { isBusy, failure, cancel: () => void cancel() };
}
