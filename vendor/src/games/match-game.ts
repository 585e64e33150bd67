import { newId } from '../chance.ts';
import { nowMs } from '../clock.ts';
import type { Seat } from '../seat.ts';
import { type Language, say, type Word } from '../texts.ts';
import { betWord } from './bet-word.ts';
import type { Game, GameView, Placed, Play } from './game.ts';
import {
  advance,
  decide,
  type Match,
  type MatchRules,
  missing,
  newMatch,
  type Side,
  winnerOf,
} from './matches.ts';
import { payoutAt } from './money.ts';
import { openPresence, type Presence } from './presence.ts';
import { oddsOf } from './terms-of.ts';

interface Bet {
  readonly txId: string;
  readonly seat: Seat;
  readonly match: Match;
  readonly side: Side;
  readonly stakeMinor: bigint;
  readonly priceHundredths: number;
  placed: Placed;
}

const lookMs = 500;
const keptBets = 12;
/** Nobody bets on what is as good as over. */
const closesBeforeMs = 5000;

interface Book {
  readonly rules: MatchRules;
  readonly history: string[];
  readonly presence: Presence;
  matches: readonly Match[];
  bets: readonly Bet[];
  lookedAtMs: number;
}

/** Matches that run, with prices that move; a bet waits until the simulator has confirmed it. */
export function openMatchGame(rules: MatchRules): Game {
  const presence = openPresence();
  const book: Book = { rules, history: [], presence, matches: [], bets: [], lookedAtMs: 0 };
  return {
    tick: () => {
      if (nowMs() - book.lookedAtMs >= lookMs) {
        look(book);
      }
    },
    view: (seat) => viewOf(book, seat),
    play: (seat, play) => strike(book, seat, play),
    cashOut: (seat, id) => cashOut(book, seat, id),
  };
}

function look(book: Book): void {
  const now = nowMs();
  const { rules } = book;
  book.lookedAtMs = now;
  for (const match of book.matches) {
    advance(rules, match, now);
  }
  book.matches.filter((match) => match.endsAtMs <= now).forEach((match) => finish(book, match));
  const running = book.matches.filter((match) => match.endsAtMs > now);
  const made = Array.from({ length: missing(running) }, () => newMatch(rules, now));
  book.matches = [...running, ...made];
}

function finish({ rules, history, bets }: Book, match: Match): void {
  decide(rules, match);
  const winner = winnerOf(match);
  history.unshift(scoreOf(match));
  history.length = Math.min(history.length, keptBets);
  for (const bet of bets.filter(({ match: of, placed }) => of === match && isOpen(placed))) {
    const payoutMinor = bet.side === winner ? payoutAt(bet.stakeMinor, bet.priceHundredths) : 0n;
    bet.placed = { ...bet.placed, state: payoutMinor > 0n ? 'won' : 'lost', payoutMinor };
    void bet.seat.purse.tell(settlementOf(bet, payoutMinor), [scoreOf(match)]);
  }
}

function isOpen({ state }: Placed): boolean {
  return state === 'open';
}

function viewOf({ rules, history, presence, matches, bets }: Book, seat: Seat): GameView {
  return {
    phase: 'betting',
    players: presence.seen(seat),
    groups: matches.map((match) => groupOf(rules, match, seat.language)),
    shown: [],
    history,
    placed: bets
      .filter((bet) => bet.seat.ticket === seat.ticket)
      .map((bet) => ({
        ...bet.placed,
        ...(isOpen(bet.placed) && { cashOutMinor: cashOutOf(bet) }),
      })),
  };
}

async function strike(book: Book, seat: Seat, { choice, stakeMinor }: Play): Promise<Word> {
  const [matchId = '', side = ''] = choice.split('|');
  const match = book.matches.find(({ id }) => id === matchId);
  if (match === undefined || !isSide(side) || isClosing(match)) {
    return 'tooLate';
  }
  const priceHundredths = match.prices[side];
  const txId = newId();
  const event = `${match.home} – ${match.away}`;
  const label = `${event}: ${say(side, seat.language)}`;
  const terms = {
    event,
    selection: label,
    market: say('winner', seat.language),
    marketKey: `${match.id}:winner`,
    odds: oddsOf(priceHundredths),
    oddsFormat: 'DECIMAL',
    side: side.toUpperCase(),
  };
  const bought = { amountMinor: stakeMinor, isWaiting: true, choice: label, terms };
  const stake = { txId, roundId: match.id, ...bought };
  const code = await seat.purse.bet(stake);
  if (code !== 'done') {
    return betWord(code);
  }
  const target = { refTxId: txId, roundId: match.id };
  if (isClosing(match)) {
    await seat.purse.tell({ kind: 'REJECT', txId: newId(), ...target, reason: 'closed' });
    return 'tooLate';
  }
  await seat.purse.tell({ kind: 'CONFIRM', txId: newId(), ...target });
  const placed = { id: txId, label, stakeMinor, state: 'open', payoutMinor: 0n } as const;
  const bet = { txId, seat, match, side, stakeMinor, priceHundredths, placed };
  book.bets = newestOf([bet, ...book.bets]);
  return 'placed';
}

function isClosing({ endsAtMs }: Match): boolean {
  return endsAtMs - nowMs() < closesBeforeMs;
}

async function cashOut({ bets }: Book, seat: Seat, id: string): Promise<Word> {
  const bet = bets.find(({ txId, seat: owner }) => txId === id && owner.ticket === seat.ticket);
  if (bet === undefined || !isOpen(bet.placed)) {
    return 'tooLate';
  }
  const payoutMinor = cashOutOf(bet);
  bet.placed = { ...bet.placed, state: 'won', payoutMinor };
  const settlement = { ...settlementOf(bet, payoutMinor), isCashOut: true };
  await seat.purse.tell(settlement, [scoreOf(bet.match)]);
  return 'paid';
}

/** Open bets, and the newest of each seat. */
function newestOf(bets: readonly Bet[]): readonly Bet[] {
  const counts = new Map<string, number>();
  return bets.filter(({ seat, placed }) => {
    const count = (counts.get(seat.ticket) ?? 0) + 1;
    counts.set(seat.ticket, count);
    return isOpen(placed) || count <= keptBets;
  });
}

function settlementOf({ txId, match }: Bet, amountMinor: bigint) {
  return { kind: 'SETTLE', txId: newId(), refTxId: txId, roundId: match.id, amountMinor } as const;
}

/** What the stake at its price is worth at the price of now, less a tenth. */
function cashOutOf({ match, side, stakeMinor, priceHundredths }: Bet): bigint {
  const whole = payoutAt(stakeMinor, priceHundredths);
  return (whole * 90n) / BigInt(match.prices[side]);
}

function groupOf({ hasDraw }: MatchRules, match: Match, language: Language) {
  const sides: readonly Side[] = hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'];
  return {
    title: scoreOf(match),
    choices: sides.map((side) => ({
      id: `${match.id}|${side}`,
      label: side === 'draw' ? say('draw', language) : match[side],
      priceHundredths: match.prices[side],
    })),
  };
}

function scoreOf({ home, away, homeScore, awayScore }: Match): string {
  return `${home} ${homeScore} : ${awayScore} ${away}`;
}

function isSide(side: string): side is Side {
  return side === 'home' || side === 'draw' || side === 'away';
}
