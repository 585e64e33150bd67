import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A ticket that takes part; void ones are left out before the list is published. */
export interface RaffleTicket {
  readonly ticketId: string;
  readonly memberId: string;
}

/**
 * What a raffle publishes (agents-loyalty-money.md D7): the commitment at creation, the rest at
 * close and after the draw.
 */
export interface RaffleSecrets {
  readonly seedHex: string;
  /** Value of the public randomness round named at close; absent when the raffle has none. */
  readonly roundValue?: string;
}

export interface RaffleWin extends RaffleTicket {
  readonly prize: number;
  readonly scoreHex: string;
}

/** SHA-256 of the server seed, published at creation. */
export function raffleCommitment(seedHex: string): string {
  return hash(seedHex);
}

/** Hash of the ordered ticket list, published at close. */
export function ticketListHash(tickets: readonly RaffleTicket[]): string {
  return hash(tickets.map(({ ticketId }) => ticketId).join('\n'));
}

/** `SHA-256(seed | round value | ticket)`, so that anyone can check a score. */
export function ticketScore({ seedHex, roundValue }: RaffleSecrets, ticketId: string): string {
  return hash([seedHex, roundValue ?? '', ticketId].join('|'));
}

/**
 * The lowest scores win in prize order; with `onePerMember` a member's further tickets are passed
 * over.
 */
export function drawRaffle(
  tickets: readonly RaffleTicket[],
  secrets: RaffleSecrets,
  options: { readonly prizes: number; readonly onePerMember: boolean },
): readonly RaffleWin[] {
  const winners = new Set<string>();
  return tickets
    .map((ticket) => ({ ...ticket, scoreHex: ticketScore(secrets, ticket.ticketId) }))
    .toSorted((a, b) => (a.scoreHex < b.scoreHex ? -1 : 1))
    .filter(({ memberId }) => {
      const isOpen = !options.onePerMember || !winners.has(memberId);
      winners.add(memberId);
      return isOpen;
    })
    .slice(0, options.prizes)
    .map((ticket, index) => ({ ...ticket, prize: index + 1 }));
}

export type TicketState = 'ACTIVE' | 'VOID' | 'WON' | 'LOST';

/** Where a ticket stands: nothing is lost before the draw, and a void one takes no part. */
export function ticketState(ticket: {
  readonly isVoid: boolean;
  readonly isDrawn: boolean;
  readonly prize: number | null;
}): TicketState {
  if (ticket.isVoid) {
    return 'VOID';
  }
  if (!ticket.isDrawn) {
    return 'ACTIVE';
  }
  return ticket.prize === null ? 'LOST' : 'WON';
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
