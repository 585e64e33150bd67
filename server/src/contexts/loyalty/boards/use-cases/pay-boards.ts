import { boardPrizes } from '@portal/commission';
import { assert } from '@portal/money';
import type { BoardId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import { bookGivenMoney } from '../../given-money.ts';
import { cashOf, moneyTransfer } from '../../points/books.ts';
import { type Ranked, rankLeaders } from '../ranking.ts';
import { type Board, lockBoardsOver, markBoardPaid } from '../store-boards.ts';
import { putRanks, selectLeaders } from '../store-scores.ts';
import { scoreMembers } from './score-boards.ts';
import type { Games } from './score-bets.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member got the prize of a place on a board. */
    readonly 'loyalty.board_paid': {
      readonly memberId: MemberId;
      readonly boardId: BoardId;
      readonly rank: number;
      readonly amountMinor: string;
      readonly currency: string;
    };
  }
}

/** What vendors take back on the day after still counts (agents-loyalty-money.md D5). */
const holdDays = 1;
/** So many may be left out before a prize goes to nobody. */
const spareLeaders = 100;

/**
 * Pays boards whose hold is over, once: the places are frozen with what they won, and the debt of a
 * prize is `board:<id>:<rank>`.
 */
export async function payBoards(ctx: Ctx, games: Games): Promise<void> {
  const today = Temporal.PlainDate.from(siteDay(ctx));
  const lastClose = String(today.subtract({ days: holdDays + 1 }));
  for (const board of await lockBoardsOver(ctx.tx, lastClose)) {
    await payBoard(ctx, board, games);
  }
}

async function payBoard(ctx: Ctx, board: Board, games: Games): Promise<void> {
  const { id: boardId, prizes } = board;
  await scoreMembers(ctx, { board, games });
  const limit = prizes.length + spareLeaders;
  const leaders = await selectLeaders(ctx.tx, { boardId, limit });
  const { currency } = ctx.site;
  const accounts = leaders.map(({ memberId }) => ({ account: cashOf(memberId), currency }));
  await lockAndLook(ctx, { accounts, debts: [] });
  const ranked = await rankLeaders(ctx, leaders);
  const won = new Map(
    boardPrizes(ranked, prizes.map(BigInt)).map(({ rank, prizeMinor }) => [rank, prizeMinor]),
  );
  const rows = ranked.map(({ memberId, rank }) => ({
    memberId,
    rank,
    prizeMinor: won.get(rank) ?? 0n,
  }));
  await putRanks(ctx.tx, { boardId, rows });
  await markBoardPaid(ctx.tx, { id: boardId, at: ctx.clock.now() });
  await payPrizes(
    ctx,
    board,
    rows.filter(({ prizeMinor }) => prizeMinor > 0n),
  );
}

type Prize = Pick<Ranked, 'memberId' | 'rank'> & { readonly prizeMinor: bigint };

async function payPrizes(ctx: Ctx, board: Board, prizes: readonly Prize[]): Promise<void> {
  const { currency } = ctx.site;
  const { id: reference, multiple } = board;
  const outcomes = await post(
    ctx,
    prizes.map(({ memberId, rank, prizeMinor: amountMinor }) => {
      const debt = debtOf(board, rank);
      const booking = { debt, type: 'board_prize', reference, memberId } as const;
      return moneyTransfer(booking, { amountMinor, currency });
    }),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'a board that nobody paid is paid',
  );
  for (const { memberId, rank, prizeMinor: amountMinor } of prizes) {
    const gift = { memberId, reference: debtOf(board, rank), amountMinor, multiple };
    await bookGivenMoney(ctx, { ...gift, source: 'gift' });
    const payload = {
      memberId,
      boardId: board.id,
      rank,
      amountMinor: String(amountMinor),
      currency,
    };
    await emit(ctx, { name: 'loyalty.board_paid', payload });
  }
}

function debtOf({ id }: Board, rank: number): string {
  return `board:${id}:${rank}`;
}
