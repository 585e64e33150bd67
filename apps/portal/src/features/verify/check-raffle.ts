import type { RaffleProof } from './raffle-proof.ts';

/** One statement about a raffle that was computed here, beside what was published. */
interface RaffleStep {
  readonly name: 'commitment' | 'list' | 'winners';
  readonly computed: string;
  readonly published: string;
  readonly isFine: boolean;
}

export type CheckedRaffle =
  | { readonly kind: 'steps'; readonly steps: readonly RaffleStep[] }
  /** The seed is not published yet, or what was given is no proof. */
  | { readonly kind: 'notYet' | 'unreadable' };

type Ticket = RaffleProof['tickets'][number];

const seedForm = /^[0-9a-f]{64}$/u;
/** A ticket with a line feed in it would be two in the list that is hashed. */
const ticketForm = /^rft_[0-9A-Za-z-]+$/u;

/**
 * Draws a raffle again, with nothing of ours but the published rule: the score of a ticket is
 * `SHA-256(seed||ticket)` with an empty round value between the bars, the lowest win, one prize for
 * each holder (agents-loyalty-money.md D7). Rejects where a part of the proof is missing.
 */
export async function checkRaffle(proof: RaffleProof): Promise<CheckedRaffle> {
  const { seed, listHash, tickets, commitment } = proof;
  if (seed === null || listHash === null) {
    return { kind: 'notYet' };
  }
  if (!seedForm.test(seed) || !tickets.every(({ ticketId }) => ticketForm.test(ticketId))) {
    return { kind: 'unreadable' };
  }
  const list = tickets.map(({ ticketId }) => ticketId).join('\n');
  return {
    kind: 'steps',
    steps: [
      stepOf('commitment', await sha256(seed), commitment),
      stepOf('list', await sha256(list), listHash),
      stepOf('winners', textOf(await winnersOf(proof, seed)), textOf(publishedOf(tickets))),
    ],
  };
}

function stepOf(name: RaffleStep['name'], computed: string, published: string): RaffleStep {
  return { name, computed, published, isFine: computed === published };
}

type Win = Pick<Ticket, 'ticketId'> & { readonly prize: number };

function publishedOf(tickets: readonly Ticket[]): readonly Win[] {
  return tickets
    .flatMap(({ ticketId, prize }) => (prize === null ? [] : [{ ticketId, prize }]))
    .toSorted((left, right) => left.prize - right.prize);
}

/** The place stands beside the ticket: one that is left out or given twice is another draw. */
function textOf(wins: readonly Win[]): string {
  return wins.map(({ ticketId, prize }) => `${prize} ${ticketId}`).join(' · ');
}

async function winnersOf({ tickets, prizes }: RaffleProof, seed: string): Promise<readonly Win[]> {
  const scored = await Promise.all(
    tickets.map(async (ticket) => ({
      ...ticket,
      score: await sha256([seed, '', ticket.ticketId].join('|')),
    })),
  );
  const holders = new Set<string>();
  const winners: Ticket['ticketId'][] = [];
  for (const { ticketId, holder } of scored.toSorted((a, b) => (a.score < b.score ? -1 : 1))) {
    if (!holders.has(holder)) {
      holders.add(holder);
      winners.push(ticketId);
    }
  }
  return winners.slice(0, prizes.length).map((ticketId, at) => ({ ticketId, prize: at + 1 }));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
