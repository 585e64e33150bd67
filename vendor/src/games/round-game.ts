import { newId } from '../chance.ts';
import { nowMs } from '../clock.ts';
import type { Seat } from '../seat.ts';
import type { Word } from '../texts.ts';
import { resultKind } from '../wallet/purse.ts';
import { betWord } from './bet-word.ts';
import type { Game, GameView, Placed, Play } from './game.ts';
import { termsOf } from './terms-of.ts';
import { payoutAt } from './money.ts';
import { openPresence, type Presence } from './presence.ts';
import type { RoundResult, RoundRules } from './round-rules.ts';

interface Bet {
  readonly txId: string;
  readonly seat: Seat;
  readonly choice: string;
  readonly stakeMinor: bigint;
  placed: Placed;
}

interface Round {
  readonly id: string;
  readonly closesAtMs: number;
  readonly bets: Bet[];
  result?: RoundResult;
}

const keptResults = 12;

interface Table {
  readonly rules: RoundRules;
  /** One pot for all seats; otherwise each choice pays for itself. */
  readonly isPooled: boolean;
  readonly history: string[];
  readonly presence: Presence;
  round: Round;
  before: Round | undefined;
}

/** A table at which everybody bets on the same round: bets until a moment, then one result. */
export function openRoundGame(rules: RoundRules, options: { readonly isPooled: boolean }): Game {
  const round = newRound(rules);
  const presence = openPresence();
  const table: Table = { rules, ...options, history: [], presence, round, before: undefined };
  return {
    tick: () => {
      if (nowMs() >= table.round.closesAtMs) {
        finish(table);
      }
    },
    view: (seat) => viewOf(table, seat),
    play: (seat, play) => takeBet(table, seat, play),
  };
}

function isOpen({ round, rules }: Table): boolean {
  return nowMs() >= round.closesAtMs - rules.bettingSeconds * 1000;
}

function isOf(seat: Seat) {
  return (bet: Bet) => bet.seat.ticket === seat.ticket;
}

function finish(table: Table): void {
  const { rules, round, isPooled, history } = table;
  const keyOf = (bet: Bet) => (isPooled ? bet.seat.ticket : bet.choice);
  const result = rules.resolve([...new Set(round.bets.map((bet) => bet.seat.ticket))]);
  round.result = result;
  history.unshift(result.shown.join(' '));
  history.length = Math.min(history.length, keptResults);
  for (const bet of round.bets) {
    void settle(round.id, bet, {
      priceHundredths: result.pays.get(keyOf(bet)) ?? 0,
      isReturned: result.returned?.includes(bet.choice) === true,
      shown: result.shown,
    });
  }
  table.before = round;
  table.round = newRound(rules, rules.pauseSeconds);
}

function viewOf(table: Table, seat: Seat): GameView {
  const { round, before, rules, history, presence } = table;
  return {
    phase: isOpen(table) ? 'betting' : 'closed',
    secondsLeft: Math.max(0, Math.ceil((round.closesAtMs - nowMs()) / 1000)),
    players: presence.seen(seat),
    groups: [{ title: '', choices: rules.choices(seat.language) }],
    shown: before?.result?.shown ?? [],
    history,
    placed: [...round.bets, ...(before?.bets ?? [])].filter(isOf(seat)).map(({ placed }) => placed),
  };
}

async function takeBet(table: Table, seat: Seat, { choice, stakeMinor }: Play): Promise<Word> {
  const { rules, round, isPooled } = table;
  const chosen = rules.choices(seat.language).find(({ id }) => id === choice);
  if (!isOpen(table) || chosen === undefined || (isPooled && round.bets.some(isOf(seat)))) {
    return 'tooLate';
  }
  const { label } = chosen;
  const txId = newId();
  const roundId = `${round.id}:${txId}`;
  const terms = termsOf(chosen);
  const stake = { txId, roundId, amountMinor: stakeMinor, choice: label, terms };
  const code = await seat.purse.bet(stake);
  if (code !== 'done') {
    return betWord(code);
  }
  if (round.result !== undefined) {
    // The answer came after the round was over: the stake goes back.
    await seat.purse.tell({ kind: 'ROLLBACK', txId: newId(), refTxId: txId, roundId });
    return 'tooLate';
  }
  const placed = { id: txId, label, stakeMinor, state: 'open', payoutMinor: 0n } as const;
  round.bets.push({ txId, seat, choice, stakeMinor, placed });
  return 'placed';
}

function newRound({ bettingSeconds }: RoundRules, pauseSeconds = 0): Round {
  const closesAtMs = nowMs() + (pauseSeconds + bettingSeconds) * 1000;
  return { id: newId(), closesAtMs, bets: [] };
}

async function settle(
  roundId: string,
  bet: Bet,
  end: {
    readonly priceHundredths: number;
    readonly isReturned: boolean;
    readonly shown: readonly string[];
  },
): Promise<void> {
  const { seat, txId, stakeMinor, placed } = bet;
  const { owner, purse } = seat;
  const place = { refTxId: txId, roundId: `${roundId}:${txId}` };
  if (end.isReturned) {
    bet.placed = { ...placed, state: 'returned', payoutMinor: stakeMinor };
    const isSea = owner.address.dialect === 'sea';
    await purse.tell(
      isSea
        ? { kind: 'RETURN_STAKE', txId: newId(), amountMinor: stakeMinor, ...place }
        : { kind: 'ROLLBACK', txId: newId(), ...place },
      end.shown,
    );
    return;
  }
  const payoutMinor = payoutAt(stakeMinor, end.priceHundredths);
  bet.placed = { ...placed, state: payoutMinor > 0n ? 'won' : 'lost', payoutMinor };
  const result = { kind: resultKind(owner), txId: newId(), ...place, amountMinor: payoutMinor };
  await purse.tell({ ...result, closesRound: true }, end.shown);
}
