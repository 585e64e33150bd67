import type { ValidBetPolicy } from '@portal/commission';
import { type FamilyName, type PreparedDraw, settle } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { CountedPlay } from '../../bets/index.ts';
import { yearOfDraw } from '../year-of-draw.ts';
import { countedPlays, type DrawnTicket } from './counted-play.ts';
import type { ReadyLine } from './placed-line.ts';
import { unitPauses } from './unit-pauses.ts';

interface StandingTicket {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly multiple: number;
}

interface Counting {
  readonly issue: { readonly drawsAt: Temporal.Instant };
  /** Every ticket of these persons in the issue, in placing order. */
  readonly standing: readonly StandingTicket[];
  readonly drawOf: (family: FamilyName) => PreparedDraw;
  readonly exponent: number;
  readonly policy: ValidBetPolicy;
  /** One name for all accounts of one person. */
  readonly personOf: (memberId: string) => string;
}

/**
 * What counts of tickets, by their id. A person's tickets of an issue are weighed together, because
 * opposite sides and what they cover are those of the issue, not of an order (lottery.md B7).
 */
export async function countTickets(
  { issue, standing, drawOf, exponent, policy, personOf }: Counting,
  orders: ReadonlyMap<string, Pick<DrawnTicket, 'lines' | 'groups'>>,
): Promise<ReadonlyMap<string, CountedPlay>> {
  const year = yearOfDraw(issue.drawsAt);
  const byPerson = Map.groupBy(standing, ({ memberId }) => personOf(memberId));
  const counts = new Map<string, CountedPlay>();
  const afterUnits = unitPauses();
  for (const tickets of byPerson.values()) {
    const drawn: DrawnTicket[] = [];
    for (const { orderId, memberId: account, multiple } of tickets) {
      const { lines, groups } = assertDefined(orders.get(orderId), 'the order of a ticket');
      await afterUnits(lines.reduce((sum, { line }) => sum + line.units, 0));
      const returnedByLine = returns(lines, multiple, drawOf);
      drawn.push({ account, lines, groups, multiple, returnedByLine });
    }
    const counted = await countedPlays(drawn, { year, exponent, policy });
    tickets.forEach(({ id }, at) => counts.set(id, assertDefined(counted[at], 'a ticket')));
  }
  return counts;
}

function returns(
  lines: readonly ReadyLine[],
  multiple: number,
  drawOf: Counting['drawOf'],
): DrawnTicket['returnedByLine'] {
  return lines.map(({ line, stakePerUnit, odds, discount }) => {
    const evaluation = line.evaluate(drawOf(line.betType.family));
    const stake = stakePerUnit * BigInt(multiple);
    const { payout, refunded } = settle({ evaluation, stakePerUnit: stake, odds, discount });
    return { refunded, won: payout - refunded };
  });
}
