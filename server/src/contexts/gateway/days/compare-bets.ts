import { assertDefined } from '@portal/money';
import type { BetState, MemberId } from '@portal/protocol';
import type { DayBet, DayBetState } from '@portal/vendors';

export type { DayBetState };

/** A bet as both sides have it; minor units. */
interface BetOfDay {
  readonly txId: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly currency: string;
  readonly placedAt: Temporal.Instant;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly state: DayBetState;
}

export type BetVersion = Pick<BetOfDay, 'state' | 'stakeMinor' | 'payoutMinor'>;

export interface TheirBet extends BetOfDay {
  /** The code of the game, where the vendor names it. */
  readonly gameCode?: string | undefined;
  /** Of the purse after the bet, at a vendor that keeps purses. */
  readonly balanceMinor?: bigint | undefined;
  readonly terms?: DayBet['terms'];
  readonly result?: DayBet['result'];
  readonly vendorValidMinor?: bigint | undefined;
}

/** A line of theirs that is no bet, as far as it can be read. */
export interface UnreadLine {
  readonly txId: string | undefined;
  /** Where it stands, counted from 1. */
  readonly place: number;
  readonly placedAt: Temporal.Instant | undefined;
}

/** Under the place where it stands, if under no id. */
export type NamedLine = UnreadLine & { readonly txId: string };

export interface OurBet extends BetOfDay {
  /** Without a stake. A vendor may give it the id of a stake, and means two by it. */
  readonly isPrize: boolean;
  readonly memberId: MemberId;
  /** What it was at the end of the day and since, beside what it is now. */
  readonly versions: readonly BetVersion[];
}

export type BetDifferenceKind =
  | 'missing_here'
  | 'missing_there'
  | 'player_differs'
  | 'state_differs'
  | 'amount_differs'
  | 'told_twice'
  | 'line_unreadable';

export interface BetDifference {
  readonly kind: BetDifferenceKind;
  readonly txId: string;
  readonly isPrize: boolean;
  readonly ours: OurBet | undefined;
  readonly theirs: TheirBet | undefined;
}

interface Lists {
  readonly ours: readonly OurBet[];
  readonly theirs: readonly TheirBet[];
  /** They told of these bets, if in no words that say what. */
  readonly unread: readonly NamedLine[];
}

