import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Dialog, ErrorText } from '@portal/ui';
import { decimal4, type Decimal4, type SlipRules } from '@portal/lottery';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LimitReached } from '../../../shared/limit/limit-reached.tsx';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { ChaseAnswer, ChaseWish } from '../chase.ts';
import type { LotteryGame } from '../halls.ts';
import { useLineText } from '../hooks/use-line-text.ts';
import { useOrder, type PlacedOrder } from '../hooks/use-order.ts';
import { useSellable } from '../hooks/use-sellable.ts';
import { clockText, useServerTime } from '../hooks/use-server-time.tsx';
import {
  amountOf,
  changedPrices,
  lineBody,
  totalCost,
  totalUnits,
  type ListedLine,
  type RepricedLine,
} from '../slip.ts';
import { HotNote } from './hot-note.tsx';
import styles from './slip.module.css';

interface OrderProps {
  readonly lines: readonly ListedLine[];
  /** Of now; a line that they price otherwise than it was shown is offered anew (R41). */
  readonly rules: SlipRules;
  readonly game: LotteryGame;
  readonly currency: string;
  /** The plan of a chase; undefined for a bet in the issue on sale. */
  readonly chase: { readonly wish: ChaseWish; readonly answer: ChaseAnswer } | undefined;
  /** The member takes the prices of now. */
  readonly onPriced: (lines: readonly ListedLine[]) => void;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** What is about to be bet, once more; then the receipt (LOT-10). */
export function OrderDialog(props: OrderProps) {
  const t = useTranslations('lottery.order');
  const actions = useTranslations('common.actions');
  const rest = useTranslations('lottery.header');
  const order = useOrder();
  const failureText = useFailureText();
  const { lines, rules, game, currency, chase } = props;
  const changed = useMemo(() => changedPrices(lines, rules), [lines, rules]);
  const issues = useSellable(game);
  const [asked, setAsked] = useState(issues[0]?.issueNo);
  const first = issues[0];
  const hasMoved = order.placed === undefined && first !== undefined && first.issueNo !== asked;
  const multiples = chase?.answer.ok === true ? chase.answer.value.multiples : [1];
  const isOpen = useServerTime((now) => first !== undefined && Date.parse(first.opensAt) <= now);
  const total = totalCost(lines) * multiples.reduce((sum, multiple) => sum + BigInt(multiple), 0n);
  const send = (): void => {
    void order.send({
      gameCode: game.game.gameCode,
      lines: lines.map(lineBody),
      issues: issues
        .slice(0, multiples.length)
        .map(({ issueNo }, at) => ({ issueNo, multiple: multiples[at] ?? 1 })),
      ...(chase !== undefined && { stopsWhenWon: chase.wish.stopsWhenWon }),
    });
  };
  const takePrices = (): void => {
    order.forget();
    props.onPriced(lines.map((line) => changed.find(({ key }) => key === line.key) ?? line));
  };
  if (order.placed !== undefined) {
    return (
      <Dialog
        ux="LOT-10"
        isOpen
        title={t('placed')}
        closeLabel={actions('close')}
        onClose={props.onPlaced}
        actions={
          <Button variant="primary" onClick={props.onPlaced}>
            {t('goOn')}
          </Button>
        }
      >
        <Receipt order={order.placed} />
      </Dialog>
    );
  }
  return (
    <Dialog
      ux="LOT-10"
      isOpen
      title={t('title', { game: game.game.displayName })}
      closeLabel={actions('close')}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{actions('cancel')}</Button>
          {hasMoved ? (
            <Button
              variant="primary"
              onClick={() => {
                setAsked(first.issueNo);
                // That is what the button says; a price that changed is looked at first.
                if (changed.length === 0 && isOpen) {
                  send();
                }
              }}
            >
              {t('takeNext')}
            </Button>
          ) : changed.length > 0 ? (
            <Button variant="primary" onClick={takePrices}>
              {t('takePrices')}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={order.isBusy}
              disabled={!isOpen && multiples.length === 1}
              onClick={send}
            >
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {hasMoved && (
          <p role="alert" className={styles['notice']}>
            {t('moved', { old: asked ?? '', next: first.issueNo })}
          </p>
        )}
        {changed.length > 0 && <ChangedPrices lines={changed} />}
        <p className="m-0 flex flex-wrap justify-between gap-2 text-14">
          <span>
            {t('issue')} <bdi className="font-semibold">{first?.issueNo ?? '–'}</bdi>
            {multiples.length > 1 && ` ${t('andMore', { count: multiples.length - 1 })}`}
          </span>
          {first !== undefined && (
            <span>
              {rest(isOpen ? 'closes' : 'opens')}{' '}
              <RestUntil moment={isOpen ? first.closesAt : first.opensAt} />
            </span>
          )}
        </p>
        <OrderLines lines={lines} currency={currency} />
        <p className="m-0 flex justify-between gap-2 text-16 font-semibold">
          <span>{t('total', { count: totalUnits(lines) * multiples.length })}</span>
          <MoneyText amount={amountOf(total, currency)} currency={currency} />
        </p>
        <Outcome {...props} multiples={multiples} total={total} />
        {order.failure !== undefined && <ErrorText>{failureText(order.failure)}</ErrorText>}
        <LimitReached failure={order.failure} />
      </div>
    </Dialog>
  );
}

/** What the bet leaves behind: what comes back at once, the balance, and how a chase goes on. */
function Outcome(
  props: Pick<OrderProps, 'lines' | 'currency' | 'chase'> & {
    readonly multiples: readonly number[];
    readonly total: Decimal4;
  },
) {
  const { lines, currency, chase, multiples, total } = props;
  const t = useTranslations('lottery.order');
  const balance = useBalance().data;
  const times = multiples.reduce((sum, multiple) => sum + BigInt(multiple), 0n);
  const rebate = lines.reduce((sum, { priced }) => sum + priced.rebate, 0n) * times;
  const after =
    balance?.currency === currency ? decimal4(balance.balance) - total + rebate : undefined;
  const money = (amount: Decimal4) => (
    <MoneyText amount={amountOf(amount, currency)} currency={currency} />
  );
  return (
    <div className="grid gap-1 text-13 text-text-2">
      {rebate > 0n && (
        <p className="m-0 flex justify-between gap-2">
          <span>{t('rebate')}</span>
          {money(rebate)}
        </p>
      )}
      {after !== undefined && after >= 0n && (
        <p className="m-0 flex justify-between gap-2">
          <span>{t('balanceAfter')}</span>
          {money(after)}
        </p>
      )}
      {chase !== undefined && multiples.length > 1 && (
        <p className="m-0">
          {t(chase.wish.stopsWhenWon ? 'stops' : 'goesOn')}{' '}
          <bdi>{multiples.map((multiple) => `×${multiple}`).join(' ')}</bdi>
        </p>
      )}
    </div>
  );
}

/** What was seen and what it is now, line by line. */
function ChangedPrices({ lines }: { readonly lines: readonly RepricedLine[] }) {
  const t = useTranslations('lottery.order');
  const text = useLineText(90);
  return (
    <div role="alert" className={styles['notice']}>
      <p className="m-0">{t('repriced')}</p>
      <ul className="m-0 ps-4">
        {lines.map(({ key, slip, change: { part, was, now } }) => (
          <li key={key}>
            {text.play(slip)} <bdi>{text.numbers(slip).slice(0, 90)}</bdi>{' '}
            <strong>{t('repricedLine', { part, was, now })}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RestUntil({ moment }: { readonly moment: string }) {
  const rest = useServerTime((now) => clockText(Date.parse(moment) - now));
  return (
    <span role="timer" dir="ltr" className="font-semibold">
      {rest}
    </span>
  );
}

function OrderLines({ lines, currency }: Pick<OrderProps, 'lines' | 'currency'>) {
  const text = useLineText(200);
  return (
    <ul className={styles['order-lines']}>
      {lines.map(({ key, slip, priced }) => (
        <li key={key}>
          <span className="min-w-0">
            <span className="block font-semibold">{text.play(slip)}</span>
            <bdi className="block font-mono text-13 break-words text-text-2">
              {text.numbers(slip).slice(0, 400)}
            </bdi>
            <HotNote priced={priced} />
          </span>
          <MoneyText amount={amountOf(priced.cost, currency)} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Receipt({ order }: { readonly order: PlacedOrder }) {
  const t = useTranslations('lottery.order');
  const formats = useFormats();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('number')}</dt>
        <dd>
          <bdi className="font-mono text-13">{order.orderId}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('tickets')}</dt>
        <dd>
          {formats.count(order.tickets.length)} · <bdi>{order.tickets[0]?.issueNo}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('cost')}</dt>
        <dd>
          <MoneyText amount={order.cost} currency={order.currency} />
        </dd>
      </div>
      <div>
        <dt>{t('rebate')}</dt>
        <dd>
          <MoneyText amount={order.rebate} currency={order.currency} />
        </dd>
      </div>
      <div>
        <dt>{t('balance')}</dt>
        <dd>
          <MoneyText amount={order.balance} currency={order.currency} />
        </dd>
      </div>
    </dl>
  );
}
