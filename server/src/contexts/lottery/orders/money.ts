import type { CurrencyCode } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { BetsCommand, BetTerms, CountedPlay, DialectPolicy } from '../../bets/index.ts';
import type { Transfer } from '../../wallet/index.ts';
import type { NewTicket } from './order.ts';

export const provider = 'lottery';

/** What was paid wrongly and cannot be taken back at once is owed. */
const policy: DialectPolicy = { mayOverdraw: true, rollbackOfSettled: 'reverse' };

interface Of {
  readonly id: string;
  readonly memberId: string;
}

function memberOf({ memberId }: Of): MemberId {
  if (!isIdOf('mbr', memberId)) {
    throw new Error(`a ticket of ${memberId}`);
  }
  return memberId;
}

/** The command that takes a ticket's stake. All tickets of a member in an issue are one round. */
export function betOf(
  ticket: NewTicket,
  at: { readonly gameCode: string; readonly currency: CurrencyCode; readonly terms: BetTerms },
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
    terms: at.terms,
  };
}

interface Result extends Of {
  readonly currency: CurrencyCode;
  readonly version: number;
  readonly amountMinor: bigint;
  readonly result: 'WIN' | 'LOSE' | 'PUSH';
  readonly counted: CountedPlay;
}

/** The first result of a ticket, or the difference that a corrected draw makes. */
export function resultOf(ticket: Result): BetsCommand {
  const { id, currency, version, amountMinor, result, counted } = ticket;
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
  };
  return version === 1
    ? { ...base, kind: 'SETTLE' }
    : { ...base, kind: 'RESETTLE', reason: `draw version ${version}` };
}

export function voidOf(
  ticket: Of & { readonly currency: CurrencyCode },
  reason: string,
): BetsCommand {
  return {
    kind: 'VOID',
    provider,
    txId: `${ticket.id}:void`,
    refTxId: ticket.id,
    memberId: memberOf(ticket),
    currency: ticket.currency,
    policy,
    reason,
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
