import type { Bet, BetTransaction } from '../bet.ts';
import type { AdjustCommand, BetsCommand, PromoWinCommand, WinCommand } from '../command.ts';
import { creditClasses, transactionClasses } from '../command.ts';
import type { Turn } from './turn.ts';

/** Commands that act on bets that stand. */
export type TargetedCommand = Exclude<
  BetsCommand,
  { readonly kind: 'BET' | 'TIP' | 'PROMO_WIN' | 'ADJUST' | 'END_ROUND' }
>;

/** The bets that a command names: that of a transaction, or all of a round in placing order. */
export function targetBets(turn: Turn<TargetedCommand>): readonly Bet[] {
  const { book, command } = turn;
  const { provider, memberId, refTxId, roundId } = command;
  if (refTxId !== undefined) {
    const row = book.transaction({ provider, class: 'stake', txId: refTxId });
    const bet = row?.betId === undefined || row.betId === null ? undefined : book.bet(row.betId);
    return bet === undefined || bet.memberId !== memberId ? [] : [bet];
  }
  return roundId === undefined
    ? []
    : book
        .betsOf({ provider, memberId, roundId })
        .filter((bet) => !isTip(bet) && bet.terms?.feature !== 'PROMO')
        .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** A tip is spent when it is given: it has no result. */
export function isTip({ terms }: Bet): boolean {
  return terms?.feature === 'TIP';
}

/** Whether a rollback of the same member came before the bet that a command names. */
export function isBuried({ book, command }: Turn<TargetedCommand>): boolean {
  const { provider, memberId, refTxId } = command;
  if (refTxId === undefined) {
    return false;
  }
  const row = book.transaction({ provider, class: 'stake', txId: refTxId });
  return row?.state === 'tombstone' && row.memberId === memberId;
}

type Credit = WinCommand | PromoWinCommand | AdjustCommand;

/** Whether a rollback of this very win, prize or correction came before it (rule 6). */
export function isBuriedItself({ book, command }: Turn<Credit>): boolean {
  return ownTombstones({ book, command }).some(({ memberId }) => memberId === command.memberId);
}

/** Whether one named its very id, and another member: it is no longer free (rule 4). */
export function isBuriedForAnother({ book, command }: Turn<Credit>): boolean {
  return ownTombstones({ book, command }).some(({ memberId }) => memberId !== command.memberId);
}

/** No dialect says of which class it takes something back: what it named lies among the stakes. */
function ownTombstones({ book, command }: Pick<Turn<Credit>, 'book' | 'command'>) {
  const { provider, txId, kind } = command;
  return (['stake', creditClasses[kind]] as const).flatMap((name) => {
    const row = book.transaction({ provider, class: name, txId });
    return row?.state === 'tombstone' ? [row] : [];
  });
}

/** The wins of a bet, whatever became of them. */
export function winsOf(
  { book }: Turn,
  { id, provider, memberId, roundId }: Bet,
): readonly BetTransaction[] {
  const rows = roundId === null ? [] : book.transactionsOf({ provider, memberId, roundId });
  return rows.filter((row) => row.betId === id && row.class === 'win');
}

/**
 * What a rollback names: a transaction of any class, or stakes and wins of a round, stakes first. A
 * prize stands alone (rule 10): it is no part of what is played in the round that it names.
 */
export function targetTransactions(turn: Turn<TargetedCommand>): readonly BetTransaction[] {
  const { book, command } = turn;
  const { provider, memberId, refTxId, roundId } = command;
  if (refTxId !== undefined) {
    return transactionsNamed(turn, refTxId)
      .filter((row) => row.memberId === memberId)
      .slice(0, 1);
  }
  return roundId === undefined
    ? []
    : book
        .transactionsOf({ provider, memberId, roundId })
        .filter((row) => row.class !== 'promo')
        .toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** Of every class and every member: senders name an id alone. */
export function transactionsNamed(
  { book, command: { provider } }: Turn<TargetedCommand>,
  txId: string,
): readonly BetTransaction[] {
  return transactionClasses.flatMap(
    (name) => book.transaction({ provider, class: name, txId }) ?? [],
  );
}

/** With a stake its wins are taken back as well. */
function rankOf({ class: one }: BetTransaction): number {
  return one === 'stake' ? 0 : 1;
}
