import type { Endpoints, ReplyOf } from '@portal/protocol';

export type RaffleProof = ReplyOf<Endpoints['readRaffleProof']>;

/** One statement about a raffle that was computed here, beside what was published. */
export interface RaffleStep {
  readonly name: 'commitment' | 'list' | 'winners';
  readonly computed: string;
  readonly published: string;
  readonly isFine: boolean;
}

/**
 * Draws a raffle again, with nothing of ours but the published rule: the score of a ticket is
 * `SHA-256(seed||ticket)` with an empty round value between the bars, the lowest win, one prize for
 * each holder (agents-loyalty-money.md D7). Undefined before the seed is published.
 */
export async function checkRaffle(proof: RaffleProof): Promise<readonly RaffleStep[] | undefined> {
  const { seed, listHash, tickets, commitment } = proof;
  if (seed === null || listHash === null) {
    return undefined;
  }
  const list = await sha256(tickets.map(({ ticketId }) => ticketId).join('\n'));
  const published = tickets
    .flatMap(({ ticketId, prize }) => (prize === null ? [] : [{ ticketId, prize }]))
    .toSorted((left, right) => left.prize - right.prize)
    .map(({ ticketId }) => ticketId);
  const drawn = await winnersOf(proof, seed);
  return [
    stepOf('commitment', await sha256(seed), commitment),
    stepOf('list', list, listHash),
    stepOf('winners', drawn.join(' '), published.join(' ')),
  ];
}

function stepOf(name: RaffleStep['name'], computed: string, published: string): RaffleStep {
  return { name, computed, published, isFine: computed === published };
}

async function winnersOf(
  { tickets, prizes }: RaffleProof,
  seed: string,
): Promise<readonly string[]> {
  const scored = await Promise.all(
    tickets.map(async (ticket) => ({
      ...ticket,
      score: await sha256([seed, '', ticket.ticketId].join('|')),
    })),
  );
  const holders = new Set<string>();
  const winners: string[] = [];
  for (const { ticketId, holder } of scored.toSorted((a, b) => (a.score < b.score ? -1 : 1))) {
    if (!holders.has(holder)) {
      holders.add(holder);
      winners.push(ticketId);
    }
  }
  return winners.slice(0, prizes.length);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
