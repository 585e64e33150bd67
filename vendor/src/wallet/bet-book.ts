import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { currency, formatAmount, isCurrencyCode, parseAmount } from '@portal/money';
import {
  type DayAnswer,
  type DayBet,
  type DayQuery,
  mostBetsOfPage,
  type PastOrder,
} from '@portal/vendors';
import type { WalletCommand } from '@portal/vendors';
import { z } from 'zod';

const digits = z.string().regex(/^\d{1,18}$/u);
const line = z.strictObject({
  vendorCode: z.string(),
  gameCode: z.string(),
  txId: z.string(),
  roundId: z.string(),
  playerId: z.string(),
  currency: z.string(),
  placedAtMs: z.int(),
  stakeMinor: digits,
  payoutMinor: digits,
  state: z.enum(['OPEN', 'SETTLED', 'CANCELLED']),
  /** What the player chose, and what fell, in words and symbols. */
  choice: z.string(),
  shown: z.array(z.string()),
  /** Of a purse that the vendor keeps itself, after the result. */
  balanceMinor: digits.optional(),
});

/** A bet as the vendor keeps it, in minor units as digits. */
export type BookedBet = z.output<typeof line>;

/** The vendor's own record of bets; on disk, because operators compare theirs with it. */
export interface BetBook {
  open(bet: Pick<BookedBet, Exclude<keyof BookedBet, 'payoutMinor' | 'state' | 'shown'>>): void;
  /** What a result makes of a bet; `picture` is that of the outcome, the balance of our purse. */
  apply(command: WalletCommand, picture: readonly string[], balanceMinor?: bigint): void;
  /** Takes bets of a past as they ended; undefined, and none of them, where one is unreadable. */
  recall(vendorCode: string, past: PastOrder): number | undefined;
  find(txId: string): BookedBet | undefined;
  /** Those of a vendor that were placed within the span, by their ids. */
  day(vendorCode: string, query: DayQuery): DayAnswer;
}

/** Every change is one more line of the file; the last one of a bet counts. */
export function openBetBook(path: string): BetBook {
  const bets = new Map(readLines(path).map((bet) => [bet.txId, bet]));

  function keep(bet: BookedBet): void {
    bets.set(bet.txId, bet);
    appendFileSync(path, `${JSON.stringify(bet)}\n`, { mode: 0o600 });
  }

  return {
    open: (bet) => keep({ ...bet, payoutMinor: '0', state: 'OPEN', shown: [] }),
    apply: (command, picture, balanceMinor) => {
      const bet = bets.get(command.refTxId ?? '');
      const changed = bet && after(bet, command);
      if (changed !== undefined) {
        const balance = balanceMinor === undefined ? {} : { balanceMinor: String(balanceMinor) };
        keep({ ...changed, ...balance, shown: [...picture] });
      }
    },
    recall: (vendorCode, { gameCode, bets: past }) => {
      const recalled = past.map((bet) => recalledBet({ vendorCode, gameCode }, bet));
      const read = recalled.filter((bet) => bet !== undefined);
      if (read.length < recalled.length) {
        return undefined;
      }
      read.forEach(keep);
      return read.length;
    },
    find: (txId) => bets.get(txId),
    day: (vendorCode, { from, to, after: place = '' }) => {
      const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
      const found = [...bets.values()]
        .filter((bet) => bet.vendorCode === vendorCode && bet.txId > place)
        .filter(({ placedAtMs }) => placedAtMs >= fromMs && placedAtMs < toMs)
        .toSorted((left, right) => (left.txId < right.txId ? -1 : 1));
      const page = found.slice(0, mostBetsOfPage);
      const next = found.length > page.length ? (page.at(-1)?.txId ?? null) : null;
      return { bets: page.map(toldOf), next };
    },
  };
}

function readLines(path: string): readonly BookedBet[] {
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => line.parse(JSON.parse(text)))
    : [];
}

function after(bet: BookedBet, { kind, amountMinor = 0n }: WalletCommand): BookedBet | undefined {
  switch (kind) {
    case 'WIN':
    case 'SETTLE':
      return {
        ...bet,
        state: 'SETTLED',
        payoutMinor: String(BigInt(bet.payoutMinor) + amountMinor),
      };
    case 'ROLLBACK':
    case 'REJECT':
    case 'VOID':
      return { ...bet, state: 'CANCELLED', payoutMinor: '0' };
    case 'RETURN_STAKE': {
      const stakeMinor = BigInt(bet.stakeMinor) - amountMinor;
      const state = stakeMinor === 0n ? 'CANCELLED' : bet.state;
      return { ...bet, state, stakeMinor: String(stakeMinor) };
    }
    default:
      return undefined;
  }
}

function toldOf(bet: BookedBet): DayBet {
  const { txId, roundId, playerId, currency: code, state, gameCode, balanceMinor } = bet;
  const text = (minor: string) =>
    isCurrencyCode(code) ? formatAmount(BigInt(minor), currency(code)) : minor;
  return {
    txId,
    roundId,
    playerId,
    currency: code,
    placedAt: new Date(bet.placedAtMs).toISOString(),
    stake: text(bet.stakeMinor),
    payout: text(bet.payoutMinor),
    state,
    gameCode,
    ...(balanceMinor !== undefined && { balance: text(balanceMinor) }),
  };
}

/** Nobody knows any more what was chosen and what fell. */
function recalledBet(
  place: Pick<BookedBet, 'vendorCode' | 'gameCode'>,
  bet: DayBet,
): BookedBet | undefined {
  const { txId, roundId, playerId, currency: code, state } = bet;
  const stakeMinor = minorOf(bet.stake, code);
  const payoutMinor = minorOf(bet.payout, code);
  return stakeMinor === undefined || payoutMinor === undefined
    ? undefined
    : {
        ...place,
        txId,
        roundId,
        playerId,
        currency: code,
        placedAtMs: Date.parse(bet.placedAt),
        stakeMinor,
        payoutMinor,
        state,
        choice: '',
        shown: [],
      };
}

function minorOf(text: string, code: string): string | undefined {
  if (/^0+(?:\.0+)?$/u.test(text)) {
    return '0';
  }
  const parsed = isCurrencyCode(code) ? parseAmount(text, currency(code)) : undefined;
  return parsed?.ok === true ? String(parsed.value) : undefined;
}
