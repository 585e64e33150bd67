import {
  capIssuePayouts,
  capPayout,
  type Decimal4,
  type FamilyName,
  fromMinor,
  orderPayoutMinor,
  type PreparedDraw,
  rebateOnRefund,
  settle,
  type Settlement,
} from '@portal/lottery';
import type { SettledTicket } from './store-settlement.ts';
import type { ReadyLine } from './placed-line.ts';

export interface Caps {
  readonly perLine: Decimal4;
  /** What the member may still be paid on the issue. */
  readonly left: Decimal4;
  /** Decimals of the currency. */
  readonly exponent: number;
}

export interface TicketResult {
  readonly state: SettledTicket['state'];
  readonly payoutMinor: bigint;
  readonly cutMinor: bigint;
  /** What its lines earned in rebates, and what of it lies on stake that came back (B2). */
  readonly rebate: { readonly earned: Decimal4; readonly back: Decimal4 };
}

interface Ticket {
  readonly lines: readonly ReadyLine[];
  readonly multiple: number;
}

/** What a ticket brings: its lines cut one by one, then by the issue, floored once (0.3, B4). */
export function evaluateTicket(
  ticket: Ticket,
  drawOf: (family: FamilyName) => PreparedDraw,
  { perLine, left, exponent }: Caps,
): TicketResult {
  const settlements = ticket.lines.map(({ line, stakePerUnit, odds, discount }) =>
    settle({
      evaluation: line.evaluate(drawOf(line.betType.family)),
      stakePerUnit: stakePerUnit * BigInt(ticket.multiple),
      odds,
      discount,
    }),
  );
  const byLine = settlements.map(({ payout }) => capPayout(payout, perLine).paid);
  const paid = capIssuePayouts(byLine, left).map((capped) => capped.paid);
  const payoutMinor = orderPayoutMinor(paid, exponent);
  const earnedMinor = orderPayoutMinor(
    settlements.map(({ payout }) => payout),
    exponent,
  );
  return {
    state: stateOf(settlements.map(({ status }) => status)),
    payoutMinor,
    cutMinor: earnedMinor - payoutMinor,
    rebate: rebateOfLines(ticket, settlements),
  };
}

/** Line by line: what one is refunded takes nothing from the rebate of another (lottery.md B2). */
function rebateOfLines(
  { lines, multiple }: Ticket,
  settlements: readonly Settlement[],
): TicketResult['rebate'] {
  const times = BigInt(multiple);
  const backs = lines.map(({ rebate, cost }, at) =>
    rebateOnRefund(rebate * times, cost * times, settlements[at]?.refunded ?? 0n),
  );
  return {
    earned: lines.reduce((sum, { rebate }) => sum + rebate, 0n) * times,
    back: backs.reduce((sum, back) => sum + back, 0n),
  };
}

/** The whole limit of an issue, less what was paid already. */
export function leftOf(limit: Decimal4, paidMinor: bigint, exponent: number): Decimal4 {
  const left = limit - fromMinor(paidMinor, exponent);
  return left > 0n ? left : 0n;
}

function stateOf(statuses: readonly SettledTicket['state'][]): SettledTicket['state'] {
  if (statuses.includes('won')) {
    return 'won';
  }
  if (statuses.every((status) => status === 'refunded')) {
    return 'refunded';
  }
  return statuses.some((status) => status !== 'lost') ? 'partial' : 'lost';
}
