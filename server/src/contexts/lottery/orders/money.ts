import type { CurrencyCode } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import type {
  BetOrigin,
  BetsCommand,
  BetTerms,
  CountedPlay,
  DialectPolicy,
} from '../../bets/index.ts';
import type { Transfer } from '../../wallet/index.ts';
import type { NewTicket } from './order.ts';

export const provider = 'lottery';

/** What was paid wrongly and cannot be taken back at once is owed. */
const policy: DialectPolicy = { mayOverdraw: true, rollbackOfSettled: 'reverse' };

interface Of {
  readonly id: string;
  readonly memberId: string;
}

export function memberOf({ memberId }: Pick<Of, 'memberId'>): MemberId {
  if (!isIdOf('mbr', memberId)) {
    throw new Error(`a ticket of ${memberId}`);
  }
  return memberId;
}

/** The command that takes a ticket's stake. All tickets of a member in an issue are one round. */
export function betOf(
  ticket: Omit<NewTicket, 'rebateMinor'>,
  at: {
    readonly gameCode: string;
    readonly currency: CurrencyCode;
    readonly terms: BetTerms;
    /** What its lines can bring at most, floored once as the prizes themselves are (0.3). */
    readonly possibleMinor: bigint;
    readonly origin: BetOrigin | undefined;
  },
): BetsCommand {
  return {
    kind: 'BET',
    provider,
    txId: ticket.id,
    memberId: ticket.memberId,
    currency: at.currency,
    policy,
    roundId: `${at.gameCode}:${ticket.issueNo}`,
    amountMinor: ticket.costMinor,
    game: { category: 'LOTT', gameCode: at.gameCode },
    hasLiveSession: true,
    terms: { ...at.terms, event: ticket.issueNo },
    possibleMinor: at.possibleMinor,
    ...(at.origin && { origin: at.origin }),
  };
}

interface Result extends Of {
  readonly currency: CurrencyCode;
  readonly version: number;
  readonly amountMinor: bigint;
  readonly result: 'WIN' | 'LOSE' | 'PUSH';
  readonly counted: CountedPlay;
  readonly linkedAs: MemberId | undefined;
}

/** The first result of a ticket, or the difference that a corrected draw makes. */
export function resultOf(ticket: Result): BetsCommand {
  const { id, currency, version, amountMinor, result, counted, linkedAs } = ticket;
  const base = {
    provider,
    txId: `${id}:v${version}`,
    refTxId: id,
    memberId: memberOf(ticket),
    currency,
    policy,
    amountMinor,
    result,
    counted,
    ...(linkedAs !== undefined && { linkedAs }),
  };
  return version === 1
    ? { ...base, kind: 'SETTLE' }
    : { ...base, kind: 'RESETTLE', reason: `draw version ${version}` };
}

export function voidOf(
  ticket: Of & { readonly currency: CurrencyCode },
  returned: { readonly reason: string; readonly isTakenBack: boolean },
): BetsCommand {
  return {
    kind: 'VOID',
    provider,
    txId: `${ticket.id}:void`,
    refTxId: ticket.id,
    memberId: memberOf(ticket),
    currency: ticket.currency,
    policy,
    ...returned,
  };
}

const rebates = 'house:lottery:rebates';

interface Rebate extends Of {
  readonly currency: CurrencyCode;
  readonly rebateMinor: bigint;
}

/** The rebate of a ticket, credited when it is accepted (lottery.md B2). */
export function rebateOf(ticket: Rebate): readonly Transfer[] {
  return ticket.rebateMinor === 0n
    ? []
    : [
        {
          debt: `ticket:${ticket.id}:rebate`,
          type: 'rebate',
          from: rebates,
          to: `member:${ticket.memberId}:cash`,
          amountMinor: ticket.rebateMinor,
          currency: ticket.currency,
          reference: ticket.id,
        },
      ];
}

/**
 * The rebate on what was refunded goes back, and what a corrected draw refunds less comes again
 * (lottery.md B2, B7): the difference to what went back before.
 */
export function rebateMoved(
  ticket: Rebate & { readonly rebateBackMinor: bigint },
  back: { readonly amountMinor: bigint; readonly version: number },
): readonly Transfer[] {
  const { amountMinor, version } = back;
  const lessMinor = ticket.rebateBackMinor - amountMinor;
  if (lessMinor > 0n) {
    const again = rebateOf({ ...ticket, rebateMinor: lessMinor });
    return again.map((transfer) => ({ ...transfer, debt: `${transfer.debt}-again:v${version}` }));
  }
  const name = version === 1 ? 'refund' : `refund:v${version}`;
  return rebateReturned(ticket, { amountMinor: 0n - lessMinor, name });
}

/** What goes back of a rebate with stake that goes back; named by why. */
export function rebateReturned(
  ticket: Rebate,
  part: { readonly amountMinor: bigint; readonly name: string },
): readonly Transfer[] {
  return part.amountMinor === 0n
    ? []
    : [
        {
          debt: `ticket:${ticket.id}:rebate-return:${part.name}`,
          type: 'rebate_return',
          from: `member:${ticket.memberId}:cash`,
          to: rebates,
          amountMinor: part.amountMinor,
          currency: ticket.currency,
          reference: ticket.id,
        },
      ];
}
