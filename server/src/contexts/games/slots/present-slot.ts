import {
  compileSlot,
  slotSpreads,
  spinAt,
  type SlotDesign,
  type SlotRound,
  type SpinRecord,
  volatilityOf,
} from '@portal/games';
import { currency, formatAmount, type Rational, toDecimal } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { BookedSlot } from '../rounds/design-book.ts';
import { paidMinor, type Round, stopsOf } from '../rounds/round.ts';

export type RoundReply = ReplyOf<Endpoints['spinSlot']>;
export type DesignReply = Extract<ReplyOf<Endpoints['readDesign']>, { readonly engine: 'slot' }>;
type SpinReply = RoundReply['base'];

/** What a stored round does not say itself. */
export interface RoundFacts {
  readonly booked: BookedSlot;
  readonly serverSeedHash: string;
  /** Worked out again from the stops when absent. */
  readonly outcome?: SlotRound;
}

export function presentRound(round: Round, facts: RoundFacts): RoundReply {
  const { booked } = facts;
  const unit = currency(round.currency);
  const amount = (minor: bigint): string => formatAmount(minor, unit);
  const creditMinor = round.stakeMinor / BigInt(booked.design.totalBetCredits);
  const credit = (credits: number): string => amount(creditMinor * BigInt(credits));
  const outcome = facts.outcome ?? outcomeOf(booked.design, stopsOf(round));
  return {
    roundId: round.id,
    nodeId: round.nodeId,
    mode: round.mode,
    playedAt: String(round.playedAt),
    currency: round.currency,
    stake: amount(round.stakeMinor),
    win: amount(round.winMinor),
    net: amount(round.winMinor - paidMinor(round)),
    balanceBefore: amount(round.balanceBeforeMinor),
    balanceAfter: amount(round.balanceAfterMinor),
    designId: booked.design.id,
    designHash: booked.hash,
    serverSeedHash: facts.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    ...(round.freeSpinsId !== null && { funding: 'FREEBET' as const }),
    base: presentSpin(outcome.base, credit),
    freeSpins: outcome.freeSpins.map((spin) => presentSpin(spin, credit)),
  };
}

/** The round again from its stops; windows and wins follow from the design. */
export function outcomeOf(design: SlotDesign, stops: readonly number[]): SlotRound {
  const spins: SpinRecord[] = [];
  for (let at = 0; at < stops.length; at += design.reels) {
    spins.push(spinAt(compileSlot(design), stops.slice(at, at + design.reels), at > 0));
  }
  const [base, ...freeSpins] = spins;
  if (base === undefined) {
    throw new Error('a round has at least its paid spin');
  }
  const totalWinCredits = spins.reduce((sum, spin) => sum + spin.winCredits, 0);
  return { base, freeSpins, totalWinCredits };
}

function presentSpin(spin: SpinRecord, credit: (credits: number) => string): SpinReply {
  return {
    stops: [...spin.stops],
    window: spin.window.map((reel) => [...reel]),
    wins: spin.wins.map((win) => ({
      line: win.line,
      symbol: win.symbol,
      count: win.count,
      ways: win.ways,
      credits: win.credits,
      amount: credit(win.credits),
      positions: win.positions.map(([reel, row]) => [reel, row]),
    })),
    scatter: {
      count: spin.scatter.count,
      credits: spin.scatter.credits,
      amount: credit(spin.scatter.credits),
      positions: spin.scatter.positions.map(([reel, row]) => [reel, row]),
    },
    multiplier: spin.multiplier,
    freeSpinsAwarded: spin.freeSpinsAwarded,
    winCredits: spin.winCredits,
    win: credit(spin.winCredits),
  };
}

function percent(share: Rational): string {
  const { numerator, denominator } = share;
  return toDecimal({ numerator: numerator * 100n, denominator }, 4, 'half-even');
}

/** Known of every design that was shipped with its enumeration. */
function spreadOf(hash: string): Pick<DesignReply, 'spread'> {
  const spread = slotSpreads.get(hash);
  if (spread === undefined) {
    return {};
  }
  const { maxSpinCredits, deviationHundredths } = spread;
  const deviation = { numerator: BigInt(deviationHundredths), denominator: 100n };
  return {
    spread: {
      maxSpinCredits,
      deviation: toDecimal(deviation, 2, 'half-even'),
      volatility: volatilityOf(spread),
    },
  };
}

export function presentDesign({ design, hash, figures }: BookedSlot): DesignReply {
  const { strips, lines, wild, scatter, ...rest } = design;
  const { numerator, denominator } = figures.triggerProbability;
  return {
    ...rest,
    engine: 'slot',
    hash,
    strips: strips.map((strip) => [...strip]),
    ...(lines !== undefined && { lines: lines.map((line) => [...line]) }),
    ...(wild !== undefined && {
      wild: {
        symbol: wild.symbol,
        reels: [...wild.reels],
        substitutesAllBut: [...wild.substitutesAllBut],
      },
    }),
    ...(scatter !== undefined && { scatter }),
    returnPercent: {
      total: percent(figures.total),
      lines: percent(figures.line),
      scatter: percent(figures.scatter),
      freeSpins: percent(figures.freeSpins),
      hitFrequency: percent(figures.hitFrequency),
    },
    ...(numerator > 0n && {
      spinsPerTrigger: toDecimal(
        { numerator: denominator, denominator: numerator },
        2,
        'half-even',
      ),
    }),
    ...spreadOf(hash),
  };
}
