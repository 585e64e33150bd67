import type { RoundProof } from '../../shared/rounds/round-proof.ts';
import type { EventsProof } from './check-events.ts';
import type { DrawProof, TicketProof } from './proof.ts';
import type { RaffleProof } from './raffle-proof.ts';

export type Pasted =
  | { readonly kind: 'draw'; readonly proof: DrawProof }
  | { readonly kind: 'ticket'; readonly proof: TicketProof }
  | { readonly kind: 'events'; readonly proof: EventsProof }
  | { readonly kind: 'round'; readonly proof: RoundProof }
  | { readonly kind: 'raffle'; readonly proof: RaffleProof };

const texts = ['gameCode', 'issueNo'] as const;

/** A proof as this page saves it; undefined for any other text. */
export function readPasted(text: string): Pasted | undefined {
  const json = parsed(text);
  if (json?.['format'] === 'account-events/1' && Array.isArray(json['events'])) {
    return { kind: 'events', proof: json as unknown as EventsProof };
  }
  if (json?.['format'] === 'house-round/1' && typeof json['roundId'] === 'string') {
    return { kind: 'round', proof: json as unknown as RoundProof };
  }
  if (json?.['format'] === 'raffle-draw/1' && Array.isArray(json['tickets'])) {
    return { kind: 'raffle', proof: json as unknown as RaffleProof };
  }
  if (json === undefined || texts.some((key) => typeof json[key] !== 'string')) {
    return undefined;
  }
  // Each check refuses values that it cannot compute with; only the kind is decided here.
  if (typeof json['ticketId'] === 'string' && Array.isArray(json['path'])) {
    return { kind: 'ticket', proof: json as unknown as TicketProof };
  }
  return typeof json['family'] === 'string'
    ? { kind: 'draw', proof: json as unknown as DrawProof }
    : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? { ...json }
      : undefined;
  } catch {
    return undefined;
  }
}
