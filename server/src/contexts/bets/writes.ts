import type { Ctx } from '../../platform/context.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { BetBook } from './book.ts';
import {
  changeBets,
  changeDebts,
  changeRounds,
  changeTransactions,
  insertBets,
  insertDebts,
  insertReviews,
  insertRevisions,
  insertRounds,
  insertTransactions,
} from './store-writes.ts';

/** The statements that write what a batch has changed; none for what it left alone. */
export function writesOf(
  ctx: Ctx,
  changes: ReturnType<BetBook['changes']>,
): readonly SqlStatement<unknown>[] {
  const at = ctx.clock.now();
  const { bets, transactions, rounds, debts, revisions } = changes;
  const reviews = changes.reviews.map((review) => ({ ...review, id: ctx.ids.next('rvw') }));
  const some = <Row>(
    rows: readonly Row[],
    statement: (rows: readonly Row[]) => SqlStatement<unknown>,
  ) => (rows.length === 0 ? [] : [statement(rows)]);
  return [
    ...some(bets.made, insertBets),
    ...some(bets.changed, changeBets),
    ...some(revisions, insertRevisions),
    ...some(transactions.made, (rows) => insertTransactions(at, rows)),
    ...some(transactions.changed, changeTransactions),
    ...some(rounds.made, insertRounds),
    ...some(rounds.changed, changeRounds),
    ...some(debts.made, (rows) => insertDebts(at, rows)),
    ...some(debts.changed, changeDebts),
    ...some(reviews, (rows) => insertReviews(at, rows)),
  ];
}
