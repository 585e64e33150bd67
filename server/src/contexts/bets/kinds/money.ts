import type { Transfer } from '../../wallet/index.ts';
import type { Bet } from '../bet.ts';
import type { Turn } from './turn.ts';

/** House accounts of a provider: what is in play, what was staked, won, and given as a prize. */
export function houseAccount(provider: string, part: 'open' | 'stakes' | 'wins' | 'promo'): string {
  return `house:${provider}:${part}`;
}

/** What members owe after something could not be taken back whole; the sum of all debts. */
export const receivable = 'house:bets:receivable';

interface Movement {
  readonly type: Transfer['type'];
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
  /** What of the change this pays; named in its debt. */
  readonly part: string;
}

/**
 * One transfer of the command at work. The debt names the revision of the bet, so that whatever
 * path brings the same change again, it is paid once (R109).
 */
export function move(turn: Turn, bet: Bet | undefined, movement: Movement): void {
  const { command, book } = turn;
  const { part, ...transfer } = movement;
  if (transfer.amountMinor === 0n) {
    return;
  }
  const transaction = `${command.provider}:${command.kind}:${command.txId}`;
  book.transfer(command, {
    ...transfer,
    debt: bet === undefined ? `${transaction}:${part}` : `${bet.id}:${bet.revision}:${part}`,
    currency: command.currency,
    reference: bet?.id ?? transaction,
  });
}

/** The debt under which `move` paid what a prize won. */
export function firstWinOf(id: Bet['id']): string {
  return `${id}:1:win`;
}

/** Stakes of an open bet become the house's. */
export function earnStake(turn: Turn, bet: Bet, amountMinor = bet.openMinor): void {
  move(turn, bet, {
    part: 'earned',
    type: 'stake_earned',
    from: houseAccount(bet.provider, 'open'),
    to: houseAccount(bet.provider, 'stakes'),
    amountMinor,
  });
}

/** The stake goes back to the player, from where it lies. */
export function returnStake(turn: Turn, bet: Bet, amountMinor = bet.stakeMinor): void {
  const openMinor = least(bet.openMinor, amountMinor);
  const returned = { type: 'stake_return', to: turn.book.accountOf(turn.command) } as const;
  move(turn, bet, {
    ...returned,
    part: 'return',
    from: houseAccount(bet.provider, 'open'),
    amountMinor: openMinor,
  });
  move(turn, bet, {
    ...returned,
    part: 'return-earned',
    from: houseAccount(bet.provider, 'stakes'),
    amountMinor: amountMinor - openMinor,
  });
}

/** Pays the player; what is owed from before is paid from it, oldest first. */
export function payWin(
  turn: Turn,
  bet: Bet | undefined,
  win: { readonly amountMinor: bigint; readonly type: 'win' | 'promo_win' | 'adjustment' },
): void {
  const { command } = turn;
  move(turn, bet, {
    part: 'win',
    type: win.type,
    from: houseAccount(command.provider, win.type === 'promo_win' ? 'promo' : 'wins'),
    to: turn.book.accountOf(command),
    amountMinor: win.amountMinor,
  });
  repayDebts(turn, bet, win.amountMinor);
}

function repayDebts(turn: Turn, bet: Bet | undefined, creditMinor: bigint): void {
  const { book, command } = turn;
  let leftMinor = creditMinor;
  for (const debt of book.debtsOf(command)) {
    const amountMinor = least(leftMinor, debt.leftMinor);
    if (amountMinor > 0n) {
      move(turn, bet, {
        part: `repaid:${debt.id}`,
        type: 'debt_repayment',
        from: book.accountOf(command),
        to: receivable,
        amountMinor,
      });
      book.putDebt({ ...debt, leftMinor: debt.leftMinor - amountMinor });
      leftMinor -= amountMinor;
    }
  }
}

/**
 * Takes back what a player received. What the balance cannot pay becomes a debt where the dialect
 * may overdraw; otherwise nothing moves and the answer is false.
 */
export function takeBack(
  turn: Turn,
  bet: Bet | undefined,
  claw: { readonly amountMinor: bigint; readonly from?: 'wins' | 'promo' },
): boolean {
  const { book, command } = turn;
  const { amountMinor } = claw;
  const paidMinor = least(book.balanceOf(command), amountMinor);
  if (paidMinor < amountMinor && !command.policy.mayOverdraw) {
    return false;
  }
  const to = houseAccount(command.provider, claw.from ?? 'wins');
  const type = 'win_return';
  const from = book.accountOf(command);
  move(turn, bet, { part: 'taken', type, from, to, amountMinor: paidMinor });
  const owedMinor = amountMinor - paidMinor;
  if (owedMinor > 0n) {
    move(turn, bet, { part: 'owed', type, from: receivable, to, amountMinor: owedMinor });
    bookDebt(turn, owedMinor);
  }
  return true;
}

function bookDebt({ book, ids, command }: Turn, amountMinor: bigint): void {
  const { memberId, currency, provider, txId } = command;
  const id = ids.next('dbt');
  book.putDebt({ id, memberId, currency, provider, txId, amountMinor, leftMinor: amountMinor });
}

export function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
