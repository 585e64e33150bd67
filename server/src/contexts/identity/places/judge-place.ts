import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { PlaceFacts } from './store-places.ts';
import { findPlaceFacts, insertPlace } from './store-places.ts';

/** How somebody has come in. */
export interface Arrival {
  readonly subjectId: string;
  readonly request: RequestFacts;
  /** By a code that was sent to them, or by a key of their device: nothing more is asked. */
  readonly isByChannel: boolean;
  /** By the word of another session, so that a factor was not asked for here. */
  readonly isVouched: boolean;
}

/**
 * Whether whoever comes from an address block that the member never used has to show more (X8).
 * Every other block is theirs from now on; one that has to be verified is not until it was.
 */
export async function isStrangePlace(ctx: Ctx, arrival: Arrival): Promise<boolean> {
  const { subjectId, request } = arrival;
  const key = { subjectId, addressBlock: request.addressBlock };
  const isStrange = asksMore(await findPlaceFacts(ctx.tx, key), arrival);
  if (!isStrange) {
    await insertPlace(ctx.tx, key, ctx.clock.now());
  }
  return isStrange;
}

/**
 * The first place is where an account was opened. One whose places are all forgotten, because
 * nobody came for longer than they are kept, has no first place any more: any is strange. Whoever
 * has nothing that they could show is not asked, because nobody but the desk could let them on;
 * they are asked as soon as they have.
 */
export function asksMore(
  { hasPlaces, hasSignedIn, isKnown, hasContact, hasAuthenticator }: PlaceFacts,
  { isByChannel, isVouched, request }: Pick<Arrival, 'isByChannel' | 'isVouched' | 'request'>,
): boolean {
  const isFactorProven = hasAuthenticator && !isVouched;
  const isFirst = !hasPlaces && !hasSignedIn;
  const isHome = isKnown || isFirst || request.isLocal;
  return !isHome && !isByChannel && !isFactorProven && (hasContact || hasAuthenticator);
}
