import { type Ticket, type TicketPart, validBets, type ValidBetPolicy } from '@portal/commission';
import { parseDecimal } from '@portal/money';
import type { BetId } from '@portal/protocol';
import type { Bet } from './bet.ts';
import type { BetBook } from './book.ts';
import type { SettledPart } from './command.ts';
import { oddsOf } from './parlay.ts';

interface Weighing {
  readonly book: BetBook;
  readonly validBetPolicy: ValidBetPolicy;
}

interface Recounted {
  readonly bets: readonly [Bet, ...Bet[]];
  /** Two accounts of one person have taken opposite sides. */
  readonly areLinked: boolean;
}

/**
 * A bet with what of it counts as turnover (agents-loyalty-money.md A3), and behind it those bets
 * of its group of which another amount counts now: bets of one round or market line are weighed
 * together, as the rules for opposite sides and for the numbers of a wheel ask. So each bet has
 * what counts of it alone, whatever was settled or taken back last.
 */
export function recounted({ book, validBetPolicy }: Weighing, bet: Bet): Recounted {
  if (countsByItself(bet)) {
    return { bets: [{ ...bet, validMinor: ownValidOf(bet) }], areLinked: false };
  }
  const beside = book.betsBeside(bet).filter((other) => !countsByItself(other));
  const settled = [...beside, bet].filter(({ state }) => state === 'settled');
  const amounts = amountsOf(settled, validBetPolicy);
  const counted = (ticket: Bet): Bet => ({ ...ticket, validMinor: amounts.get(ticket.id) ?? 0n });
  const others = beside.filter((ticket) => counted(ticket).validMinor !== ticket.validMinor);
  return {
    bets: [counted(bet), ...others.map(counted)],
    areLinked: areLinked(settled, amounts, validBetPolicy),
  };
}

/** Whether another account of the person has changed what counts of one. */
function areLinked(
  settled: readonly Bet[],
  amounts: ReadonlyMap<BetId, bigint>,
  policy: ValidBetPolicy,
): boolean {
  const byMember = Map.groupBy(settled, ({ memberId }) => memberId);
  const alone = [...byMember.values()].flatMap((bets) => [...amountsOf(bets, policy)]);
  return byMember.size > 1 && alone.some(([id, amount]) => amounts.get(id) !== amount);
}

/** A tip counts nothing; a sender that weighs its own bets, as the lottery does, says what does. */
function countsByItself({ terms, reckoning }: Bet): boolean {
  return terms?.feature === 'TIP' || reckoning?.counted !== undefined;
}

function ownValidOf({ state, reckoning }: Bet): bigint {
  return state === 'settled' ? BigInt(reckoning?.counted?.valid ?? '0') : 0n;
}

function amountsOf(settled: readonly Bet[], policy: ValidBetPolicy): ReadonlyMap<BetId, bigint> {
  const tickets = settled.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const amounts = validBets(tickets.map(ticketOf), policy);
  return new Map(tickets.map(({ id }, place) => [id, amounts[place] ?? 0n]));
}

function ticketOf(bet: Bet): Ticket {
  const { memberId, terms, reckoning, category, stakeMinor, payoutMinor, result } = bet;
  const coverage = terms?.coverage === undefined ? undefined : parseDecimal(terms.coverage);
  return {
    account: memberId,
    category,
    stakeMinor,
    payoutMinor,
    result,
    ...(terms?.funding !== undefined && { funding: terms.funding }),
    ...(terms?.side !== undefined && { side: terms.side }),
    ...(terms?.feature !== undefined && { feature: terms.feature }),
    ...(coverage !== undefined && { coverage }),
    ...(terms?.numbersCovered !== undefined && { numbersCovered: terms.numbersCovered }),
    ...(reckoning?.vendorValid !== undefined && {
      vendorValidMinor: BigInt(reckoning.vendorValid),
    }),
    ...(terms?.selection !== undefined && { selection: terms.selection }),
    // What its vendor counts is of the whole.
    ...(reckoning?.parts !== undefined &&
      reckoning.vendorValid === undefined && { parts: partsOf(bet, reckoning.parts) }),
    ...oddsOf(bet),
  };
}

/** What ended before, and the rest with the last result. */
function partsOf(
  { stakeMinor, payoutMinor, result }: Bet,
  ended: readonly SettledPart[],
): readonly TicketPart[] {
  const parts = ended.map(({ stake, paid, ...part }) => {
    return { ...part, stakeMinor: BigInt(stake), payoutMinor: BigInt(paid) };
  });
  const rest = parts.reduce(
    (left, part) => ({
      stakeMinor: left.stakeMinor - part.stakeMinor,
      payoutMinor: left.payoutMinor - part.payoutMinor,
    }),
    { stakeMinor, payoutMinor },
  );
  return [...parts, { ...rest, result }];
}