interface Span {
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/**
 * Holds our bets of a day against those of the vendor, bet by bet, and finds every difference once
 * (rule 22). Bets of other days may be handed over beside it: they explain others and are no
 * differences themselves. A bet that does not count on one side need not be there on the other. In
 * which order either side has its bets changes nothing.
 */
export function compareBets(lists: Lists, day: Span): readonly BetDifference[] {
  const own = new Map(lists.ours.map((bet) => [keyOf(bet), bet]));
  const theirs = classed(lists);
  const far = new Set(theirs.map(keyOf));
  const unread = new Set(lists.unread.map(({ txId }) => txId));
  const differences: BetDifference[] = [...unreadIn(lists, day)];
  for (const [key, lines] of linesOf(theirs.filter((bet) => isWithin(bet, day)))) {
    const ours = own.get(key);
    const line = lineFor(ours, lines);
    const kind = kindOf(line, ours);
    const found = { txId: line.txId, isPrize: line.isPrize, ours, theirs: line };
    if (kind !== undefined) {
      differences.push({ ...found, kind });
    }
    if (lines.length > 1) {
      differences.push({ ...found, kind: 'told_twice' });
    }
  }
  for (const ours of lists.ours.filter((bet) => isWithin(bet, day))) {
    const isTold = far.has(keyOf(ours)) || unread.has(ours.txId);
    if (!isTold && ours.state !== 'CANCELLED') {
      const { txId, isPrize } = ours;
      differences.push({ kind: 'missing_there', txId, isPrize, ours, theirs: undefined });
    }
  }
  return differences.toSorted((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
}

/** Each once; whoever cannot read when it was takes it for one of the day that is asked about. */
function unreadIn({ ours, unread }: Lists, day: Span): readonly BetDifference[] {
  const lines = unread.filter(({ placedAt }) => placedAt === undefined || isIn(placedAt, day));
  return [...new Set(lines.map(({ txId }) => txId))].map((txId) => {
    const known = ours.filter((bet) => bet.txId === txId);
    const own = known.find(({ isPrize }) => !isPrize) ?? known[0];
    return { kind: 'line_unreadable', txId, isPrize: false, ours: own, theirs: undefined };
  });
}

type Classed = TheirBet & Pick<OurBet, 'isPrize'>;

const keyOf = ({ txId, isPrize }: Pick<Classed, 'txId' | 'isPrize'>) => `${isPrize} ${txId}`;
const nameOf = (difference: BetDifference) => `${keyOf(difference)} ${difference.kind}`;

/**
 * A file says of no line what it is: one without a stake is the prize, where we have a prize under
 * its id, or where another line of that id has a stake.
 */
function classed({ ours, theirs }: Lists): readonly Classed[] {
  const prizes = new Set(ours.filter(({ isPrize }) => isPrize).map(({ txId }) => txId));
  const staked = new Set(
    theirs.filter(({ stakeMinor }) => stakeMinor > 0n).map(({ txId }) => txId),
  );
  return theirs.map((bet) => {
    const { txId, stakeMinor } = bet;
    return { ...bet, isPrize: stakeMinor === 0n && (prizes.has(txId) || staked.has(txId)) };
  });
}

/** What is told of each bet, the lines of one in an order of their own. */
function linesOf(theirs: readonly Classed[]): ReadonlyMap<string, readonly Classed[]> {
  const lines = new Map<string, Classed[]>();
  for (const bet of theirs.toSorted((left, right) => (textOf(left) < textOf(right) ? -1 : 1))) {
    lines.set(keyOf(bet), [...(lines.get(keyOf(bet)) ?? []), bet]);
  }
  return lines;
}

function textOf({
  placedAt,
  memberId,
  currency,
  stakeMinor,
  payoutMinor,
  state,
}: TheirBet): string {
  return [placedAt, memberId, currency, stakeMinor, payoutMinor, state].join(' ');
}

/** Of a bet that is told more than once, the line that agrees with ours, wherever it stands. */
function lineFor(ours: OurBet | undefined, lines: readonly Classed[]): Classed {
  const agreeing = lines.find((line) => kindOf(line, ours) === undefined);
  return agreeing ?? assertDefined(lines[0], 'a bet that is told has a line');
}

export function isWithin({ placedAt }: BetOfDay, day: Span): boolean {
  return isIn(placedAt, day);
}

function isIn(moment: Temporal.Instant, { from, to }: Span): boolean {
  return Temporal.Instant.compare(moment, from) >= 0 && Temporal.Instant.compare(moment, to) < 0;
}

/**
 * A file is of some moment after its day: it knows what a bet was then, and nothing of what became
 * of it since, be it a result, another one, or none any more.
 */
function kindOf(theirs: TheirBet, ours: OurBet | undefined) {
  if (ours === undefined) {
    return theirs.state === 'CANCELLED' ? undefined : 'missing_here';
  }
  if (ours.memberId !== theirs.memberId) {
    return 'player_differs';
  }
  const stated = [ours, ...ours.versions].filter(({ state }) => state === theirs.state);
  if (stated.length === 0) {
    return 'state_differs';
  }
  const isSame =
    theirs.state === 'CANCELLED' ||
    (ours.currency === theirs.currency && stated.some((version) => isWorth(version, theirs)));
  return isSame ? undefined : 'amount_differs';
}

function isWorth(ours: BetVersion, theirs: BetVersion): boolean {
  return ours.stakeMinor === theirs.stakeMinor && ours.payoutMinor === theirs.payoutMinor;
}

const states: Readonly<Record<BetState, DayBetState>> = {
  waiting: 'OPEN',
  open: 'OPEN',
  settled: 'SETTLED',
  void: 'CANCELLED',
  rolled_back: 'CANCELLED',
  rejected: 'CANCELLED',
};

/** What a state of ours is in the words of the file. */
export function dayStateOf(state: BetState): DayBetState {
  return states[state];
}
