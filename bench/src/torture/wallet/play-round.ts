import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CurrencyCode } from '@portal/money';
import type { Heard, OutcomeCode, WalletCall, WalletCommand } from '@portal/vendors';
import { gameCode, type Seat } from '../../load/vendor-seats.ts';
import type { VendorLine } from './vendor-line.ts';

/** What the vendor knows of its own commands: the referee of the run. */
export interface VendorBook {
  /** Commands that came to an end that the dialect calls final, and what they are in our books. */
  readonly ended: Map<string, 'applied' | 'reversed' | 'tombstone' | 'nothing'>;
  /** What each player won and lost by the vendor, in minor units. */
  readonly byPlayer: Map<string, bigint>;
  readonly faults: string[];
  readonly durations: number[];
  readonly counts: {
    commands: number;
    duplicates: number;
    reordered: number;
    lostAnswers: number;
    retries: number;
    unresolved: number;
    wrongClass: number;
  };
}

export interface Table {
  readonly line: VendorLine;
  readonly book: VendorBook;
  readonly currency: CurrencyCode;
  readonly giveUpAt: number;
}

const stakeMinor = 100n;
const isChance = (percent: number) => randomInt(100) < percent;

/**
 * A round of one player: a bet, then its win or what takes it back, sometimes in the wrong order or
 * both at once, three in ten of them twice, one in ten without waiting for the answer. Each command
 * is repeated, byte for byte, until its answer is final, as vendors do.
 */
export async function playRound(table: Table, seat: Seat, id: string): Promise<void> {
  const roundId = `round-${id}`;
  const bet = { kind: 'BET', txId: `bet-${id}`, amountMinor: stakeMinor, roundId } as const;
  if (isChance(50)) {
    await playWin(table, seat, bet);
  } else {
    await playRollback(table, seat, bet);
  }
}

interface Bet extends WalletCommand {
  readonly txId: string;
  readonly roundId: string;
}

async function playWin(table: Table, seat: Seat, bet: Bet): Promise<void> {
  const { book } = table;
  const amountMinor = BigInt(randomInt(3)) * 75n;
  const win = {
    kind: 'WIN',
    txId: bet.txId.replace('bet', 'win'),
    refTxId: bet.txId,
    roundId: bet.roundId,
    amountMinor,
  } as const;
  if (isChance(15)) {
    // The win overtakes its bet: refused for now, and sent again behind it.
    book.counts.reordered += 1;
    await toTheEnd(table, seat, { command: win, final: ['bet_unknown'] });
  }
  const placed = await toTheEnd(table, seat, { command: bet, final: ['done'] });
  if (placed === undefined) {
    return;
  }
  note(book, seat, { txId: bet.txId, state: 'applied', byMinor: -stakeMinor });
  if ((await toTheEnd(table, seat, { command: win, final: ['done'] })) !== undefined) {
    note(book, seat, { txId: win.txId, state: 'applied', byMinor: amountMinor });
  }
}

async function playRollback(table: Table, seat: Seat, bet: Bet): Promise<void> {
  const { book } = table;
  const rollback = {
    kind: 'ROLLBACK',
    txId: bet.txId.replace('bet', 'back'),
    refTxId: bet.txId,
    roundId: bet.roundId,
  } as const;
  const back = { command: rollback, final: ['done', 'bet_unknown'] } as const;
  const late = { command: bet, final: ['done', 'rolled_back'] } as const;
  const order = randomInt(10);
  if (order < 5) {
    await toTheEnd(table, seat, { command: bet, final: ['done'] });
    await toTheEnd(table, seat, back);
    note(book, seat, { txId: bet.txId, state: 'reversed', byMinor: 0n });
    return;
  }
  book.counts.reordered += 1;
  if (order < 8) {
    await toTheEnd(table, seat, back);
    await toTheEnd(table, seat, late);
    note(book, seat, { txId: bet.txId, state: 'tombstone', byMinor: 0n });
  } else {
    await Promise.all([toTheEnd(table, seat, back), toTheEnd(table, seat, late)]);
    note(book, seat, { txId: bet.txId, state: 'nothing', byMinor: 0n });
  }
}

function note(
  { ended, byPlayer }: VendorBook,
  { memberId }: Seat,
  end: {
    readonly txId: string;
    readonly state: 'applied' | 'reversed' | 'tombstone' | 'nothing';
    readonly byMinor: bigint;
  },
): void {
  ended.set(end.txId, end.state);
  byPlayer.set(memberId, (byPlayer.get(memberId) ?? 0n) + end.byMinor);
}

interface Errand {
  readonly command: WalletCommand;
  /** How it may end: any other final answer is of the wrong class, and loses money somewhere. */
  readonly final: readonly OutcomeCode[];
}

async function toTheEnd(table: Table, seat: Seat, errand: Errand): Promise<Heard | undefined> {
  const { book, line } = table;
  const call: WalletCall = {
    requestId: `${errand.command.kind}-${randomInt(2 ** 40)}`,
    playerId: seat.memberId,
    sessionToken: seat.token,
    currency: table.currency,
    gameCode,
    commands: [errand.command],
  };
  const wire = line.write(call);
  book.counts.commands += 1;
  const first = await untilFinal(table, errand, (isCut) => line.send(call, wire, isCut));
  if (first !== undefined && isChance(30)) {
    book.counts.duplicates += 1;
    const again = await untilFinal(table, errand, (isCut) => line.send(call, wire, isCut));
    const isSame = again?.transactionIds.join() === first.transactionIds.join();
    if (again !== undefined && !isSame && !isForgotten(first)) {
      book.faults.push(`a repeat of ${errand.command.kind} was answered with another id`);
    }
  }
  return first;
}

/** An unknown bet is not remembered: by the time of the repeat it may have come. */
function isForgotten({ codes }: Heard): boolean {
  return codes.includes('bet_unknown');
}

async function untilFinal(
  { book, giveUpAt }: Table,
  { command, final }: Errand,
  send: (isCut: boolean) => Promise<Heard | undefined>,
): Promise<Heard | undefined> {
  for (let tries = 0; performance.now() < giveUpAt; tries += 1) {
    const isCut = tries === 0 && isChance(10);
    book.counts.lostAnswers += isCut ? 1 : 0;
    const startedAt = performance.now();
    const heard = await send(isCut);
    if (heard !== undefined) {
      book.durations.push(performance.now() - startedAt);
    }
    if (heard !== undefined && !heard.mayRepeat) {
      if (!final.some((code) => heard.codes.includes(code))) {
        book.counts.wrongClass += 1;
        book.faults.push(`${command.kind} ended with ${heard.codes.join(' or ')}`);
      }
      return heard;
    }
    book.counts.retries += 1;
    await pause(50);
  }
  book.counts.unresolved += 1;
  return undefined;
}
